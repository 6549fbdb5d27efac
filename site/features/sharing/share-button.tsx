import { useRef } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { Toast } from "#site/components/toast/toast.tsx";
import { useConfirmation } from "#site/components/toast/use-confirmation.ts";
import { VisuallyHidden } from "#site/components/visually-hidden.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { announce } from "#site/islands/announce.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import styles from "./share-button.module.css";
import { shareLink } from "./share-link.ts";

const loadCopyDialog = () => import("./copy-dialog.tsx").then((module) => module.CopyDialog);

interface ShareButtonProps {
  /** Absolute URL of what is shared, with the page's locale (share-url.ts). */
  readonly url: string;
  /** On a phone the icon alone: among other things in a row. */
  readonly compact?: boolean;
}

/**
 * Shares a post or a profile: the browser's own way where it has one, otherwise a copied link, otherwise a link to copy
 * by hand. Without script the button is not shown.
 */
export function ShareButton({ url, compact = false }: ShareButtonProps) {
  const { t } = useI18n();
  const [confirmation, confirm] = useConfirmation();
  const ref = useRef<HTMLButtonElement>(null);
  const copyDialog = useLazyDialog(loadCopyDialog, { offline: t("connection.offline"), otherwise: () => {} });
  const share = async () => {
    announce("share");
    const result = await shareLink(url);
    if (result === "copied") {
      confirm(t("sharing.copied"));
      announce("link-copy");
    }
    if (result === "failed") copyDialog.open();
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={classNames(
          "screen-only script-only",
          buttonStyle("quiet", "small"),
          styles.share,
          compact && styles.compact,
        )}
        onClick={share}
      >
        <LineIcon className="icon">
          <circle cx="17.5" cy="5.5" r="2.75" />
          <circle cx="6.5" cy="12" r="2.75" />
          <circle cx="17.5" cy="18.5" r="2.75" />
          <path d="m8.9 10.6 6.2-3.7M8.9 13.4l6.2 3.7" />
        </LineIcon>
        <span>{t("sharing.share")}</span>
      </button>
      {/* Always there, so that a screen reader announces what comes into it. */}
      <VisuallyHidden role="status">{confirmation}</VisuallyHidden>
      {confirmation && <Toast text={confirmation} />}
      {copyDialog.Dialog && <copyDialog.Dialog url={url} onClose={copyDialog.close} returnFocusTo={ref} />}
      {copyDialog.notice}
    </>
  );
}

export const ShareButtonIsland = defineIsland(ShareButton, {
  name: "share-button",
  messages: ["sharing", "connection"],
});
