/**
 * `npm run art`: draws the brand's pictures anew from its mark and its hue. What it writes is kept in the repository,
 * so that an owner may put own files in their place; nothing else needs this script. See brand/README.md.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawIcons } from "./draw-brand-art/draw-icons.ts";

const brandFolder = join(import.meta.dirname, "../brand");

for (const [name, content] of Object.entries(await drawIcons(join(brandFolder, "mark.svg")))) {
  await writeFile(join(brandFolder, "public", name), content);
}
