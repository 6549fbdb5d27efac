import { FailurePanel } from "#site/components/failure-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import { isTemporary } from "#site/product-api/is-temporary.ts";
import type { Failure } from "#site/product-api/product-api.ts";

interface PostFailureProps {
  readonly reason: Exclude<Failure, "withheld">;
  /** As the page's URL has it; where the post may be there later, a link leads to it again. */
  readonly uuid: string;
}

/** A post that cannot be shown: the specification's text (section 8), what it means, and where to go from here. */
export function PostFailure({ reason, uuid }: PostFailureProps) {
  const { t, link } = useI18n();
  return (
    <FailurePanel
      title={reason === "no-data" || reason === "malformed" ? t("post.noData") : t("post.notFound")}
      text={explanation(reason, t)}
      retry={isTemporary(reason) ? { href: link(`/post/${uuid}`), label: t("errors.retry") } : undefined}
      alternatives={[
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  );
}

function explanation(reason: PostFailureProps["reason"], t: Translate): string {
  switch (reason) {
    case "gone":
      return t("post.gone");
    case "malformed":
    case "unavailable":
      return t("errors.unavailableText");
    case "not-found":
    case "no-data":
      return t("errors.notFoundText");
  }
}
