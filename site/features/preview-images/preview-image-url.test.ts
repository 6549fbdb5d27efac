import { expect, onTestFinished, test, vi } from "vitest";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion, parseCardFileName, renderedPreviewImage } from "./preview-image-url.ts";

const card: PreviewCard = { kind: "square", locale: "tr", lines: ["Söz senin.", "Gölge senin."] };

test("a file name contains locale and version", () => {
  const { url } = renderedPreviewImage(card, { origin: "https://a.example", path: "/share/landing", alt: "" });
  expect(parseCardFileName(url.split("/").at(-1))).toMatchObject({
    locale: { code: "tr" },
    version: cardVersion(card),
  });
});

test("the version depends on everything in the card and on nothing else", () => {
  expect(cardVersion({ ...card })).toBe(cardVersion(card));
  expect(cardVersion({ ...card, lines: ["Söz senin.", "Gölge bizim."] })).not.toBe(cardVersion(card));
  expect(cardVersion({ ...card, locale: "en" })).not.toBe(cardVersion(card));
});

test("the version depends on the sources of the build", () => {
  const before = cardVersion(card);
  vi.stubGlobal("sourcesOfBuild", "others");
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(cardVersion(card)).not.toBe(before);
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
