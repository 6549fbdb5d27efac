import { expect, it } from "vitest";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import type { RequestContext } from "#site/page.ts";
import { siteRequest } from "#site/plain-site.harness.ts";
import type { PageName } from "#site/routes.ts";
import { documentResponse } from "./document-response.ts";

const context = { i18n: i18nOf("tr"), request: siteRequest("/download") } as RequestContext<PageName>;

it.each([
  [{ kind: "loaded" }, "userContent", 200, "userContent", undefined],
  [{ kind: "loaded" }, "none", 200, "none", undefined],
  [{ kind: "loading" }, "userContent", 200, "none", undefined],
  [{ kind: "failed", reason: "not-found" }, "userContent", 404, "absent", undefined],
  [{ kind: "failed", reason: "not-found" }, "none", 404, "none", undefined],
  [{ kind: "failed", reason: "gone" }, "userContent", 410, "absent", undefined],
  [{ kind: "failed", reason: "no-data" }, "userContent", 404, "absent", undefined],
  [{ kind: "failed", reason: "malformed" }, "userContent", 503, "none", "10"],
  [{ kind: "failed", reason: "unavailable" }, "userContent", 503, "none", "10"],
] as const)("%o under %s", (state, policy, status, cache, retryAfter) => {
  const response = documentResponse({ state, cache: policy }, context, "default-src 'none'", "");
  expect(response).toMatchObject({ status, cache });
  expect(response.headers["Retry-After"]).toBe(retryAfter);
});
