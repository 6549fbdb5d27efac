import { brand } from "#brand/brand.ts";
import { fallbackLocale, type Locale, languageOf } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import { momentText } from "#site/i18n/moment-text.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { cancelLink } from "./receipt-cookie.ts";

interface Receipt {
  readonly state: "frozen" | "deleting";
  readonly reference: string;
  readonly requestedAt: Date;
  readonly deleteAt: Date | undefined;
  readonly token: string;
}

interface ReceiptMailText {
  /** The sender's name. */
  readonly brand: string;
  readonly language: Locale;
  readonly subject: string;
  readonly text: string;
}

/** The receipt of a request as a mail in plain text. @param siteOrigin of the cancel link */
export function receiptMail(
  { state, reference, requestedAt, deleteAt, token }: Receipt,
  locale: Locale | undefined,
  siteOrigin: string,
): ReceiptMailText {
  const language = locale ?? fallbackLocale;
  const t = createTranslate(language);
  const formats = formatsOf(language);
  const moment = (time: Date) => momentText(time, languageOf(language), formats);
  const isDeleting = state === "deleting" && deleteAt !== undefined;
  const title = isDeleting ? t("deleteAccount.receiptDeletingTitle") : t("deleteAccount.receiptFrozenTitle");
  const labeled = (label: string, value: string) => t("deleteAccount.mailLabeled", { label, value });
  const facts = [
    labeled(t("deleteAccount.reference"), reference),
    labeled(t("deleteAccount.requestedAt"), moment(requestedAt)),
    ...(isDeleting ? [labeled(t("deleteAccount.deleteAt"), moment(deleteAt))] : []),
  ];
  const paragraphs = [
    isDeleting
      ? t("deleteAccount.receiptDeletingText", { date: formats.date(deleteAt) })
      : t("deleteAccount.receiptFrozenText"),
    facts.join("\n"),
    `${t("deleteAccount.mailCancel")}\n${siteOrigin}${createLink(language, true)(cancelLink(token))}`,
    `${brand.name}\n${siteOrigin}`,
  ];
  return { brand: brand.name, language, subject: labeled(brand.name, title), text: `${paragraphs.join("\n\n")}\n` };
}
