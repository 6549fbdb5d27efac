import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { bundle, digestOf } from "#site/build/source-digest.ts";
import packageFile from "../../../package.json" with { type: "json" };
import type { PreviewCard } from "./preview-card.ts";
import { cardFileName, cardVersion, parseCardFileName } from "./preview-image-url.ts";
import { cardFontFamilies, emojiFont } from "./text/card-fonts.ts";

const card: PreviewCard = { kind: "square", locale: "tr", lines: ["Söz senin.", "Gölge senin."] };

test("a file name contains locale and version", () => {
  expect(parseCardFileName(cardFileName(card))).toMatchObject({ locale: { code: "tr" }, version: cardVersion(card) });
});

test("the version depends on everything in the card and on nothing else", () => {
  expect(cardVersion({ ...card })).toBe(cardVersion(card));
  expect(cardVersion({ ...card, lines: ["Söz senin.", "Gölge bizim."] })).not.toBe(cardVersion(card));
  expect(cardVersion({ ...card, locale: "en" })).not.toBe(cardVersion(card));
});

test("the version depends on the digest of what draws", async () => {
  vi.resetModules();
  vi.doMock("./create-card-renderer.tsx?digest", () => ({ digest: "another" }));
  onTestFinished(() => void vi.doUnmock("./create-card-renderer.tsx?digest"));
  const other = await import("./preview-image-url.ts");
  expect(other.cardVersion(card)).toMatch(/^[0-9a-f]{16}$/);
  expect(other.cardVersion(card)).not.toBe(cardVersion(card));
});

test("the digest covers every source of the cards, the colors, the brand, and the packages that draw", async () => {
  const root = join(import.meta.dirname, "../../..");
  const { code, files } = await bundle(root, join(import.meta.dirname, "create-card-renderer.tsx"));
  const sources = ["cards", "text"].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => !file.includes(".test."))
      .map((file) => `site/features/preview-images/${folder}/${file}`),
  );
  expect(files.map((file) => relative(root, file))).toEqual(
    expect.arrayContaining([
      ...sources,
      "brand/brand.ts",
      "brand/mark.svg",
      "brand/pictures/phones-card.webp",
      "brand/pictures/square-card.webp",
      "brand/word-mark.svg",
      "site/styles/brand-colors.ts",
      "site/styles/tokens.css",
    ]),
  );
  const { dependencies } = packageFile;
  const changedBy = (name: string) =>
    digestOf(code, { ...dependencies, [name]: "0.0.0" }) !== digestOf(code, dependencies);
  const fonts = [...cardFontFamilies("", "tr"), emojiFont].map((font) => font.package);
  expect(["sharp", "takumi-js", ...fonts].filter((name) => !changedBy(name))).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(["sharp", "takumi-js", ...fonts]));
  expect(["pg", "hono", "node"].filter(changedBy)).toEqual([]);
});

test.each([
  undefined,
  "",
  "tr.jpg",
  "xx-0123456789abcdef.jpg",
  "tr-0123456789ABCDEF.jpg",
  "tr-0123456789abcde.jpg",
  "tr-0123456789abcdef.png",
  "../tr-0123456789abcdef.jpg",
  "tr-0123456789abcdef.jpg/",
])("%o is no file name of a card", (name) => {
  expect(parseCardFileName(name)).toBeUndefined();
});
