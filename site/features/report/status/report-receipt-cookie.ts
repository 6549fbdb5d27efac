import { createReceiptCookie } from "#site/http/receipt-cookie.ts";
import { reportPath } from "../report-links.ts";

/** The page that shows a receipt after a report was accepted. */
export const receiptPath = `${reportPath}/receipt`;

export const reportReceiptCookie = createReceiptCookie("report-receipt", reportPath);
