import { FailurePanel } from "#site/components/failure-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { AccountDeletionFailure } from "#site/product-api/account-deletion.ts";

interface MissingRequestProps {
  readonly failure: AccountDeletionFailure;
  /** What was asked for: a receipt of this browser, or the request of a link. */
  readonly asked: "receipt" | "link";
  /** Path that tries again. */
  readonly retry: string;
}

/** A receipt or a cancel link that cannot be shown. */
export function MissingRequest({ failure, asked, retry }: MissingRequestProps) {
  const { t, link } = useI18n();
  const alternatives = [
    { href: link("/delete-account"), label: t("navigation.deleteAccount") },
    { href: link("/"), label: t("errors.goHome") },
  ];
  if (failure.reason === "too-many-requests") {
    const count = Math.ceil(failure.retryAfterSeconds / 60);
    return <FailurePanel title={t("form.tooManyAttempts", { count })} alternatives={alternatives} />;
  }
  if (failure.reason === "unavailable") {
    return (
      <FailurePanel
        title={t("errors.unavailableText")}
        retry={{ href: retry, label: t("errors.retry") }}
        alternatives={alternatives}
      />
    );
  }
  const [title, text] =
    asked === "receipt"
      ? [t("deleteAccount.noReceiptTitle"), t("deleteAccount.noReceiptText")]
      : [t("deleteAccount.invalidLinkTitle"), t("deleteAccount.invalidLinkText")];
  return <FailurePanel title={title} text={text} alternatives={alternatives} />;
}
