/**
 * `npm run art` draws the icons, phones and preview image of brand/ from the mark, the hue and the demo content. The
 * files are committed, so this script is needed only to change them. An owner can replace them with files of their own.
 * `npm run art -- icons phone-feed.png` draws only the named ones. See brand/README.md.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { bundleArt } from "./draw-brand-art/bundle-art.ts";
import { drawIcons } from "./draw-brand-art/draw-icons.ts";
import { createElementRenderer } from "./draw-brand-art/element-renderer.ts";
import { readDemoContent } from "./draw-brand-art/read-demo-content.ts";

const root = join(import.meta.dirname, "..");
const brandFolder = join(root, "brand");
const names = process.argv.slice(2);
const isSelected = (name: string) => names.length === 0 || names.includes(name);

if (isSelected("icons")) {
  for (const [name, icon] of Object.entries(await drawIcons(join(brandFolder, "mark.svg")))) {
    await write(`public/${name}`, icon);
  }
}

const { module: art, css } = await bundleArt<typeof import("#brand/art/images.tsx")>(
  join(brandFolder, "art/images.tsx"),
  join(root, "node_modules/.cache/brand-art"),
);
const renderer = await createElementRenderer(root, css);
const content = readDemoContent(join(root, "backend/seed/content.ndjson"), (file) =>
  renderer.url(`backend/seed/media/${file}`),
);

await mkdir(join(brandFolder, "pictures"), { recursive: true });
for (const [name, phone] of Object.entries(art.phoneImages(content))) {
  if (isSelected(`${name}.png`))
    await write(`pictures/${name}.png`, await compress(await renderer.screenshot(phone, 2)));
}
if (isSelected("share.png")) {
  const image = art.previewImage(content, renderer.url("brand/pictures/square-dark.webp"));
  await write("public/share.png", await compress(await renderer.screenshot(image, 1)));
}
await renderer.close();

/** Reduces a PNG to 256 dithered colors: a third of the size, and no visible difference after conversion to AVIF. */
function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 100, effort: 10, compressionLevel: 9 }).toBuffer();
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(join(brandFolder, file), bytes);
  process.stdout.write(`brand/${file} ${Math.ceil(bytes.length / 1024)} kB\n`);
}
