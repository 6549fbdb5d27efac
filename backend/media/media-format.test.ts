import { expect, it } from "vitest";
import { solid } from "#backend/content/content.harness.ts";
import { guessMimeType, mediaFormat } from "./media-format.ts";

it("knows pictures by their content", async () => {
  const picture = solid(4, 4, "red");
  for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const) {
    expect(mediaFormat(await picture.clone().toFormat(format).toBuffer())).toMatchObject({
      use: "picture",
      mimeType: `image/${format}`,
    });
  }
});

it.each([
  ["\0\0\0\x20ftypisom", "video/mp4"],
  ["\0\0\0\x1cftypmp42", "video/mp4"],
  ["\x1a\x45\xdf\xa3\x9f\x42", "video/webm"],
])("knows videos by their content", (start, mimeType) => {
  expect(mediaFormat(Buffer.from(start, "latin1"))).toMatchObject({ use: "video", mimeType });
});

it.each([
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "<!doctype html><script>",
  "%PDF-1.7",
  "\0\0\0\x18ftypheic",
  "\0\0\0\x14ftypqt  ",
  "",
])("knows nothing of %j", (start) => expect(mediaFormat(Buffer.from(start, "latin1"))).toBeUndefined());

it("guesses what an address leads to", () => {
  expect(guessMimeType("https://cdn.example/a.PNG?x=.gif", "picture")).toBe("image/png");
  expect(guessMimeType("https://cdn.example/a", "picture")).toBe("image/jpeg");
  expect(guessMimeType("https://cdn.example/a.webm", "video")).toBe("video/webm");
  expect(guessMimeType("https://cdn.example/a.png", "video")).toBe("video/mp4");
});
