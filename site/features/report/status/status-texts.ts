import type { ReportStatus } from "#contract/reports.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";
import type { Translate } from "#site/i18n/translate.ts";

interface StatusTexts {
  readonly title: string;
  /** What happens next, where something does. */
  readonly text: string | undefined;
}

/** Where a report stands, as a heading and a sentence. */
export function statusTexts({ state }: Pick<ReportStatus, "state">, t: Translate): StatusTexts {
  switch (state) {
    case "received":
      return { title: t("reportStatus.receivedTitle"), text: t("reportStatus.receivedText") };
    case "decided":
      return { title: t("reportStatus.decidedTitle"), text: undefined };
    case "objected":
      return { title: t("reportStatus.objectedTitle"), text: t("reportStatus.objectedText") };
  }
}

type Outcome = NonNullable<ReportStatus["decision"]>["outcome"];

/** What a decision means for the content. */
export const outcomeTexts: Readonly<Record<Outcome, MessageKey>> = {
  removed: "reportStatus.removed",
  withheld: "reportStatus.withheld",
  kept: "reportStatus.kept",
  answered: "reportStatus.answered",
};
