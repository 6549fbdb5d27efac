/**
 * `npm run scenes`: draws the landing page's scenes anew, from the brand's hue. What it writes is kept in the
 * repository, so that an owner may put own files in their place; nothing else needs this script.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { squareScene } from "./draw-brand-scenes/square-scene.ts";
import { turkiyeMap } from "./draw-brand-scenes/turkiye-map.ts";

const brand = new URL("../brand/", import.meta.url);
await mkdir(new URL("pictures/", brand), { recursive: true });

const files: Record<string, string> = {
  "pictures/square-dark.svg": squareScene("dark"),
  "pictures/square-light.svg": squareScene("light"),
  "pictures/turkiye.svg": turkiyeMap(),
};
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, brand), content);
