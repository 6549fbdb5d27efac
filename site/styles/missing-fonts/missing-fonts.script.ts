// East Asian text and emoji are set in the device's fonts (docs/decisions/0014). A device without them gets the site's,
// behind all others: only it pays for them, and only for the subsets that its page needs.
import { samples } from "./samples.ts";

/** Assigned to no character, so that no font has it. */
const unassigned = "\u0378";

const size = 24;

/** The pixels of a character in the device's fonts. */
function draw(character: string): string {
  const context = new OffscreenCanvas(size * 2, size * 2).getContext("2d");
  if (!context) return character; // then nothing counts as missing
  context.font = `${size}px sans-serif`;
  context.textBaseline = "top";
  context.textAlign = "left"; // in a document from right to left, "start" would draw beside the canvas
  context.fillText(character, 0, 0);
  return context.getImageData(0, 0, size * 2, size * 2).data.join();
}

const box = draw(unassigned);
const missing = samples.filter((sample) => draw(sample) === box);
if (missing.length > 0) import("./missing-fonts.ts").then(({ addFonts }) => addFonts(missing)).catch(() => {});
