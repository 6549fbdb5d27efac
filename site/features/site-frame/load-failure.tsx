import { FailurePanel } from "#site/components/failure-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { type Failure, isTemporary } from "#site/product-api/product-api.ts";

interface LoadFailureProps {
  readonly reason: Failure;
  /** The specification's text (section 8). */
  readonly title: string;
  /** What it means, where that is not plain from the reason. */
  readonly text?: string | undefined;
  /** Of this page; where its content may be there later, a link leads to it again. */
  readonly path: string;
}

/** Content that could not be loaded: what is wrong, what it means, and where to go from here. */
export function LoadFailure({ reason, title, text, path }: LoadFailureProps) {
  const { t, link } = useI18n();
  const isRetried = isTemporary(reason);
  return (
    <FailurePanel
      title={title}
      text={text ?? (isRetried ? t("errors.unavailableText") : t("errors.goneText"))}
      actions={[
        ...(isRetried ? [{ href: link(path), label: t("errors.retry") }] : []),
        { href: link("/"), label: t("errors.goHome") },
        { href: link("/download"), label: t("errors.getApp") },
      ]}
    />
  );
}
