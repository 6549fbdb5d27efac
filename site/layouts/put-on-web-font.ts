import { shiftOf, shownTexts, sights } from "./screen-shift.ts";

/** A hundredth of the layout shift that is called good (https://web.dev/articles/cls). */
const unnoticed = 0.001;

/** Milliseconds after which nobody is interrupted in reading: the swap period of `font-display: fallback` (CSS Fonts 4). */
const patience = 3000;

/**
 * Shows the page in the site's own letters, if what the visitor sees then stays where it is. They are fetched once the
 * page has been seen in the system's, since no reader waits for them (docs/decisions/0012-first-view.md).
 *
 * @param asked when the first of it was asked for, as `performance.now()` tells
 */
export async function putOnWebFont(asked: number): Promise<void> {
  const texts = shownTexts();
  const letters = texts.map(({ data }) => data).join("");
  // All files first: words half in one face would be seen to change twice.
  await document.fonts.load("1em Text Arabic,Text Devanagari,Text Latin", letters);
  if (performance.now() - asked > patience) return;
  const { dataset } = document.documentElement;
  const seen = sights(texts);
  const blocks = new Map(seen.flatMap(({ block }) => (block ? [[block, block.offsetHeight]] : [])));
  delete dataset.plain;
  // A text of fewer lines than before keeps their room.
  const shorter = [...blocks].filter(([block, height]) => block.offsetHeight < height);
  for (const [block, height] of shorter) block.style.minBlockSize = `${height}px`;
  const letGo = () => {
    for (const [block] of shorter) block.style.minBlockSize = "";
  };
  if (shiftOf(seen) < unnoticed) whenTurned(letGo);
  else {
    dataset.plain = "";
    letGo();
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
