/** Pixels: browsers count what moves less as still (https://wicg.github.io/layout-instability/). */
const still = 3;

interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A text or picture on the screen. */
export interface Sight {
  readonly place: () => Place;
  readonly before: Place;
  /** What grows and shrinks with the text. */
  readonly block: HTMLElement | null;
}

/** What is too far off to be laid out yet counts as not shown. */
const laidOut = { contentVisibilityAuto: true };

/** The texts that the page shows, on the screen or further down. To ask others for their place would lay them out. */
export function shownTexts(): Text[] {
  const found: Text[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // Older browsers can't tell; nor do they leave anything out.
    if (text.data.trim() && text.parentElement?.checkVisibility?.(laidOut) !== false) found.push(text);
  }
  return found;
}

/** What of these texts, and which pictures, the screen shows now. */
export function sights(texts: readonly Text[]): Sight[] {
  const found: Sight[] = [];
  const add = (place: () => Place, parent: HTMLElement | null) => {
    const before = place();
    const { top, bottom, left, right } = before;
    const isSeen = bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < innerHeight && left < innerWidth;
    if (isSeen) found.push({ place, before, block: blockOf(parent) });
  };
  for (const text of texts) {
    const range = document.createRange();
    range.selectNodeContents(text);
    add(() => placeOf(range), text.parentElement);
  }
  for (const image of document.querySelectorAll("img,svg,video")) {
    if (image.checkVisibility?.(laidOut) !== false) add(() => image.getBoundingClientRect(), null);
  }
  return found;
}

/** A text begins where its first line does. */
function placeOf(text: Range): Place {
  const { top, bottom, left, right } = text.getBoundingClientRect();
  const line = text.getClientRects()[0] ?? { left, right };
  return { top, bottom, left: line.left, right: line.right };
}

function blockOf(parent: HTMLElement | null): HTMLElement | null {
  let element = parent;
  while (element && getComputedStyle(element).display === "inline") element = element.parentElement;
  return element;
}

/** How much the screen has moved since, about as browsers count it: 0.1 is called good, 1 is all of it by its length. */
export function shiftOf(sights: readonly Sight[]): number {
  let area = 0;
  let way = 0;
  for (const { place, before } of sights) {
    const after = place();
    // A text begins at its left or its right.
    const aside = Math.min(Math.abs(after.left - before.left), Math.abs(after.right - before.right));
    const moved = Math.max(Math.abs(after.top - before.top), aside);
    if (moved < still) continue;
    area +=
      (Math.max(after.right, before.right) - Math.min(after.left, before.left)) *
      (Math.max(after.bottom, before.bottom) - Math.min(after.top, before.top));
    way = Math.max(way, moved);
  }
  return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
}
