import type { LanguageCode } from "#locales/index.ts";
import type { EnglishMessages } from "#locales/messages.ts";
import { textsOfPage } from "#site/i18n/texts-of-page.ts";
import { addModalDialog } from "#site/ui/add-modal-dialog.ts";
import { createElement } from "#site/ui/create-element.ts";
import { readStoreContext } from "./store-context.ts";
import { storeMarkDrawings } from "./store-mark-drawings.ts";
import { type Platform, storeUrl } from "./store-urls.ts";

const chooserTexts = import.meta.glob<EnglishMessages["chooser"]>("/locales/*.json", {
  eager: true,
  import: "chooser",
});
const linkTexts = import.meta.glob<EnglishMessages["links"]>("/locales/*.json", { eager: true, import: "links" });

/**
 * The question "Apple or Google?" (specification, section 2, /post): each answer leads to that store.
 *
 * @param opener leads to the download page where there is no script, and says by its address where the visitor is
 */
export function createPlatformChooser(opener: HTMLAnchorElement): HTMLDialogElement {
  const texts = textsOfPage(chooserTexts);
  const { newTab } = textsOfPage(linkTexts);
  const language = document.documentElement.lang as LanguageCode;
  const context = readStoreContext(new URL(opener.href).searchParams, language);
  const choice = (platform: Platform) => {
    const link = createElement("a", {
      href: storeUrl(platform, { context, position: "chooser" }),
      target: "_blank",
      rel: "noopener",
      "aria-label": `${texts[platform]} (${newTab})`,
      "data-store": platform,
      "data-position": "chooser",
    });
    link.innerHTML = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${storeMarkDrawings[platform]}</svg>`;
    link.append(texts[platform]);
    return createElement("li", {}, link);
  };
  return addModalDialog(
    "platform-chooser",
    texts.close,
    createElement("h2", { id: "platform-chooser-title" }, texts.title),
    createElement("p", {}, texts.text),
    createElement("ul", { role: "list" }, choice("apple"), choice("google")),
  );
}
