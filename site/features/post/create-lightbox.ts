import { everySize } from "#site/images/image-url.ts";
import styles from "./media/lightbox.css?inline";

/** Shows the pictures of the post that the link is one of, beginning with its own; the link has the focus afterwards. */
export type OpenLightbox = (link: HTMLAnchorElement) => void;

/** As in site/ui/add-modal-dialog.ts, of another script. */
const cross =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19" stroke="currentColor" stroke-width="2.25" stroke-linecap="round"/></svg>';

/**
 * Adds the dialog that shows a post's pictures, whole and as large as the screen, side by side in a strip that snaps.
 * No first view carries what opens at a press.
 *
 * @param carousel has its texts, in `data-lightbox`, and the arrows of its buttons
 */
export function createLightbox(carousel: HTMLElement): OpenLightbox {
  // As site/ui/adopt-styles.ts does: a module shared with another script would be one more file to wait for.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const [label = "", ...buttonLabels] = carousel.dataset.lightbox?.split("|") ?? [];
  const dialog = document.createElement("dialog");
  dialog.id = "lightbox";
  dialog.tabIndex = -1;
  dialog.setAttribute("aria-label", label);
  dialog.innerHTML = `<ul role="list" tabindex="0"></ul><form method="dialog"><button type="submit">${cross}</button></form>`;
  const strip = dialog.querySelector("ul");
  if (!strip) throw new Error("the lightbox has no strip");
  const buttons = [...carousel.querySelectorAll("button[data-step]")].map((button) => {
    const copy = document.createElement("button");
    copy.type = "button";
    copy.dataset.step = (button as HTMLElement).dataset.step;
    copy.innerHTML = button.innerHTML;
    return copy;
  });
  dialog.append(...buttons);
  for (const [at, button] of dialog.querySelectorAll("button").entries()) {
    button.setAttribute("aria-label", buttonLabels[at] ?? "");
  }
  document.body.append(dialog);

  const indexInView = () => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth); // negative from right to left
  const arrive = () => {
    const index = indexInView();
    const last = strip.children.length - 1;
    for (const button of buttons) button.disabled = index === (button.dataset.step === "1" ? last : 0);
    for (const [at, image] of strip.querySelectorAll("img").entries()) {
      if (Math.abs(at - index) <= 1) image.loading = "eager";
    }
  };
  // At once, not smoothly: a second press during a smooth scroll would start from a place in between.
  const show = (at: number) =>
    strip.children[at]?.scrollIntoView({ behavior: "instant", inline: "center", block: "nearest" });

  strip.addEventListener("scroll", arrive);
  for (const button of buttons) {
    button.addEventListener("click", () => show(indexInView() + Number(button.dataset.step)));
  }
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(indexInView() + ((event.key === "ArrowRight") === (document.dir !== "rtl") ? 1 : -1));
  });
  dialog.addEventListener("close", () => strip.replaceChildren());

  return (link) => {
    const links = [...(link.closest("ul")?.querySelectorAll("a") ?? [])];
    strip.replaceChildren(...links.map(itemFor));
    dialog.showModal();
    // Not the strip: a screen reader reads the dialog's name first.
    dialog.focus();
    // Safari does not focus a link when it is clicked, so the browser's own return would miss it.
    dialog.addEventListener("close", () => link.focus({ preventScroll: true }), { once: true });
    show(links.indexOf(link));
    arrive();
  };
}

/** The picture as large as the screen: in the sizes the site makes of it, or where it makes none as it was posted. */
function itemFor(link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement("li");
  const image = new Image();
  const small = link.querySelector<HTMLImageElement>("img:last-of-type"); // before it, its placeholder
  image.alt = small?.alt ?? "";
  // Before its address, which begins the fetching.
  image.loading = "lazy";
  image.decoding = "async";
  image.addEventListener("error", () => {
    image.style.visibility = "hidden";
  });
  image.sizes = "100vw";
  // A page that went out in its loading state shows pictures by their own address, and has no sizes of them.
  const sized = small?.srcset ? small.src : undefined;
  if (sized) image.srcset = everySize(sized);
  image.src = sized ?? link.href;
  item.append(image);
  return item;
}
