import { shiftOf, shownTexts, sights } from "./screen-shift.ts";
import { isNeeded } from "./web-font-faces.ts";

/** A hundredth of the layout shift that is called good (https://web.dev/articles/cls). */
const unnoticed = 0.001;

/** Milliseconds after which nobody is interrupted in reading: the swap period of `font-display: fallback` (CSS Fonts 4). */
const timeoutMs = 3000;

/**
 * Shows the page in the site's own letters, if what the visitor sees then stays where it is. They are fetched once the
 * page has been seen in the system's, since no reader waits for them (docs/decisions/0012-first-view.md).
 *
 * @param faces not known to the page yet
 * @param asked when the first of it was asked for, as `performance.now()` tells
 */
export async function putOnWebFont(faces: readonly FontFace[], asked: number): Promise<void> {
  await untilListIsClosed();
  const texts = shownTexts();
  // A browser that can't close the list of languages shows it always, and is not to fetch a font for each name.
  const list = document.getElementById("languages");
  const page = texts.filter((text) => !list?.contains(text));
  const characters = new Set(page.map(({ data }) => data).join(""));
  // All files first: words half in one face would be seen to change twice.
  await Promise.all(faces.filter((face) => isNeeded(face, characters)).map((face) => face.load()));
  await untilListIsClosed();
  if (performance.now() - asked > timeoutMs) return;
  const seen = sights(texts);
  const blocks = new Map(seen.flatMap(({ block }) => (block ? [[block, block.offsetHeight]] : [])));
  for (const face of faces) document.fonts.add(face);
  // A text of fewer lines than before keeps their room.
  const shorter = [...blocks].filter(([block, height]) => block.offsetHeight < height);
  for (const [block, height] of shorter) block.style.minBlockSize = `${height}px`;
  const letGo = () => {
    for (const [block] of shorter) block.style.minBlockSize = "";
  };
  if (shiftOf(seen) < unnoticed) whenTurned(letGo);
  else {
    for (const face of faces) document.fonts.delete(face);
    letGo();
  }
}

/** Whoever has the list of languages open reads in it: its letters are left as they are. */
async function untilListIsClosed(): Promise<void> {
  // An older browser does not know the selector.
  const list = "popover" in HTMLElement.prototype ? document.querySelector(":popover-open") : null;
  while (list?.matches(":popover-open")) {
    await new Promise((resolve) => list.addEventListener("toggle", resolve, { once: true }));
  }
}

/** Not when a phone's address bar comes or goes: that would move what is read. */
function whenTurned(run: () => void): void {
  const width = innerWidth;
  const onResize = () => {
    if (innerWidth === width) return;
    removeEventListener("resize", onResize);
    run();
  };
  addEventListener("resize", onResize);
}
