import type { ReactElement } from "react";
import { type MeasuredNode, measure } from "takumi-js";
import { Renderer } from "takumi-js/node";
import { describe, expect, it } from "vitest";
import { CardText } from "#site/features/preview-images/cards/card-text.tsx";
import { wordsText } from "#site/features/preview-images/cards/text-card.tsx";
import { cardSize, type PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { createFontLoader } from "./font-loader.ts";
import { withLineBreaks, wrapBidiText } from "./wrap-bidi-text.tsx";

const renderer = new Renderer();
const fonts = createFontLoader((font) => renderer.registerFont(font));

const cardOf = (text: string) =>
  ({ kind: "words", language: "ar", author: { name: "Ada", letter: "A" }, text, video: false }) as const;

async function layout(text: string) {
  const { families } = await fonts.provide(text, "ar");
  return (element: ReactElement) =>
    measure(element, { ...cardSize, renderer, fontFamilies: families, emoji: "from-font" });
}

async function shownText(text: string): Promise<string> {
  const card = await wrapBidiText(cardOf(text), await layout(text));
  return card.kind === "words" ? (card.text ?? "") : "";
}

/** Pixels by which parts of a line lie over one another. */
async function overlap(text: string): Promise<number> {
  const place = wordsText(cardOf(text));
  if (!place) return 0;
  const { runs } = await (await layout(text))(<CardText {...place} />);
  const middle = ({ y, height }: MeasuredNode["runs"][number]) => y + height / 2;
  let most = 0;
  for (const a of runs) {
    for (const b of runs) {
      if (a === b || Math.abs(middle(a) - middle(b)) > 20 || b.x < a.x) continue;
      if (a.text.trim() && b.text.trim()) most = Math.max(most, a.x + a.width - b.x);
    }
  }
  return most;
}

const mixed = [
  "سلام Deniz Aksoy Meydan uygulaması ile birlikte paylaştı ve herkes gördü",
  "سلام Deniz! Привет Aksoy uygulama ile paylaştı ve 你好 नमस्ते 안녕 🎉 gördü",
];

describe("a text that goes both ways", () => {
  it.each(mixed)("lies on lines of its own, nothing over anything else: %s", async (text) => {
    const shown = await shownText(text);
    expect(shown.split("\n").length).toBeGreaterThan(1);
    expect(shown.replaceAll("\n", " ")).toBe(text);
    expect(await overlap(shown)).toBeLessThan(1);
  });

  it("would overlap otherwise: when this fails, the engine is mended and the file can go", async () => {
    expect(await overlap(mixed[0] ?? "")).toBeGreaterThan(5);
  });
});

it("leaves no word alone on the last line", async () => {
  const shown = await shownText("می‌خواهم امروز کنار بسفر چای بنوشم؛ قیمت ۱۲۳ لیره و «نان سیمیت» تازه است.");
  const lengths = shown.split("\n").map(({ length }) => length);
  expect(lengths).toHaveLength(3);
  expect(Math.min(...lengths) * 2).toBeGreaterThan(Math.max(...lengths));
});

it.each(["الكلمة لك والساحة لك وكل ما تحتاجه هو شاي وكل من معنا هنا", "Söz senin, meydan senin."])(
  "a text that goes one way stays as it is: %s",
  async (text) => {
    expect(await shownText(text)).toBe(text);
  },
);

it("a biography too, and no other card", async () => {
  const person = { name: "Ada", letter: "A" };
  const bio = `${mixed[0]} ${mixed[0]}`;
  const profile: PreviewCard = { kind: "profile", language: "ar", person, bio, counts: [] };
  expect(await wrapBidiText(profile, await layout(bio))).toMatchObject({ bio: expect.stringContaining("\n") });
  const mosaic: PreviewCard = { kind: "mosaic", language: "ar", author: person, images: [] };
  expect(await wrapBidiText(mosaic, await layout(bio))).toBe(mosaic);
});

it("runs that do not make up the text change nothing", () => {
  const run = { text: "ab", x: 0, y: 0, width: 10, height: 10 };
  expect(withLineBreaks("ab cd", [run], 10)).toBe("ab cd");
  expect(
    withLineBreaks(
      "ab cd",
      [
        { ...run, text: "ab " },
        { ...run, text: "cd", y: 12 },
      ],
      10,
    ),
  ).toBe("ab\ncd");
});
