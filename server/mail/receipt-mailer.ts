import { createTransport } from "nodemailer";
import type { AccountSettings } from "#backend/accounts/account-settings.ts";
import { receiptMail } from "#site/features/account-deletion/receipt/receipt-mail.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";

/** Milliseconds: a mail server that does not answer must not hold up the account job. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

interface ReceiptMailer {
  readonly send: NonNullable<AccountSettings["sendMail"]>;
  readonly close: () => void;
}

/** Sends receipts of account deletions over SMTP, in the visitor's language. @param siteOrigin of the cancel link */
export function createReceiptMailer(
  { smtpUrl, from }: { readonly smtpUrl: string; readonly from: string },
  siteOrigin: string,
): ReceiptMailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send({ to, locale, ...receipt }) {
      const { brand, language, subject, text } = receiptMail(receipt, matchLocale(locale), siteOrigin);
      await transport.sendMail({
        from: { name: brand, address: from },
        to: { name: "", address: to },
        subject,
        text,
        // RFC 3834: no out-of-office reply is wanted.
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
