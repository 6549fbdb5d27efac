import { readFileSync } from "node:fs";

const drawing = (name: string) => readFileSync(new URL(`../../brand/${name}`, import.meta.url), "utf8");
const inside = (svg: string) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .trim();

/** The shapes of brand/mark.svg, in its box of 64. */
export const mark = inside(drawing("mark.svg"));

/** The shapes of brand/word-mark.svg, its letters in one colour. */
export function wordMark(colour: string): string {
  return inside(drawing("word-mark.svg")).replaceAll("currentColor", colour);
}

/** The box of brand/word-mark.svg. */
export const wordMarkBox = /viewBox="([^"]+)"/.exec(drawing("word-mark.svg"))?.[1] ?? "";
