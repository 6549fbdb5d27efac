// East Asian text and emoji are set in the device's fonts (docs/decisions/0014). A device without them gets the site's,
// behind all others: only it pays for them, and only for the subsets that its page needs.
import { chooseFonts, type ScriptFont } from "./missing-fonts.ts";

/** Assigned to no character, so that no font has it. */
const unassigned = "\u0378";

const size = 24;

/** The pixels of a character in the device's fonts. */
function draw(character: string): string {
  const context = new OffscreenCanvas(size * 2, size * 2).getContext("2d");
  if (!context) return character; // then nothing counts as missing
  context.font = `${size}px sans-serif`;
  context.textBaseline = "top";
  context.fillText(character, 0, 0);
  return context.getImageData(0, 0, size * 2, size * 2).data.join();
}

async function add({ family, loadFaces }: ScriptFont): Promise<void> {
  for (const { url, ...descriptors } of (await loadFaces?.()) ?? []) {
    document.fonts.add(new FontFace(family, `url(${url}) format("woff2")`, { display: "swap", ...descriptors }));
  }
}

const box = draw(unassigned);
const { documentElement: root } = document;
const fonts = chooseFonts((sample) => draw(sample) === box, root.lang);
for (const font of fonts) add(font).catch(() => {});
if (fonts.length > 0) root.style.setProperty("--font-missing", fonts.map(({ family }) => `"${family}"`).join());
