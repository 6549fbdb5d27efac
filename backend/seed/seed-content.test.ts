import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyPassword } from "#backend/accounts/password.ts";
import { type ContentKind, type ContentLine, contentLine } from "#contract/content-line.ts";
import { postTypes } from "#contract/post-types.ts";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";

const media = join(import.meta.dirname, "media");
const lines = readFileSync(join(import.meta.dirname, "content.ndjson"), "utf8")
  .trimEnd()
  .split("\n");
const content = lines.map((line) => contentLine.parse(JSON.parse(line)));
const ofKind = <K extends ContentKind>(kind: K) =>
  content.filter((line): line is Extract<ContentLine, { kind: K }> => line.kind === kind);
const users = ofKind("user");
const posts = ofKind("post");
const id = (tail: string) => `6f1b2c3d-${tail}-4a00-8000-${tail.padStart(12, "0")}`;

test("one profile has everything, one has only what is required", () => {
  const [userLine, postLine] = contentLine.options;
  const fieldsOf = (line: object = {}) => Object.keys(line).toSorted();
  expect(fieldsOf(users.find((user) => user.uuid === id("00a1")))).toEqual(fieldsOf(userLine.shape));
  const rich = posts.filter((post) => post.author === id("00a1"));
  // Only a post that is hidden has `public`.
  expect(fieldsOf({ ...Object.assign({}, ...rich), public: true })).toEqual(fieldsOf(postLine.shape));
  expect(new Set(rich.map((post) => post.type))).toEqual(new Set(postTypes));
  expect(rich.filter((post) => post.pictures).length).toBeGreaterThanOrEqual(8);
  const required = Object.entries(userLine.shape).filter(([, field]) => !field.safeParse(undefined).success);
  expect(fieldsOf(users.find((user) => user.uuid === id("00a2")))).toEqual(fieldsOf(Object.fromEntries(required)));
  expect(posts.filter((post) => post.author === id("00a2"))).toEqual([]);
});

test("two accounts can be deleted to try it, with the password that `npm start` prints; one has posts and images", async () => {
  const accounts = ofKind("account");
  expect(accounts.map(({ user, email }) => ({ email, profile: `/profile/${user}` }))).toEqual(
    demoAccounts.map(({ email, profile }) => ({ email, profile })),
  );
  for (const { passwordHash } of accounts) expect(await verifyPassword(demoPassword, passwordHash)).toBe(true);
  const pictures = posts.filter(({ author }) => author === id("01a3")).flatMap((post) => post.pictures ?? []);
  const files = posts.flatMap((post) => post.pictures ?? []).map(({ file }) => file);
  expect(pictures.filter(({ file }) => files.indexOf(file) === files.lastIndexOf(file))).toHaveLength(2);
});

test("the posts include texts that are hard to lay out or escape", () => {
  const texts = posts.map((post) => post.content ?? "");
  expect(texts.some((text) => text.length > 3000)).toBe(true);
  expect(texts.some((text) => /^\p{L}{60,}$/u.test(text))).toBe(true);
  expect(texts.some((text) => text.includes("</script>") && text.includes("<b>") && text.includes('"'))).toBe(true);
  expect(texts.some((text) => text.includes("https://"))).toBe(true);
  expect(texts.some((text) => /\p{Script=Arabic}{3}/u.test(text))).toBe(true);
  expect(
    texts.some((text) => /^[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(text)),
  ).toBe(true);
});

test("every picture has an alt text, the media folder holds exactly the named files, at most 6 MB", () => {
  for (const post of posts)
    for (const picture of post.pictures ?? []) expect(picture.alt?.length, post.uuid).toBeGreaterThan(20);
  const named = new Set([
    ...users.flatMap((user) => user.avatar ?? []),
    ...posts.flatMap((post) => post.pictures?.map(({ file }) => file) ?? []),
    ...posts.flatMap(({ video }) => (video ? [video.file, video.poster ?? ""] : [])),
    ...ofKind("event").flatMap((event) => [event.background ?? [], event.icon ?? []].flat()),
  ]);
  const files = readdirSync(media).filter((name) => !name.startsWith("."));
  expect(files.toSorted()).toEqual([...named].toSorted());
  const bytes = files.reduce((sum, name) => sum + statSync(join(media, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(6 * 1024 * 1024);
});
