import { useRef } from "react";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./embed-button.module.css";

/** Opens the code of a post, to copy. CSS shows it on desktops alone, with a tooltip: articles are written there. */
export function EmbedButton({ url }: { readonly url: string }) {
  const { t, locale } = useI18n();
  const ref = useRef<HTMLButtonElement>(null);
  const load = () => import("./embed-dialog.tsx").then(({ loadEmbedDialog }) => loadEmbedDialog(url, locale.code));
  const { Dialog, ...dialog } = useLazyDialog(load, { offline: t("connection.offline"), otherwise: () => {} });
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`screen-only script-only round-button raised ${styles.embed}`}
        title={t("sharing.embed")}
        onClick={dialog.open}
      >
        <LineIcon className="icon">
          <path d="m8 6-6 6 6 6M16 6l6 6-6 6" />
        </LineIcon>
      </button>
      {Dialog && <Dialog onClose={dialog.close} returnFocusTo={ref} />}
      {dialog.notice}
    </>
  );
}
