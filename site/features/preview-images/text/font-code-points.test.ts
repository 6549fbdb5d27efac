import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { fontCodePoints } from "./font-code-points.ts";

const require = createRequire(import.meta.url);

async function has(file: string, text: string): Promise<string> {
  const codePoints = await fontCodePoints(await readFile(require.resolve(file)));
  return [...text].filter((character) => codePoints.has(character.codePointAt(0) ?? 0)).join("");
}

test("returns what the font has, not what its package declares", async () => {
  const onest = "@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2";
  expect(await has(onest, "ğışİ₺ᴛᴇ")).toBe("ğşİ₺"); // ı is in the subset of basic Latin
  const vazirmatn = "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2";
  expect(await has(vazirmatn, "الکلمة می‌خواهم؟aş")).toBe("الکلمة می‌خواهم؟");
});

test("includes characters outside the first plane", async () => {
  expect(await has("twemoji-colr-font/twemoji.woff2", "🎉🇹🇷ğ")).toBe("🎉🇹🇷");
});
