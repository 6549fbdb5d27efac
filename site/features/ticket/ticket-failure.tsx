import { FailurePanel } from "#site/components/failure-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { isTemporary } from "#site/product-api/is-temporary.ts";
import type { Failure } from "#site/product-api/product-api.ts";

interface TicketFailureProps {
  readonly reason: Failure;
  /** Path of this page, to request it again. */
  readonly path: string;
}

/** The one error line of a ticket (specification, section 8), whatever the reason. */
export function TicketFailure({ reason, path }: TicketFailureProps) {
  const { t, link } = useI18n();
  const unavailable = isTemporary(reason);
  return (
    <FailurePanel
      title={t("ticket.error", { message: t("ticket.notFound") })}
      text={unavailable ? t("errors.unavailableText") : t("errors.notFoundText")}
      retry={unavailable ? { href: link(path), label: t("errors.retry") } : undefined}
      alternatives={[
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  );
}
