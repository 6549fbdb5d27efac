// East Asian text and emoji are set in the device's fonts (docs/decisions/0014). A device without them gets the site's,
// behind all others: only it pays for them, and only for the subsets that its page needs.
import { chooseFonts } from "./missing-fonts.ts";

/** Assigned to no character, so that no font has it. */
const unassigned = "\u0378";

const size = 24;

/** The pixels of a character in the device's fonts. */
function draw(character: string): string {
  // biome-ignore lint/plugin: never part of the page
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * 2;
  const context = canvas.getContext("2d");
  if (!context) return character; // then nothing counts as missing
  context.font = `${size}px sans-serif`;
  context.textBaseline = "top";
  context.fillText(character, 0, 0);
  return canvas.toDataURL();
}

const box = draw(unassigned);
const { documentElement: root } = document;
const fonts = chooseFonts((sample) => draw(sample) === box, root.lang);
for (const { sheet } of fonts) {
  if (!sheet) continue;
  // biome-ignore lint/plugin: a link of its own for each sheet, on devices that need it
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  document.head.append(link);
}
if (fonts.length > 0) root.style.setProperty("--font-missing", fonts.map(({ family }) => `"${family}"`).join());
