import { expect, it } from "vitest";
import { responseOfState } from "./page-state.ts";

const retry = { "Retry-After": "10" };

it.each([
  [{ kind: "loaded" }, "post", 200, "post", {}],
  [{ kind: "loaded" }, "none", 200, "none", {}],
  [{ kind: "loading" }, "post", 200, "none", {}],
  [{ kind: "failed", reason: "not-found" }, "post", 404, "absent", {}],
  [{ kind: "failed", reason: "not-found" }, "none", 404, "none", {}],
  [{ kind: "failed", reason: "gone" }, "post", 410, "absent", {}],
  [{ kind: "failed", reason: "no-data" }, "post", 404, "absent", {}],
  [{ kind: "failed", reason: "malformed" }, "post", 503, "none", retry],
  [{ kind: "failed", reason: "unavailable" }, "post", 503, "none", retry],
] as const)("%o under %s", (state, policy, status, cache, headers) => {
  expect(responseOfState(state, policy)).toEqual({ status, cache, headers });
});
