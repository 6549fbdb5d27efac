import { expect, test } from "vitest";
import type { PreviewCard } from "./preview-card.ts";
import { cardFileName, cardVersion, readCardFileName } from "./preview-image-url.ts";

const card: PreviewCard = { kind: "landing", language: "tr", title1: "Söz senin.", title2: "Meydan senin." };

test("a picture's name carries its language and what is drawn", () => {
  expect(readCardFileName(cardFileName(card))).toMatchObject({ language: { code: "tr" }, version: cardVersion(card) });
});

test("the version changes with anything that is drawn, and with nothing else", () => {
  expect(cardVersion({ ...card })).toBe(cardVersion(card));
  expect(cardVersion({ ...card, title2: "Meydan bizim." })).not.toBe(cardVersion(card));
  expect(cardVersion({ ...card, language: "en" })).not.toBe(cardVersion(card));
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
])("no picture has the name %o", (name) => {
  expect(readCardFileName(name)).toBeUndefined();
});
