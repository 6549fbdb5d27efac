import { buttonStyle } from "#site/components/button-style.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";

/** Prints the page (print.script.ts); not shown without script. */
export function PrintButton() {
  const { t } = useI18n();
  return (
    <button type="button" className={`script-only ${buttonStyle("quiet", "small")}`} data-print="">
      {t("ticket.print")}
    </button>
  );
}
