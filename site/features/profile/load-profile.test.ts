import { expect, test } from "vitest";
import { fakeProductApi } from "#site/product-api/product-api.harness.ts";
import type { ProductResult } from "#site/product-api/product-api.ts";
import { loadProfile } from "./load-profile.ts";

const uuid = "6f1b2c3d-00a1-4a00-8000-0000000000a1";
const userPath = `/api/public/users/${uuid}`;
const postsPath = `/api/public/users/posts/${uuid}`;
const never = new Promise<never>(() => {});
const user: ProductResult = { kind: "loaded", json: { result: { data: { username: "elif" } } } };
const posts: ProductResult = { kind: "loaded", json: { result: [{ content: "Merhaba" }] } };

const options = { origin: "https://meydan.example", timeoutMs: 20, log: { error: () => {} } };
const load = (answers: Record<string, ProductResult | Promise<ProductResult>>) =>
  loadProfile(
    fakeProductApi((path) => answers[path] ?? { kind: "failed", reason: "not-found" }),
    uuid,
    options,
  );

test("user and posts in time", async () => {
  expect(await load({ [userPath]: user, [postsPath]: posts })).toEqual({
    kind: "loaded",
    user: { username: "elif" },
    posts: [{ content: "Merhaba" }],
  });
});

test.each(["not-found", "gone", "unavailable"] as const)("the user is %s: so is the page", async (failure) => {
  expect(await load({ [userPath]: { kind: "failed", reason: failure }, [postsPath]: posts })).toEqual({
    kind: "failed",
    reason: failure,
  });
});

test("a failed user fails the page at once, however slow the posts are", async () => {
  expect(await load({ [postsPath]: never })).toEqual({ kind: "failed", reason: "not-found" });
});

test("an answer without result.data", async () => {
  expect(await load({ [userPath]: { kind: "loaded", json: { result: {} } } })).toEqual({
    kind: "failed",
    reason: "no-data",
  });
});

test.each([
  ["user", { [userPath]: never, [postsPath]: posts }],
  ["list of posts", { [userPath]: user, [postsPath]: never }],
])("a slow %s: loading", async (_, answers) => {
  expect(await load(answers)).toEqual({ kind: "loading", forever: false });
});

test.each([
  ["failing", { kind: "failed", reason: "unavailable" } as const],
  ["missing", { kind: "failed", reason: "not-found" } as const],
  ["unreadable", { kind: "loaded", json: { result: "?" } } as const],
])("%s posts cost the list, never the profile", async (_, answer) => {
  expect(await load({ [userPath]: user, [postsPath]: answer })).toMatchObject({ kind: "loaded", posts: undefined });
});

test.each([undefined, "", "../x", "a b", "x".repeat(65)])(
  "%j is no identifier: not found without a call",
  async (id) => {
    const api = fakeProductApi(() => user);
    expect(await loadProfile(api, id, options)).toEqual({ kind: "failed", reason: "not-found" });
    expect(api.calls).toEqual([]);
  },
);
