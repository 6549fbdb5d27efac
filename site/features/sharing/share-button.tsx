import { type ReactNode, useRef } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useConfirmation } from "#site/components/toast/use-confirmation.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { announce } from "#site/islands/announce.ts";
import { defineIsland, ServerHtml } from "#site/islands/define-island.tsx";
import { AnsweringButton } from "./answering-button.tsx";
import { EmbedButton } from "./embed-button.tsx";
import styles from "./share-button.module.css";
import { shareLink } from "./share-link.ts";

const loadCopyDialog = () => import("./copy-dialog.tsx").then((module) => module.CopyDialog);

interface ShareButtonProps {
  /** Absolute URL of what is shared, with the page's locale (share-url.ts). */
  readonly url: string;
  /** Whether it is a post whose code stands beside the button, for other sites. */
  readonly isEmbeddable?: boolean;
  /** Of a count of shares, which is the button's content then. */
  readonly countClass?: string;
  readonly children?: ReactNode;
}

/**
 * Shares a post or a profile: the browser's own way where it has one, otherwise a copied link, which the button itself says,
 * otherwise a link to copy by hand. Without script the button is not shown.
 */
export function ShareButton({ url, isEmbeddable = false, countClass, children }: ShareButtonProps) {
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
    if (result === "failed" && ref.current) copyDialog.open(ref.current);
  };
  return (
    <>
      <AnsweringButton
        ref={ref}
        className={classNames(
          "script-only",
          countClass ?? `screen-only ${buttonStyle("quiet", "small")} ${styles.share}`,
        )}
        onClick={share}
        answer={t("sharing.done")}
        spoken={confirmation}
      >
        {countClass ? (
          <ServerHtml>{children}</ServerHtml>
        ) : (
          <>
            <LineIcon className="icon">{linkedDots}</LineIcon>
            <span className={styles.word}>{t("sharing.share")}</span>
          </>
        )}
      </AnsweringButton>
      {isEmbeddable && <EmbedButton url={url} />}
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
