import { FailurePanel } from "#site/components/failure-panel.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import type { Failure } from "#site/product-api/product-api.ts";

interface PostFailureProps {
  readonly reason: Failure;
  readonly t: Translate;
  readonly link: (path: string) => string;
  /** Where trying again leads: the page itself. */
  readonly retryHref?: string | undefined;
}

/** A post that cannot be shown: the specification's text (section 8), what it means, and the ways on. */
export function PostFailure({ reason, t, link, retryHref }: PostFailureProps) {
  return (
    <FailurePanel
      title={reason === "no-data" ? t("post.noData") : t("post.notFound")}
      text={explanation(reason, t)}
      retry={retryHref === undefined ? undefined : { href: retryHref, label: t("errors.retry") }}
      alternatives={[
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  );
}

function explanation(reason: Failure, t: Translate): string | undefined {
  switch (reason) {
    case "gone":
      return t("post.gone");
    case "unavailable":
      return t("errors.unavailableText");
    case "not-found":
    case "no-data":
      return undefined;
  }
}
