import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { iconFile } from "./icon-file.ts";
import { iconSvg, logoSvg } from "./mark.ts";
import { feedPhone, flowsPhone, profilePhone } from "./phone-screens.ts";
import { sharePicture } from "./share-picture.ts";
import { squareScene } from "./square-scene.ts";
import { turkiyeMap } from "./turkiye-map.ts";

/**
 * `npm run art`: draws the pictures of brand/ anew from the brand hue. Their files are kept in the repository, so
 * that an owner may put own ones in their place; nothing else needs this script.
 */
const brand = new URL("../../brand/", import.meta.url);
const png = (svg: string, size: number) => sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer();

await mkdir(new URL("art/", brand), { recursive: true });
await mkdir(new URL("public/", brand), { recursive: true });

const files: Record<string, string | Buffer> = {
  "art/square-dark.svg": squareScene("dark"),
  "art/square-light.svg": squareScene("light"),
  "art/phone-feed.svg": feedPhone(),
  "art/phone-profile.svg": profilePhone(),
  "art/phone-flows.svg": flowsPhone(),
  "art/turkiye.svg": turkiyeMap(),
  "art/logo-dark.svg": logoSvg("dark"),
  "art/logo-light.svg": logoSvg("light"),
  "public/favicon.svg": iconSvg(18),
  "public/favicon.ico": iconFile(await png(iconSvg(14), 32), 32),
  // Without rounded corners: the phone cuts its own.
  "public/apple-touch-icon.png": await png(iconSvg(0), 180),
  "public/share.png": await sharp(Buffer.from(sharePicture())).png({ palette: true, quality: 90 }).toBuffer(),
};
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, brand), content);
