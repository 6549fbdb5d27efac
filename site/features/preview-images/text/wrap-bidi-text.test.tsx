import type { ReactElement } from "react";
import { type MeasuredNode, measure } from "takumi-js";
import { Renderer } from "takumi-js/node";
import { describe, expect, it } from "vitest";
import { CardText } from "#site/features/preview-images/cards/card-text.tsx";
import { postTextProps } from "#site/features/preview-images/cards/text-card.tsx";
import { cardSize, type DrawnCard } from "#site/features/preview-images/preview-card.ts";
import { createFontLoader } from "./font-loader.ts";
import { wrapBidiText } from "./wrap-bidi-text.tsx";

const renderer = new Renderer();
const fonts = createFontLoader((font) => renderer.registerFont(font));

const cardOf = (text: string) =>
  ({ kind: "text", locale: "ar", author: { name: "Ada", letter: "A" }, text, video: false }) as const;

async function layout(text: string) {
  const { families } = await fonts.load(text, "ar");
  return (element: ReactElement) =>
    measure(element, { ...cardSize, renderer, fontFamilies: families, emoji: "from-font" });
}

async function wrapped(text: string): Promise<string> {
  const card = await wrapBidiText(cardOf(text), await layout(text));
  return card.kind === "text" ? (card.text ?? "") : "";
}

/** The largest overlap of two runs of a line, in pixels. */
async function overlap(text: string): Promise<number> {
  const props = postTextProps(cardOf(text));
  if (!props) return 0;
  const { runs } = await (await layout(text))(<CardText {...props} />);
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
  "سلام Deniz Aksoy Vapur uygulaması ile birlikte paylaştı ve herkes gördü",
  "سلام Deniz! Привет Aksoy uygulama ile paylaştı ve 你好 नमस्ते 안녕 🎉 gördü",
];

describe("bidirectional text", () => {
  it.each(mixed)("is wrapped without overlaps: %s", async (text) => {
    const lines = await wrapped(text);
    expect(lines.split("\n").length).toBeGreaterThan(1);
    expect(lines.replaceAll("\n", " ")).toBe(text);
    expect(await overlap(lines)).toBeLessThan(1);
  });

  it("is wrapped line by line", async () => {
    const text = `${mixed[0]}\nKısa\n${mixed[1]}`;
    const lines = await wrapped(text);
    expect(lines.split("\n").length).toBeGreaterThan(4);
    expect(lines).toContain("\nKısa\n");
    expect(lines.replaceAll("\n", " ")).toBe(text.replaceAll("\n", " "));
    expect(await overlap(lines)).toBeLessThan(1);
  });
});

it("balances the lines", async () => {
  const lines = await wrapped("می‌خواهم امروز کنار بسفر چای بنوشم؛ قیمت ۱۲۳ لیره و «نان سیمیت» تازه است.");
  const lengths = lines.split("\n").map(({ length }) => length);
  expect(lengths).toHaveLength(3);
  expect(Math.min(...lengths) * 2).toBeGreaterThan(Math.max(...lengths));
});

it.each(["الكلمة لك والساحة لك وكل ما تحتاجه هو شاي وكل من معنا هنا", "Söz senin, gölge senin."])(
  "text of one direction is unchanged: %s",
  async (text) => {
    expect(await wrapped(text)).toBe(text);
  },
);

it("wraps biographies, and changes no other card", async () => {
  const person = { name: "Ada", letter: "A" };
  const bio = `${mixed[0]} ${mixed[0]}`;
  const profile: DrawnCard = { kind: "profile", locale: "ar", person, text: bio, counts: [] };
  expect(await wrapBidiText(profile, await layout(bio))).toMatchObject({ text: expect.stringContaining("\n") });
  const filled: DrawnCard = { kind: "fill", locale: "ar", author: person, image: "i", video: false };
  expect(await wrapBidiText(filled, await layout(bio))).toBe(filled);
});
