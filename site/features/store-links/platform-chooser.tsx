import type { Translate } from "#site/i18n/translate.ts";
import { ModalDialog } from "#site/ui/modal-dialog.tsx";
import { VisuallyHidden } from "#site/ui/visually-hidden.tsx";
import type { StoreContext } from "./store-context.ts";
import { AppleMark, GooglePlayMark } from "./store-marks.tsx";
import { type Platform, storeUrl } from "./store-urls.ts";

/** The question "Apple or Google?" (specification, section 2, /post): each answer leads to that store. */
export function PlatformChooser({ t, context }: { readonly t: Translate; readonly context: StoreContext }) {
  const choices = [
    { platform: "apple", label: t("chooser.apple"), Mark: AppleMark },
    { platform: "google", label: t("chooser.google"), Mark: GooglePlayMark },
  ] as const satisfies readonly { platform: Platform; label: string; Mark: unknown }[];
  return (
    <ModalDialog id="platform-chooser" labelledBy="platform-chooser-title" closeLabel={t("chooser.close")}>
      <h2 id="platform-chooser-title">{t("chooser.title")}</h2>
      <p>{t("chooser.text")}</p>
      <ul role="list">
        {choices.map(({ platform, label, Mark }) => (
          <li key={platform}>
            <a
              href={storeUrl(platform, { context, position: "chooser" })}
              target="_blank"
              rel="noopener"
              data-store={platform}
              data-position="chooser"
            >
              <Mark />
              <span>
                {label}
                <VisuallyHidden>{` (${t("accessibility.newTab")})`}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
