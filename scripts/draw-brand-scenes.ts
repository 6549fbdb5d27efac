/**
 * `npm run scenes`: draws the landing page's scenes anew. What it writes is kept in the repository, so that an owner
 * may put own files in their place; nothing else needs this script.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { firstLight, night } from "./draw-brand-scenes/square/faces.ts";
import { narrowCut, squareScene } from "./draw-brand-scenes/square/square.ts";
import { turkiyeMap } from "./draw-brand-scenes/turkiye-map.ts";
import { develop } from "./draw-seed-media/drawing/finish.ts";

const brand = new URL("../brand/", import.meta.url);
await mkdir(new URL("pictures/", brand), { recursive: true });

for (const [name, face] of Object.entries({ "square-dark": night, "square-light": firstLight })) {
  // No dark corners and hardly any grain: the picture melts into the page, and grain is what costs bytes.
  const finish = { bloom: face.isNight ? 0.5 : 0, grain: 1, vignette: 0 };
  const picture = await develop(Buffer.from(squareScene(face)), finish);
  const whole = await picture.png().toBuffer();
  await write(`${name}.webp`, whole);
  await write(`${name}-narrow.webp`, await sharp(whole).extract(narrowCut).resize({ height: 900 }).toBuffer());
}

async function write(name: string, picture: Buffer): Promise<void> {
  await sharp(picture)
    .webp({ quality: 88, effort: 6 })
    .toFile(fileURLToPath(new URL(`pictures/${name}`, brand)));
}
await writeFile(new URL("pictures/turkiye.svg", brand), turkiyeMap());
