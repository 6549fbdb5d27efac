/**
 * `npm run scenes`: draws the landing page's pictures and the default share picture anew, from the brand's mark and
 * hue. What it writes is kept in the repository, so that an owner may put own files in their place; nothing else
 * needs this script.
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { feedPhone, flowsPhone, profilePhone } from "./draw-brand-scenes/phone-screens.ts";
import { sharePicture } from "./draw-brand-scenes/share-picture.ts";
import { squareScene } from "./draw-brand-scenes/square-scene.ts";
import { turkiyeMap } from "./draw-brand-scenes/turkiye-map.ts";

const brand = new URL("../brand/", import.meta.url);
await mkdir(new URL("pictures/", brand), { recursive: true });

const files: Record<string, string | Buffer> = {
  "pictures/square-dark.svg": squareScene("dark"),
  "pictures/square-light.svg": squareScene("light"),
  "pictures/phone-feed.svg": feedPhone(),
  "pictures/phone-profile.svg": profilePhone(),
  "pictures/phone-flows.svg": flowsPhone(),
  "pictures/turkiye.svg": turkiyeMap(),
  "public/share.png": await sharp(Buffer.from(sharePicture()))
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer(),
};
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, brand), content);
