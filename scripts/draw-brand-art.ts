/**
 * `npm run art`: draws the brand's icons and pictures anew, from its mark, its hue and the demo content. What it writes
 * is kept in the repository, so that an owner may put own files in their place; nothing else needs this script.
 * `npm run art -- phone-feed.png icons` draws only what is named. See brand/README.md.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { bundleArt } from "./draw-brand-art/bundle-art.ts";
import { drawIcons } from "./draw-brand-art/draw-icons.ts";
import { openStudio } from "./draw-brand-art/open-studio.ts";
import { readDemoContent } from "./draw-brand-art/read-demo-content.ts";

const root = join(import.meta.dirname, "..");
const brandFolder = join(root, "brand");
const named = process.argv.slice(2);
const isWanted = (name: string) => named.length === 0 || named.includes(name);

if (isWanted("icons")) {
  for (const [name, icon] of Object.entries(await drawIcons(join(brandFolder, "mark.svg")))) {
    await write(`public/${name}`, icon);
  }
}

const { module: art, css } = await bundleArt<typeof import("#brand/art/pictures.tsx")>(
  join(brandFolder, "art/pictures.tsx"),
  join(root, ".astro/brand-art"),
);
const previewRenderer = await openStudio(root, css);
const content = readDemoContent(join(root, "backend/seed/content.ndjson"), (file) =>
  previewRenderer.address(`backend/seed/media/${file}`),
);

await mkdir(join(brandFolder, "pictures"), { recursive: true });
for (const [name, phone] of Object.entries(art.phonePictures(content))) {
  if (isWanted(`${name}.png`))
    await write(`pictures/${name}.png`, await compress(await previewRenderer.photograph(phone, 2)));
}
if (isWanted("share.png")) {
  const image = art.sharePicture(content, previewRenderer.address("brand/pictures/square-dark.webp"));
  await write("public/share.png", await compress(await previewRenderer.photograph(image, 1)));
}
await previewRenderer.close();

/** 256 dithered colours: a third of the bytes of all of them, and no difference after AVIF. */
function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 100, effort: 10, compressionLevel: 9 }).toBuffer();
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(join(brandFolder, file), bytes);
  process.stdout.write(`brand/${file} ${Math.ceil(bytes.length / 1024)} kB\n`);
}
