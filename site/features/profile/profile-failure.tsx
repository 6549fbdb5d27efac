import { FailurePanel } from "#site/components/failure-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { isTemporary } from "#site/product-api/is-temporary.ts";
import type { Failure } from "#site/product-api/product-api.ts";

interface ProfileFailureProps {
  readonly reason: Exclude<Failure, "withheld">;
  /** This page, to request it again. */
  readonly retryHref: string;
}

export function ProfileFailure({ reason, retryHref }: ProfileFailureProps) {
  const { t, link } = useI18n();
  const titles: Record<typeof reason, string> = {
    "not-found": t("profile.notFound"),
    gone: t("profile.gone"),
    "no-data": t("profile.noData"),
    malformed: t("profile.noData"),
    unavailable: t("profile.unavailable"),
  };
  const unavailable = isTemporary(reason);
  return (
    <FailurePanel
      title={titles[reason]}
      text={unavailable ? t("errors.unavailableText") : t("errors.notFoundText")}
      retry={unavailable ? { href: retryHref, label: t("errors.retry") } : undefined}
      alternatives={[
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  );
}
