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
const packages = ofKind("package");
const id = (tail: string) => `6f1b2c3d-${tail}-4a00-8000-${tail.padStart(12, "0")}`;
const postOf = (tail: string) => posts.find((post) => post.uuid === id(tail));

test("there is enough content of every kind", () => {
  const numbers = (["user", "post", "event", "package", "ticket"] as const).map((kind) => ofKind(kind).length);
  for (const [i, least] of [12, 60, 3, 5, 8].entries()) expect(numbers[i]).toBeGreaterThanOrEqual(least);
});

test("ids are unique and every reference resolves", () => {
  const named = content.filter((line) => line.kind !== "account" && line.kind !== "restriction");
  const ids = new Set(named.map((line) => line.uuid));
  expect(ids.size).toBe(named.length);
  for (const post of posts) expect(ids).toContain(post.author);
  for (const each of packages) expect(ids).toContain(each.event);
  for (const ticket of ofKind("ticket")) expect(ids).toContain(ticket.package);
});

test("the posts used by documentation and tests have the expected type and media", () => {
  expect(postOf("0001")).toMatchObject({ type: "News", content: expect.any(String) });
  expect(postOf("0001")?.pictures).toHaveLength(4);
  expect(postOf("0002")).toMatchObject({ type: "Flows", video: { file: expect.stringMatching(/\.mp4$/) } });
  expect(postOf("0003")).toMatchObject({ type: "News", content: expect.any(String) });
  expect(postOf("0003")?.pictures ?? postOf("0003")?.video).toBeUndefined();
  expect(["News", "Flows"]).not.toContain(postOf("0004")?.type);
  expect(postOf("0005")).toMatchObject({ type: "News" });
  expect(postOf("0005")?.content).toBeUndefined();
});

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

test("the example ticket belongs to the summer concert, and prices include a fraction, an integer and zero", () => {
  const ticket = ofKind("ticket").find(({ uuid }) => uuid === id("00c1"));
  expect(ticket?.package).toBe(id("00b1"));
  const { event } = packages.find(({ uuid }) => uuid === id("00b1")) ?? {};
  expect(ofKind("event").find(({ uuid }) => uuid === event)).toMatchObject({
    slug: "bogazda-yaz-konseri",
    background: expect.any(String),
    icon: expect.any(String),
    description: expect.stringContaining("\n\n"),
  });
  const prices = packages.map(({ price }) => price);
  expect(prices.some((price) => price === 0)).toBe(true);
  expect(prices.some((price) => !Number.isInteger(price))).toBe(true);
});

test("the events include every way that time can go", () => {
  const events = ofKind("event").map(({ startTime, endTime, timeZone }) => ({
    start: startTime,
    end: endTime,
    timeZone,
  }));
  const istanbul = events.filter(({ timeZone }) => timeZone === undefined);
  expect(istanbul.some(({ start, end }) => end && end < "2026-11-15" && start < end)).toBe(true);
  expect(istanbul.some(({ start, end }) => start < "2026-11-15" && end && end > "2028")).toBe(true);
  expect(istanbul.some(({ start, end }) => start > "2026-12" && end && end.slice(0, 10) > start.slice(0, 10))).toBe(
    true,
  );
  expect(istanbul.some(({ start, end }) => start > "2026-12" && end === undefined)).toBe(true);
  expect(events.some(({ timeZone }) => timeZone === "Europe/Berlin")).toBe(true);
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

test("all posts were created in the year before 15 November 2026, Istanbul time", () => {
  for (const { createdAt } of posts) {
    expect(createdAt).toMatch(/\+03:00$/);
    expect(createdAt >= "2025-11-15" && createdAt < "2026-11-15", createdAt).toBe(true);
  }
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
