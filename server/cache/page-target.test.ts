import { expect, test } from "vitest";
import { createKnownTargets, readPageTarget } from "./page-target.ts";

test.each([
  ["/", "?utm_source=x&fbclid=y", ""],
  ["/post/1", "?lng=tr-TR&fbclid=y&lng=en", "?lng=tr"],
  ["/post/1", "?lng=xx&whole=1", ""],
  ["/download", "?id=1&gclid=x&from=post", "?from=post&id=1"],
  ["/download", "?to=somewhere", ""],
  ["/post/1", "?to=auto", ""],
  ["/oembed", "?url=a%26b&maxwidth=3", "?url=a%26b&maxwidth=3"],
  ["/robots.txt", "?lng=tr", ""],
])("%s%s is kept as %j", (path, search, read) => {
  const target = readPageTarget(path, search);
  expect(target.search).toBe(read);
  expect(target.sharing).not.toBe("none");
});

test.each([
  ["/ticket/a/b/c", "?lng=tr&x=1"],
  ["/delete-account", ""],
  ["/download", "?to=auto"],
  ["/share/post/1/tr.jpg", ""],
  ["/api/project/events/ticketSucces/a/b/c", ""],
  ["/no/such/page", ""],
  ["/post/1/2", ""],
])("%s%s is shared with nobody and gets its query as it is", (path, search) => {
  expect(readPageTarget(path, search)).toMatchObject({ sharing: "none", path, search });
});

test("what the address says of language and patience is read on every page", () => {
  expect(readPageTarget("/post/1", "?lng=ar&whole=1")).toMatchObject({ language: "ar", whole: true });
  expect(readPageTarget("/ticket/a/b/c", "?lng=xx")).toMatchObject({ language: undefined, whole: false });
});

test("long request lines are not remembered, and no more than some thousand", () => {
  const known = createKnownTargets();
  const target = readPageTarget("/", "");
  known.add(`/?${"x".repeat(300)}`, target);
  for (let number = 0; number < 5000; number += 1) known.add(`/?${number}`, target);
  expect(known.get(`/?${"x".repeat(300)}`)).toBeUndefined();
  expect(known.get("/?0")).toBeUndefined();
  expect(known.get("/?4999")).toBe(target);
});
