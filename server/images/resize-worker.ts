// The process of resize-process.ts: decodes what strangers have made, and holds nothing worth stealing.
import sharp from "sharp";
import { imageSize } from "#site/images/image-url.ts";
import { drawTilePlaceholder, renderInlinePlaceholder } from "#site/images/inline-placeholder.ts";
import { placeholderSizes } from "./placeholder-key.ts";
import { type ResizedImage, resizeImage } from "./resize-image.ts";
import type { ResizeAnswer, ResizeTask } from "./resize-process.ts";

// Every picture is another one: what libvips would keep of the last is memory for nothing. One thread for each.
sharp.cache(false);
sharp.concurrency(1);

const placeholders = new Map<string, (bytes: Uint8Array) => Promise<Uint8Array>>([
  [placeholderSizes.full, (bytes) => renderInlinePlaceholder(bytes)],
  [placeholderSizes.tile, drawTilePlaceholder],
]);

process.on("message", async ({ id, ...task }: ResizeTask) => {
  const answer: ResizeAnswer = { id, image: await made(task) };
  process.send?.(answer);
});
process.on("disconnect", () => process.exit());

async function made({ bytes, size, format }: Omit<ResizeTask, "id">): Promise<ResizedImage | undefined> {
  const draw = placeholders.get(size);
  if (draw) {
    return draw(bytes).then(
      (drawn) => ({ bytes: drawn, color: undefined }),
      () => undefined,
    );
  }
  const pixels = imageSize(size);
  return pixels && resizeImage(bytes, pixels, format);
}
