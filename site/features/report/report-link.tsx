import { useI18n } from "#site/i18n/i18n-context.tsx";
import { reportPath } from "./report-links.ts";

interface ReportLinkProps {
  /** Path of the post or profile; without it, the link leads to the empty form. */
  readonly about?: string;
  readonly className?: string | undefined;
  /** Whether it leaves the frame of another site's page. */
  readonly newTab?: boolean;
}

/** A quiet link to the form for reports. Search engines do not follow it: there is one for each post. */
export function ReportLink({ about, className, newTab = false }: ReportLinkProps) {
  const { t, link } = useI18n();
  return (
    <a
      className={className}
      href={link(about === undefined ? reportPath : `${reportPath}?about=${about}`)}
      target={newTab ? "_blank" : undefined}
      rel={newTab ? "nofollow noopener" : "nofollow"}
    >
      {t("navigation.report")}
    </a>
  );
}
