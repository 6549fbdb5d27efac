import { FailurePanel } from "#site/components/failure-panel.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import type { Failure } from "#site/product-api/product-api.ts";

interface ProfileFailureProps {
  readonly reason: Failure;
  /** Of this page, to ask for it again. */
  readonly address: string;
  readonly t: Translate;
  readonly link: (path: string) => string;
}

export function ProfileFailure({ reason, address, t, link }: ProfileFailureProps) {
  const titles: Record<Failure, string> = {
    "not-found": t("profile.notFound"),
    gone: t("profile.gone"),
    "no-data": t("profile.noData"),
    unavailable: t("profile.unavailable"),
  };
  const down = reason === "unavailable";
  return (
    <FailurePanel
      title={titles[reason]}
      text={down ? t("errors.unavailableText") : t("errors.notFoundText")}
      retry={down ? { href: address, label: t("errors.retry") } : undefined}
      alternatives={[
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  );
}
