// The process of resize-process.ts: decodes what strangers have made, and holds nothing worth stealing.
import sharp from "sharp";
import { pictureSize } from "#site/pictures/picture-address.ts";
import { resizePicture } from "./resize-picture.ts";
import type { ResizeAnswer, ResizeTask } from "./resize-process.ts";

// Every picture is another one: what libvips would keep of the last is memory for nothing. One thread for each.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ id, bytes, size, format }: ResizeTask) => {
  const pixels = pictureSize(size);
  const picture = pixels && (await resizePicture(bytes, pixels, format));
  const answer: ResizeAnswer = { id, picture };
  process.send?.(answer);
});
process.on("disconnect", () => process.exit());
