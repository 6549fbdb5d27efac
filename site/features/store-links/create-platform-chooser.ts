import type { EnglishMessages } from "#locales/messages.ts";
import { addModalDialog } from "#site/components/add-modal-dialog.ts";
import { createElement } from "#site/components/create-element.ts";
import { textsOfPage } from "#site/i18n/texts-of-page.ts";
import appleMark from "./apple-mark.svg?raw";
import googlePlayMark from "./google-play-mark.svg?raw";
import type { Platform } from "./store-urls.ts";

const chooserTexts = import.meta.glob<EnglishMessages["chooser"]>("/locales/*.json", {
  eager: true,
  import: "chooser",
});
const linkTexts = import.meta.glob<EnglishMessages["links"]>("/locales/*.json", { eager: true, import: "links" });

/** No badges here: Apple's mark has the text's colour. */
const marks: Readonly<Record<Platform, string>> = {
  apple: appleMark.replace("#fff", "currentColor"),
  google: googlePlayMark,
};

/**
 * The question "Apple or Google?" (specification, section 2, /post): each answer leads to that store.
 *
 * @param stores the addresses of the two
 */
export function createPlatformChooser(stores: Readonly<Record<Platform, string>>): HTMLDialogElement {
  const texts = textsOfPage(chooserTexts);
  const { newTab } = textsOfPage(linkTexts);
  const choice = (platform: Platform) => {
    const link = createElement("a", {
      href: stores[platform],
      target: "_blank",
      rel: "noopener",
      "aria-label": `${texts[platform]} (${newTab})`,
      "data-store": platform,
      "data-position": "chooser",
    });
    link.innerHTML = marks[platform];
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
