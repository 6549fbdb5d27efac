import type { Locale } from "#locales/index.ts";
import { type PrivateMail, writeMail } from "#site/features/private-request/private-mail.ts";
import { cancelLink, requestTexts } from "./deletion-request.ts";

interface Receipt {
  readonly state: "frozen" | "deleting";
  readonly reference: string;
  readonly requestedAt: Date;
  readonly deleteAt: Date | undefined;
  readonly token: string;
}

/** The receipt of a request as a mail. @param siteOrigin of the cancel link */
export function receiptMail(
  { state, reference, requestedAt, deleteAt, token }: Receipt,
  locale: Locale | undefined,
  siteOrigin: string,
): PrivateMail {
  return writeMail(locale, siteOrigin, ({ t, formats, moment, labeled, url }) => {
    const { title, text } = requestTexts({ state, deleteAt }, { t, formats });
    const facts = [
      labeled(t("deleteAccount.reference"), reference),
      labeled(t("deleteAccount.requestedAt"), moment(requestedAt)),
      ...(deleteAt ? [labeled(t("deleteAccount.deleteAt"), moment(deleteAt))] : []),
    ];
    const cancel = `${t("deleteAccount.mailCancel")}\n${url(cancelLink(token))}`;
    return { title, paragraphs: [text, facts.join("\n"), cancel] };
  });
}
