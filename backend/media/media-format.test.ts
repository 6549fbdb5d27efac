import { expect, it } from "vitest";
import { solidImage } from "#backend/content/content.harness.ts";
import { guessMimeType, mediaFormat } from "./media-format.ts";

it("detects images by their content", async () => {
  const image = solidImage(4, 4, "red");
  for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const) {
    expect(mediaFormat(await image.clone().toFormat(format).toBuffer())).toMatchObject({
      use: "image",
      mimeType: `image/${format}`,
    });
  }
});

it.each([
  ["\0\0\0\x20ftypisom", "video/mp4"],
  ["\0\0\0\x1cftypmp42", "video/mp4"],
  ["\x1a\x45\xdf\xa3\x9f\x42", "video/webm"],
])("detects videos by their content", (start, mimeType) => {
  expect(mediaFormat(Buffer.from(start, "latin1"))).toMatchObject({ use: "video", mimeType });
});

it.each([
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "<!doctype html><script>",
  "%PDF-1.7",
  "\0\0\0\x18ftypheic",
  "\0\0\0\x14ftypqt  ",
  "",
])("rejects %j", (start) => expect(mediaFormat(Buffer.from(start, "latin1"))).toBeUndefined());

it("guesses the type of a URL", () => {
  expect(guessMimeType("https://cdn.example/a.PNG?x=.gif", "image")).toBe("image/png");
  expect(guessMimeType("https://cdn.example/a", "image")).toBe("image/jpeg");
  expect(guessMimeType("https://cdn.example/a.webm", "video")).toBe("video/webm");
  expect(guessMimeType("https://cdn.example/a.png", "video")).toBe("video/mp4");
});
