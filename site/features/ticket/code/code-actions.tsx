import { useRef, useState } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { Toast } from "#site/components/toast/toast.tsx";
import { useConfirmation } from "#site/components/toast/use-confirmation.ts";
import { copyText } from "#site/features/sharing/share-link.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import styles from "./code-actions.module.css";
import { FullScreenCode } from "./full-screen-code.tsx";
import { TicketCode } from "./ticket-code.tsx";

interface CodeActionsProps {
  readonly code: string;
  /** Of the event: full screens of two tickets look alike. */
  readonly title: string;
  /** Whether there is a QR code to enlarge. */
  readonly hasQrCode: boolean;
}

/**
 * The code as text, with buttons that copy it and show its QR code as large as the screen. Its dialog is not loaded
 * later, as others are: at an entrance there may be no connection. Without script there are no buttons.
 */
export function CodeActions({ code, title, hasQrCode }: CodeActionsProps) {
  const { t } = useI18n();
  const [isFullScreen, setIsFullScreen] = useState(false);
  const [confirmation, confirm] = useConfirmation();
  const text = useRef<HTMLElement>(null);
  const enlarge = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    const isCopied = await copyText(code);
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current);
    confirm(t(isCopied ? "ticketCode.copied" : "ticketCode.selected"));
  };
  return (
    <>
      <p className={styles.text}>
        <TicketCode ref={text} code={code} />
      </p>
      <div className={`screen-only script-only row ${styles.actions}`}>
        {hasQrCode && (
          <button
            ref={enlarge}
            type="button"
            className={`${buttonStyle("primary", "small")} ${styles.action}`}
            onClick={() => setIsFullScreen(true)}
          >
            {t("ticketCode.enlarge")}
          </button>
        )}
        <button type="button" className={`${buttonStyle("quiet", "small")} ${styles.action}`} onClick={copy}>
          {t("ticketCode.copy")}
        </button>
      </div>
      {/* Always there, so that a screen reader announces what comes into it. */}
      <span className="hidden-text" role="status">
        {confirmation}
      </span>
      {confirmation && <Toast text={confirmation} />}
      {isFullScreen && (
        <FullScreenCode code={code} title={title} onClose={() => setIsFullScreen(false)} returnFocusTo={enlarge} />
      )}
    </>
  );
}

export const CodeActionsIsland = defineIsland(CodeActions, { name: "code-actions", messages: ["ticketCode"] });
