import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locale } from "#locales/index.ts";
import { readableLetters } from "#site/i18n/text-language/readable-letters.ts";

/** A post of the fixture. One in a language that the interface does not have is an outsider: its language is no answer. */
export interface FixturePost {
  readonly text: string;
  readonly language: string;
  readonly isOutsider: boolean;
  /** Letters to judge by, as wide characters count: one of Chinese, Japanese or Korean counts as two others. */
  readonly length: number;
  /** Every other post of a file, by which nothing was chosen and nothing tuned. */
  readonly isHeldOut: boolean;
}

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** The posts of `posts/` and `outsiders/`: a file for each language, a line for each post. */
export const fixture: readonly FixturePost[] = ["posts", "outsiders"].flatMap((folder) =>
  globSync(join(import.meta.dirname, folder, "*.txt"))
    .sort()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .trimEnd()
        .split("\n")
        .map((line, index) => {
          const text = line.replaceAll("\\n", "\n");
          const letters = readableLetters(text);
          return {
            text,
            language: basename(file, ".txt"),
            isOutsider: folder === "outsiders",
            length: letters.length + (letters.match(wide)?.length ?? 0),
            isHeldOut: index % 2 === 1,
          };
        }),
    ),
);

/** Letters from which on the bounds apply. */
const long = 40;

export interface Judgement {
  /** Shares from 0 to 1: of long posts that something is said about, of this that is right, of outsiders named. */
  readonly said: number;
  readonly right: number;
  readonly outsidersNamed: number;
  /** The same for each language: of the interface's, what was said; of an outsider's, what was named. */
  readonly byLanguage: ReadonlyMap<string, number>;
}

/** @param detect what a detector says of a text; another language than the interface's is nothing */
export function judge(posts: readonly FixturePost[], detect: (text: string) => Locale | undefined): Judgement {
  const answers = posts.map((post) => ({ ...post, answer: detect(post.text) }));
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / Math.max(1, whole.length);
  const isSaid = ({ answer }: { readonly answer: Locale | undefined }) => answer !== undefined;
  const isRight = ({ answer, language }: (typeof answers)[number]) => answer === language;
  const known = answers.filter((post) => !post.isOutsider && post.length >= long);
  const outsiders = answers.filter((post) => post.isOutsider);
  const byLanguage = Map.groupBy([...known, ...outsiders], ({ language }) => language);
  return {
    said: share(known.filter(isSaid), known),
    right: share(known.filter(isRight), known.filter(isSaid)),
    outsidersNamed: share(outsiders.filter(isSaid), outsiders),
    byLanguage: new Map([...byLanguage].map(([code, of]) => [code, share(of.filter(isSaid), of)])),
  };
}
