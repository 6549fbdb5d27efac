import { createTransport } from "nodemailer";
import type { ModerationMail, ReceiptMail, ReportMail } from "#backend/backend-context.ts";
import { receiptMail } from "#site/features/account-deletion/receipt-mail.ts";
import { reportMail } from "#site/features/report/report-mail.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { moderationMail } from "./moderation-mail.ts";

/** Milliseconds: a mail server that does not answer must not hold up the background job. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

type MailText = ReturnType<typeof receiptMail | typeof moderationMail> & {
  /** Attached. */
  readonly page?: { readonly name: string; readonly html: string };
};

/**
 * Sends mails over SMTP, in the visitor's language; those to moderators are in English, as their commands are.
 *
 * @param siteOrigin of the links in them
 */
export function createMailer(
  {
    smtpUrl,
    from,
    moderators,
  }: { readonly smtpUrl: string; readonly from: string; readonly moderators?: string | undefined },
  siteOrigin: string,
) {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  async function send(to: string, { brand, language, subject, text, page }: MailText): Promise<void> {
    await transport.sendMail({
      from: { name: brand, address: from },
      to: { name: "", address: to },
      subject,
      text,
      attachments: page && [{ filename: page.name, content: page.html, contentType: "text/html; charset=utf-8" }],
      // RFC 3834: no out-of-office reply is wanted.
      headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  return {
    /** Sends the receipt of an account deletion. */
    sendReceipt: ({ to, locale, ...receipt }: ReceiptMail) =>
      send(to, receiptMail(receipt, matchLocale(locale), siteOrigin)),
    sendReportMail: ({ to, locale, ...mail }: ReportMail) =>
      send(to, reportMail(mail, matchLocale(locale), siteOrigin)),
    /** Undefined without an address for reports. */
    sendModerationMail:
      moderators === undefined ? undefined : (mail: ModerationMail) => send(moderators, moderationMail(mail)),
    /** Sends any other mail. */
    send,
    /** Connects and logs in. */
    takesMail: () => transport.verify().catch(() => false),
    close: () => transport.close(),
  };
}
