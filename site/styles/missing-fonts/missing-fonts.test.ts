import { expect, test } from "vitest";
import { chooseFonts, scriptFonts } from "./missing-fonts.ts";

const chosen = (missing: string, language = "tr") =>
  chooseFonts((sample) => missing.includes(sample), language).map(({ family }) => family);

test("a device that can draw everything gets no font", () => {
  expect(chosen("")).toEqual([]);
});

test("a device gets the fonts that it lacks, that of the page's language first", () => {
  expect(chosen("中か한")).toEqual(["Noto Sans SC Variable", "Noto Sans JP Variable", "Noto Sans KR Variable"]);
  expect(chosen("中か한", "ja")[0]).toBe("Noto Sans JP Variable");
  expect(chosen("한😀", "ja")).toEqual(["Noto Sans KR Variable", "Twemoji"]);
});

test("each sample is a single character of its own", () => {
  const samples = scriptFonts.map(({ sample }) => sample);
  expect(samples.map((sample) => [...sample].length)).toEqual(samples.map(() => 1));
  expect(new Set(samples).size).toBe(samples.length);
});
