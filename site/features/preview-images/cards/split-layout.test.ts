import { expect, test } from "vitest";
import { splitLayout } from "./split-layout.ts";

test.each([
  ["a film of 16:9", { width: 1600, height: 900 }, { width: 1200, height: 450 }],
  ["a photo of 3:2", { width: 1620, height: 1080 }, { width: 709, height: 630 }],
])("%s leaves the words their place, and fills the card where there are none", (_name, picture, shown) => {
  expect(splitLayout(picture, true)).toMatchObject({ shown, stacked: shown.width === 1200 });
  expect(splitLayout(picture, false)).toBe("fill");
});

test.each([
  ["a portrait", { width: 1080, height: 1350 }, { width: 504, height: 630 }],
  ["a square meme", { width: 1080, height: 1080 }, { width: 630, height: 630 }],
  ["a panorama, above the words", { width: 3400, height: 1000 }, { width: 1200, height: 353 }],
])("%s stays whole", (_name, picture, shown) => {
  const layout = splitLayout(picture, true);
  expect(layout).toMatchObject({ shown: { width: shown.width, height: expect.closeTo(shown.height, -1) } });
  expect(layout).toMatchObject({ stacked: picture.width > 3000 });
});

test.each([
  ["a screenshot", { width: 1080, height: 2340 }],
  ["a comic", { width: 320, height: 1600 }],
])("%s is as wide as its half, and begins with its head", (_name, picture) => {
  expect(splitLayout(picture, true)).toMatchObject({ half: { width: 480 }, shown: { width: 480, height: 630 } });
});

test.each([
  ["a photo of 4:3", { width: 1600, height: 1200 }, { width: 680, height: 630 }],
  ["a poster of 2:3", { width: 800, height: 1200 }, { width: 480, height: 630 }],
  ["a strip that is nearly as wide as the card", { width: 1300, height: 500 }, { width: 1200, height: 450 }],
  ["a square that need not be enlarged much", { width: 400, height: 400 }, { width: 630, height: 630 }],
])("%s would leave little of its half free, and fills it", (_name, picture, shown) => {
  expect(splitLayout(picture, true)).toMatchObject({ shown });
});

test("what is tiny on the page is tiny here, and enlarged to be seen", () => {
  expect(splitLayout({ width: 120, height: 90 }, true)).toEqual({ tiny: { width: 280, height: 210 } });
  expect(splitLayout({ width: 159, height: 90 }, true)).toHaveProperty("tiny");
  expect(splitLayout({ width: 160, height: 90 }, true)).toHaveProperty("half");
});

test("a dot is no picture", () => {
  expect(splitLayout({ width: 1, height: 1 }, true)).toBe("none");
});
