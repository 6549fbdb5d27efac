import { expect, test } from "vitest";
import { typeOfFile } from "./media-type.ts";

test.each([
  ["/media/a.webp", "image/webp"],
  ["https://a.example/V.MP4?x=1", "video/mp4"],
  ["https://a.example/v.m3u8", undefined],
  ["https://a.example/v", "unknown"],
])("%s is %s", (url, type) => {
  expect(typeOfFile(url, "unknown")).toBe(type);
});
