import type { Translate } from "#site/i18n/translate.ts";
import { ModalDialog } from "#site/ui/modal-dialog.tsx";

/** What a share button may need to say: that the link is copied, or where to copy it by hand. */
export function SharePanel({ t }: { readonly t: Translate }) {
  return (
    <>
      <p id="share-status" role="status" data-copied={t("sharing.copied")} />
      <ModalDialog id="share-dialog" labelledBy="share-dialog-title" closeLabel={t("sharing.close")}>
        <h2 id="share-dialog-title">{t("sharing.copyTitle")}</h2>
        <p>{t("sharing.copyText")}</p>
        <input id="share-link" type="text" dir="ltr" readOnly aria-label={t("sharing.link")} />
      </ModalDialog>
    </>
  );
}
