import { useRef } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
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
}

/**
 * Shares a post or a profile: the browser's own way where it has one, otherwise a copied link, which the button itself says,
 * otherwise a link to copy by hand. Without script the button is not shown.
 */
export function ShareButton({ url }: ShareButtonProps) {
  const { t } = useI18n();
  const [confirmation, confirm] = useConfirmation();
  const isCopied = confirmation !== "";
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
        className={classNames("screen-only script-only", buttonStyle("quiet", "small"), styles.share)}
        onClick={share}
      >
        <LineIcon className="icon">{isCopied ? <path d="m5 12.5 4.5 4.5L19 7.5" /> : linkedDots}</LineIcon>
        <span>{t("sharing.share")}</span>
        {/* For the eye: a live region speaks. */}
        {isCopied && (
          <span className={`fill ${styles.answer}`} aria-hidden="true">
            {t("sharing.done")}
          </span>
        )}
      </button>
      {/* Always there, so that a screen reader announces what comes into it. */}
      <VisuallyHidden role="status">{confirmation}</VisuallyHidden>
      {copyDialog.Dialog && <copyDialog.Dialog url={url} onClose={copyDialog.close} returnFocusTo={ref} />}
      {copyDialog.notice}
    </>
  );
}

const linkedDots = (
  <>
    <circle cx="17.5" cy="5.5" r="2.75" />
    <circle cx="6.5" cy="12" r="2.75" />
    <circle cx="17.5" cy="18.5" r="2.75" />
    <path d="m8.9 10.6 6.2-3.7M8.9 13.4l6.2 3.7" />
  </>
);

export const ShareButtonIsland = defineIsland(ShareButton, {
  name: "share-button",
  messages: ["sharing", "connection"],
});
