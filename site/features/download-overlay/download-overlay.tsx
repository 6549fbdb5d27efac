import phoneFeed from "#brand/pictures/phone-feed.png?picture";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import type { Translate } from "#site/i18n/translate.ts";

/** The first visit's invitation (specification, section 2): closed in the HTML, so it never flashes nor traps. */
export function DownloadOverlay({ t, context }: { readonly t: Translate; readonly context: StoreContext }) {
  return (
    <ModalDialog id="download-overlay" labelledBy="download-overlay-title" closeLabel={t("overlay.close")}>
      <div>
        <ResponsiveImage image={phoneFeed} alt="" sizes="min(15rem, 52vw)" />
      </div>
      <h2 id="download-overlay-title">{t("overlay.title")}</h2>
      <p>{t("overlay.text")}</p>
      <div>
        <StoreLinks t={t} context={context} position="overlay" />
      </div>
    </ModalDialog>
  );
}
