import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chooseFonts, scriptFonts } from "./missing-fonts.ts";
import { type Sample, samples } from "./samples.ts";

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

test("each sample is a single character of its own", () => {
  expect(samples.map((sample) => [...sample].length)).toEqual(samples.map(() => 1));
  expect(new Set(samples).size).toBe(samples.length);
});

test.each([
  ["Noto Sans SC Variable", "@fontsource-variable/noto-sans-sc/index.css"],
  ["Noto Sans JP Variable", "@fontsource-variable/noto-sans-jp/index.css"],
  ["Noto Sans KR Variable", "@fontsource-variable/noto-sans-kr/index.css"],
  ["Twemoji", "twemoji-colr-font/twemoji.css"],
])("%s has the faces of its package", async (family, sheet) => {
  const css = readFileSync(new URL(`../../../node_modules/${sheet}`, import.meta.url), "utf8");
  const inPackage = css
    .split("@font-face")
    .slice(1)
    .map((rule) => ({
      file: /([^/"]+\.woff2)/.exec(rule)?.[1],
      unicodeRange: /unicode-range: ([^;]*)/.exec(rule)?.[1]?.toLowerCase(),
      weight: /font-weight: ([^;]*)/.exec(rule)?.[1],
    }));
  const faces = await Object.values(scriptFonts)
    .find((font) => font.family === family)
    ?.loadFaces?.();
  expect(
    faces?.map(({ url, unicodeRange, weight }) => ({
      file: url.split("/").at(-1),
      unicodeRange: unicodeRange?.toLowerCase(),
      weight,
    })),
  ).toEqual(inPackage);
});
