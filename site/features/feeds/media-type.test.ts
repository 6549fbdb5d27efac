import { expect, test } from "vitest";
import { mediaType } from "./media-type.ts";

test.each([
  ["/media/a.webp", undefined, "image/webp"],
  ["/media/a.webp", "image/jpeg", "image/webp"], // the original's type, and the URL of a smaller rendition
  ["https://a.example/V.MP4?x=1", undefined, "video/mp4"],
  ["https://a.example/v", "video/mp4", "video/mp4"],
  ["https://a.example/v", 'video/"><x', undefined],
  ["https://a.example/v", undefined, undefined],
])("%s sent as %s is %s", (url, mimeType, type) => {
  expect(mediaType({ url, mimeType })).toBe(type);
});
