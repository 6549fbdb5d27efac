import { brand } from "#brand/brand.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import type { ReportDecision } from "#contract/reports.ts";
import { fallbackLocale, type Locale, languageOf } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import { momentText } from "#site/i18n/moment-text.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { confirmReportLink, objectionLink, reportStatusLink } from "../report-links.ts";

type Mail = { readonly reference: string; readonly token: string } & (
  | { readonly purpose: "receipt" }
  | { readonly purpose: "decision"; readonly decision: ReportDecision }
);

interface ReportMailText {
  /** The sender's name. */
  readonly brand: string;
  readonly language: Locale;
  readonly subject: string;
  readonly text: string;
}

/** A mail about a report, in plain text. What was typed is not in it. @param siteOrigin of the link */
export function reportMail(mail: Mail, locale: Locale | undefined, siteOrigin: string): ReportMailText {
  const language = locale ?? fallbackLocale;
  const { t, labeled, url } = writerOf(language, siteOrigin);
  const reference = labeled(t("reportStatus.reference"), mail.reference);
  const isReceipt = mail.purpose === "receipt";
  const title = isReceipt ? t("reportStatus.receivedTitle") : t("reportStatus.decidedTitle");
  const paragraphs = isReceipt
    ? [`${t("reportMail.confirm")}\n${url(confirmReportLink(mail.token))}`, t("reportMail.notYou"), reference]
    : [
        ...decisionText(mail.decision, language, siteOrigin),
        reference,
        wayToObject(language, url(reportStatusLink(mail.token))),
      ];
  return {
    brand: brand.name,
    language,
    subject: labeled(brand.name, title),
    text: `${[...paragraphs, signature(siteOrigin)].join("\n\n")}\n`,
  };
}

interface AuthorStatement {
  readonly reference: string;
  readonly decision: ReportDecision;
  readonly targets: readonly ReportTarget[];
}

/** The statement of reasons for whoever has posted the content, which the app hands over. Names no reporter. */
export function authorStatement(
  { reference, decision, targets }: AuthorStatement,
  language: Locale,
  siteOrigin: string,
): string {
  const { t, labeled, url } = writerOf(language, siteOrigin);
  const addresses = targets.map(({ kind, uuid }) => `${siteOrigin}/${kind}/${uuid}`);
  const paragraphs = [
    [t("reportMail.author"), ...addresses].join("\n"),
    ...decisionText(decision, language, siteOrigin),
    t("reportMail.byPerson"),
    labeled(t("reportStatus.reference"), reference),
    wayToObject(language, url(objectionLink(addresses))),
    signature(siteOrigin),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

function decisionText(decision: ReportDecision, language: Locale, siteOrigin: string): string[] {
  const { t, labeled } = writerOf(language, siteOrigin);
  const decidedAt = momentText(new Date(decision.decidedAt), languageOf(language), formatsOf(language));
  return [
    t(`reportStatus.${decision.outcome}`),
    [labeled(t("reportStatus.ground"), decision.ground), labeled(t("reportStatus.decidedAt"), decidedAt)].join("\n"),
    decision.text,
  ];
}

/** The link stands before the sentence, which ends with the courts: below it, the link would read as theirs. */
function wayToObject(language: Locale, url: string): string {
  const t = createTranslate(language);
  return [t("reportStatus.disagreeTitle"), url, t("reportStatus.disagreeText")].join("\n");
}

function writerOf(language: Locale, siteOrigin: string) {
  const t = createTranslate(language);
  const link = createLink(language, true);
  return {
    t,
    labeled: (label: string, value: string) => t("deleteAccount.mailLabeled", { label, value }),
    url: (path: string) => siteOrigin + link(path),
  };
}

function signature(siteOrigin: string): string {
  return `${brand.name}\n${siteOrigin}`;
}
