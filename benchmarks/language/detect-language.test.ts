import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { detectLanguage } from "#site/i18n/text-language/detect-language.ts";
import { readableLetters } from "#site/i18n/text-language/readable-letters.ts";

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
/** Letters to judge by: a wide one of Chinese, Japanese or Korean counts as two others. */
const lengthOf = (letters: string) => letters.length + (letters.match(wide)?.length ?? 0);

/** What the detector says of the posts of a language, a line each: of those with 40 letters and more, or of all. */
function answersTo(file: string, isOutsider: boolean) {
  const posts = readFileSync(join(import.meta.dirname, file), "utf8")
    .trimEnd()
    .replaceAll("\\n", " ")
    .split("\n");
  const judged = posts.filter((post) => isOutsider || lengthOf(readableLetters(post)) >= 40);
  return { posts: judged.length, answers: judged.map(detectLanguage).filter((answer) => answer !== undefined) };
}

test.each(globSync("posts/*.txt", { cwd: import.meta.dirname }))("most posts of %s are named, and rightly", (file) => {
  const { posts, answers } = answersTo(file, false);
  expect(answers.length).toBeGreaterThanOrEqual(0.8 * posts);
  expect(answers.filter((answer) => answer !== basename(file, ".txt")).length).toBeLessThanOrEqual(0.05 * posts);
});

test.each(globSync("outsiders/*.txt", { cwd: import.meta.dirname }))("hardly one of %s is named", (file) => {
  const { posts, answers } = answersTo(file, true);
  expect(answers.length).toBeLessThanOrEqual(0.1 * posts);
});
