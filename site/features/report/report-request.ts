import { definePrivateRequest } from "#site/features/private-request/private-request.ts";
import { reportPath } from "./report-links.ts";

export const reportRequest = definePrivateRequest(reportPath, "report-receipt", {
  title: "report.title",
  description: "report.lead",
  toForm: "reportStatus.another",
  receipt: ["reportStatus.noReceiptTitle", "reportStatus.noReceiptText"],
  link: ["reportStatus.invalidLinkTitle", "reportStatus.invalidLinkText"],
});
