import { expect, test } from "vitest";
import { routeKind } from "./route-kind.ts";

test.each([
  ["/", "landing"],
  ["/?lng=tr", "landing"],
  ["/post/6f1b?lng=tr", "post"],
  ["/ticket/a/b/c", "ticket"],
  ["/download?from=post", "download"],
  ["/picture/w750/x?of=y", "picture"],
  ["/share/post/x/tr.jpg", "preview-picture"],
  ["/.well-known/assetlinks.json", "well-known"],
  ["/readyz", "health"],
  ["/constructor", "other"],
  ["/__proto__", "other"],
  ["/postal", "other"],
  ["//post", "landing"],
  ["http://x/post", "other"],
  ["", "other"],
])("%s is %s", (target, kind) => {
  expect(routeKind(target)).toBe(kind);
});
