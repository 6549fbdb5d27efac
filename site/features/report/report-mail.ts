import type { ReportTarget } from "#contract/report-fields.ts";
import type { ReportDecision } from "#contract/reports.ts";
import type { Locale } from "#locales/index.ts";
import {
  createMailWriter,
  type MailWriter,
  type PrivateMail,
  writeMail,
} from "#site/features/private-request/private-mail.ts";
import { confirmReportLink, objectionLink, reportStatusLink } from "./report-links.ts";

type Mail = { readonly reference: string; readonly token: string } & (
  | { readonly purpose: "receipt" }
  | { readonly purpose: "decision"; readonly decision: ReportDecision }
);

/** A mail about a report. What was typed is not in it. @param siteOrigin of the link */
export function reportMail(mail: Mail, locale: Locale | undefined, siteOrigin: string): PrivateMail {
  return writeMail(locale, siteOrigin, (writer) => {
    const { t, labeled, url } = writer;
    const reference = labeled(t("reportStatus.reference"), mail.reference);
    if (mail.purpose === "receipt") {
      const confirm = `${t("reportMail.confirm")}\n${url(confirmReportLink(mail.token))}`;
      return { title: t("reportStatus.receivedTitle"), paragraphs: [confirm, t("reportMail.notYou"), reference] };
    }
    const objection = wayToObject(writer, reportStatusLink(mail.token));
    return {
      title: t("reportStatus.decidedTitle"),
      paragraphs: [...decisionText(writer, mail.decision), reference, objection],
    };
  });
}

interface AuthorStatement {
  readonly reference: string;
  readonly decision: ReportDecision;
  readonly targets: readonly ReportTarget[];
}

/** The statement of reasons for the author of the content, which the app hands over. Names no reporter. */
export function authorStatement(
  { reference, decision, targets }: AuthorStatement,
  language: Locale,
  siteOrigin: string,
): string {
  const writer = createMailWriter(language, siteOrigin);
  const { t, labeled, sign } = writer;
  const addresses = targets.map(({ kind, uuid }) => `${siteOrigin}/${kind}/${uuid}`);
  return sign([
    [t("reportMail.author"), ...addresses].join("\n"),
    ...decisionText(writer, decision),
    t("reportMail.byPerson"),
    labeled(t("reportStatus.reference"), reference),
    wayToObject(writer, objectionLink(addresses)),
  ]);
}

function decisionText({ t, labeled, moment }: MailWriter, decision: ReportDecision): string[] {
  const decidedAt = moment(new Date(decision.decidedAt));
  return [
    t(`reportStatus.${decision.outcome}`),
    [labeled(t("reportStatus.ground"), decision.ground), labeled(t("reportStatus.decidedAt"), decidedAt)].join("\n"),
    decision.text,
  ];
}

/** The link stands before the sentence, which ends with the courts: below it, the link would read as theirs. */
function wayToObject({ t, url }: MailWriter, path: string): string {
  return [t("reportStatus.disagreeTitle"), url(path), t("reportStatus.disagreeText")].join("\n");
}
