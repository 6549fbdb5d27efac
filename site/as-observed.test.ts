import { expect, test } from "vitest";
import { observedProfile } from "./as-observed.ts";
import type { ProfileState } from "./features/profile/profile-state.ts";

const uuid = "6f1b2c3d-00a1-4a00-8000-0000000000a1";
const failed: ProfileState = { kind: "failed", reason: "not-found" };
const loaded: ProfileState = { kind: "loaded", user: { username: "elif" }, posts: { kind: "unavailable" } };
const observed = { asObserved: true };

test("as observed, a profile that cannot be fetched stays on Loading (specification, section 8)", () => {
  expect(observedProfile(failed, uuid, observed)).toEqual({ kind: "loading", forever: true });
  expect(observedProfile({ kind: "failed", reason: "no-data" }, uuid, observed)).toEqual({
    kind: "loading",
    forever: true,
  });
});

test("a profile that arrives, is late, or is of no identifier stays what it is", () => {
  for (const state of [loaded, { kind: "loading", forever: false } as const])
    expect(observedProfile(state, uuid, observed)).toBe(state);
  expect(observedProfile(failed, "a b", observed)).toBe(failed);
});

test("otherwise nothing changes", () => {
  expect(observedProfile(failed, uuid, { asObserved: false })).toBe(failed);
});
