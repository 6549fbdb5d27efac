import { type ComponentType, useRef } from "react";
import type { Locale } from "#locales/index.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { ModalDialog, type ModalDialogProps } from "#site/components/dialog/modal-dialog.tsx";
import { useConfirmation } from "#site/components/toast/use-confirmation.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { loadTranslate } from "#site/i18n/load-translate.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { AnsweringButton } from "./answering-button.tsx";
import styles from "./copy-dialog.module.css";
import { copyText } from "./share-link.ts";

type EmbedDialogProps = Pick<ModalDialogProps, "onClose" | "returnFocusTo">;

/**
 * The dialog with the code of a post for other sites: the `html` of its oEmbed answer, or a sentence that it cannot be loaded.
 *
 * @param url of the post, with the language that its card has
 * @throws where the texts cannot be loaded
 */
export async function loadEmbedDialog(url: string, locale: Locale): Promise<ComponentType<EmbedDialogProps>> {
  const [code, text] = await Promise.all([loadCode(url), loadTranslate(locale, "embedCode")]);
  return (props) => <EmbedDialog {...props} code={code} text={text} />;
}

async function loadCode(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/oembed?url=${encodeURIComponent(url)}`);
    return (await response.json()).html;
  } catch {
    return undefined;
  }
}

const titleId = "embed-dialog-title";

interface EmbedCodeProps {
  readonly code: string;
  readonly text: Translate;
}

function EmbedDialog({
  code,
  text,
  ...dialog
}: EmbedDialogProps & { readonly code: string | undefined; readonly text: Translate }) {
  const { t } = useI18n();
  return (
    <ModalDialog {...dialog} labelledBy={titleId} closeLabel={t("sharing.close")}>
      <h2 id={titleId} className={`heading ${styles.title}`}>
        {text("embedCode.title")}
      </h2>
      <p className={`note ${styles.text}`}>{text(code ? "embedCode.text" : "embedCode.failed")}</p>
      {code && <EmbedCode code={code} text={text} />}
    </ModalDialog>
  );
}

function EmbedCode({ code, text }: EmbedCodeProps) {
  const { t } = useI18n();
  const [confirmation, confirm] = useConfirmation();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (await copyText(code)) confirm(t("sharing.done"));
    else field.current?.focus();
  };
  return (
    <>
      <textarea
        ref={field}
        className={`${styles.field} ${styles.code}`}
        dir="ltr"
        rows={6}
        readOnly
        value={code}
        aria-labelledby={titleId}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <AnsweringButton
        className={`${buttonStyle("primary")} ${styles.copy}`}
        onClick={copy}
        answer={t("sharing.done")}
        spoken={confirmation}
      >
        <span>{text("embedCode.copy")}</span>
      </AnsweringButton>
    </>
  );
}
