import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { fontCharacters } from "./font-characters.ts";

const require = createRequire(import.meta.url);

async function has(file: string, text: string): Promise<string> {
  const characters = await fontCharacters(await readFile(require.resolve(file)));
  return [...text].filter((character) => characters.has(character.codePointAt(0) ?? 0)).join("");
}

test("what is in a font, not what its package promises", async () => {
  const onest = "@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2";
  expect(await has(onest, "ğışİ₺ᴛᴇ")).toBe("ğşİ₺"); // ı is in the slice of basic Latin
  const vazirmatn = "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2";
  expect(await has(vazirmatn, "الکلمة می‌خواهم؟aş")).toBe("الکلمة می‌خواهم؟");
});

test("beyond the first plane too", async () => {
  expect(await has("twemoji-colr-font/twemoji.woff2", "🎉🇹🇷ğ")).toBe("🎉🇹🇷");
});
