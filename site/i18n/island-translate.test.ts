import { expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { pickMessages } from "./island-texts.ts";
import { createIslandTranslate } from "./island-translate.ts";
import type { MessageKey } from "./message-key.ts";
import { createTranslate, type MessageValues } from "./translate.ts";

const keys: readonly MessageKey[] = ["profile.loading", "profile.downloadText", "profile.downloadTitle", "post.views"];
const cases: readonly [MessageKey, MessageValues?][] = [
  ["profile.loading"],
  ["profile.downloadText"],
  ["profile.downloadTitle", { name: "Elif $& <b>" }],
  ...[0, 1, 2, 3, 5, 11, 21, 100, 12345].map((count): [MessageKey, MessageValues] => ["post.views", { count }]),
];

test.each(languages.map(({ code }) => code))("the few texts that travel in %s read as all of them do", (code) => {
  const inBrowser = createIslandTranslate(pickMessages(code, keys), code);
  const onServer = createTranslate(code);
  for (const [key, values] of cases) expect(inBrowser(key, values)).toBe(onServer(key, values));
});

test("only the texts asked for travel", () => {
  expect(Object.keys(pickMessages("en", ["profile.loading", "post.likes"])).sort()).toEqual([
    "post.likes_one",
    "post.likes_other",
    "profile.loading",
  ]);
});
