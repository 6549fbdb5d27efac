import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import { pickMessageGroups } from "./message-groups.ts";
import type { MessageKey } from "./message-key.ts";
import { createTranslate, type MessageValues } from "./translate.ts";

const cases: readonly [MessageKey, MessageValues?][] = [
  ["profile.loading"],
  ["profile.downloadText"],
  ["profile.downloadTitle", { name: "Elif $& <b>" }],
  ...[0, 1, 2, 3, 5, 11, 21, 100, 12345].map((count): [MessageKey, MessageValues] => ["post.views", { count }]),
];

test.each(locales)("an island's groups in %s format like all messages", (code) => {
  const inIsland = createMessageFormatter(pickMessageGroups(code, ["profile", "post"]), code);
  const onServer = createTranslate(code);
  for (const [key, values] of cases) expect(inIsland(key, values)).toBe(onServer(key, values));
});
