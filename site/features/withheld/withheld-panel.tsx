import { FailurePanel } from "#site/components/failure-panel.tsx";
import { objectionLink } from "#site/features/report/report-links.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { WithholdingOrder } from "#site/product-api/parse-order.ts";

interface WithheldPanelProps {
  readonly order: WithholdingOrder | undefined;
  /** Path of the post or profile. */
  readonly path: string;
  /** The site's own origin. */
  readonly origin: string;
}

/** Content that an order forbids to show (451): the reference, the authority, and how to object. */
export function WithheldPanel({ order, path, origin }: WithheldPanelProps) {
  const { t, link } = useI18n();
  const { reference, blockedBy } = order ?? {};
  return (
    <FailurePanel
      title={t("withheld.title")}
      text={t("withheld.text")}
      facts={[
        ...(reference === undefined ? [] : [{ label: t("withheld.reference"), value: reference }]),
        ...(blockedBy === undefined ? [] : [{ label: t("withheld.blockedBy"), value: blockedBy, href: blockedBy }]),
      ]}
      actions={[
        { href: link(objectionLink([origin + path])), label: t("withheld.object") },
        { href: link("/"), label: t("errors.goHome") },
      ]}
    />
  );
}
