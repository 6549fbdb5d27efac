import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chooseFonts } from "./missing-fonts.ts";
import { type Sample, samples } from "./samples.ts";

const sheets: Partial<Record<Sample, string>> = {
  中: "node_modules/@fontsource-variable/noto-sans-sc/index.css",
  か: "node_modules/@fontsource-variable/noto-sans-jp/index.css",
  한: "node_modules/@fontsource-variable/noto-sans-kr/index.css",
  "😀": "site/styles/missing-fonts/emoji.css",
};

const chosen = (missing: readonly Sample[], language = "tr") =>
  chooseFonts(missing, language).map(({ family }) => family);

test("a device gets the fonts that it lacks, that of the page's language first", () => {
  expect(chosen(["中", "か", "한"])).toEqual([
    "Noto Sans SC Variable",
    "Noto Sans JP Variable",
    "Noto Sans KR Variable",
  ]);
  expect(chosen(["中", "か", "한"], "ja")[0]).toBe("Noto Sans JP Variable");
  expect(chosen(["한", "😀"], "ja")).toEqual(["Noto Sans KR Variable", "Twemoji"]);
});

test("no sheet hides text until its font is there", () => {
  for (const sheet of Object.values(sheets)) {
    const faces = readFileSync(sheet, "utf8").split("@font-face").slice(1);
    expect(faces.filter((face) => !/font-display: *(?:swap|fallback|optional)/.test(face))).toEqual([]);
  }
});

test.each(samples)("the font for %s is one of its style sheet, or of fonts.css", (sample) => {
  const [font] = chooseFonts([sample], "tr");
  const sheet = sheets[sample] ?? "site/styles/fonts.css";
  expect(readFileSync(sheet, "utf8").replaceAll("'", '"')).toContain(`font-family: "${font?.family}"`);
  expect(font?.sheet !== undefined).toBe(sample in sheets);
});
