// The process of resize-process.ts: decodes what strangers have made, and holds nothing worth stealing.
import sharp from "sharp";
import { drawPlaceholder, drawTilePlaceholder } from "#site/pictures/draw-placeholder.ts";
import { pictureSize } from "#site/pictures/picture-address.ts";
import { placeholderSizes } from "./placeholder-key.ts";
import { type ResizedPicture, resizePicture } from "./resize-picture.ts";
import type { ResizeAnswer, ResizeTask } from "./resize-process.ts";

// Every picture is another one: what libvips would keep of the last is memory for nothing. One thread for each.
sharp.cache(false);
sharp.concurrency(1);

const placeholders = new Map<string, (bytes: Uint8Array) => Promise<Uint8Array>>([
  [placeholderSizes.full, (bytes) => drawPlaceholder(bytes)],
  [placeholderSizes.tile, drawTilePlaceholder],
]);

process.on("message", async ({ id, ...task }: ResizeTask) => {
  const answer: ResizeAnswer = { id, picture: await made(task) };
  process.send?.(answer);
});
process.on("disconnect", () => process.exit());

async function made({ bytes, size, format }: Omit<ResizeTask, "id">): Promise<ResizedPicture | undefined> {
  const draw = placeholders.get(size);
  if (draw) {
    return draw(bytes).then(
      (drawn) => ({ bytes: drawn, colour: undefined }),
      () => undefined,
    );
  }
  const pixels = pictureSize(size);
  return pixels && resizePicture(bytes, pixels, format);
}
