import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { fontCodePoints } from "./font-code-points.ts";

const require = createRequire(import.meta.url);

function has(file: string, text: string): string {
  const codePoints = fontCodePoints(readFileSync(require.resolve(file)));
  return [...text].filter((character) => codePoints.has(character.codePointAt(0) ?? 0)).join("");
}

test("returns what the font has, not what its package declares", () => {
  const onest = "@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2";
  expect(has(onest, "ğışİ₺ᴛᴇ")).toBe("ğşİ₺"); // ı is in the subset of basic Latin
  const vazirmatn = "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2";
  expect(has(vazirmatn, "الکلمة می‌خواهم؟aş")).toBe("الکلمة می‌خواهم؟");
});

test("includes characters outside the first plane", () => {
  expect(has("twemoji-colr-font/twemoji.woff2", "🎉🇹🇷ğ")).toBe("🎉🇹🇷");
});
