import type { Locale } from "#locales/index.ts";
import { type PrivateMail, writeMail } from "#site/features/private-request/private-mail.ts";
import { cancelLink } from "./deletion-request.ts";

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
    const isDeleting = state === "deleting" && deleteAt !== undefined;
    const facts = [
      labeled(t("deleteAccount.reference"), reference),
      labeled(t("deleteAccount.requestedAt"), moment(requestedAt)),
      ...(isDeleting ? [labeled(t("deleteAccount.deleteAt"), moment(deleteAt))] : []),
    ];
    const cancel = `${t("deleteAccount.mailCancel")}\n${url(cancelLink(token))}`;
    return {
      title: isDeleting ? t("deleteAccount.receiptDeletingTitle") : t("deleteAccount.receiptFrozenTitle"),
      paragraphs: [
        isDeleting
          ? t("deleteAccount.receiptDeletingText", { date: formats.date(deleteAt) })
          : t("deleteAccount.receiptFrozenText"),
        facts.join("\n"),
        cancel,
      ],
    };
  });
}
