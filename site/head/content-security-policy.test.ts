import { expect, test } from "vitest";
import { type PageKind, pageKinds } from "#site/page-kind.ts";
import { pagePolicy } from "./content-security-policy.ts";

const settings = {
  origin: "https://site.example",
  asObserved: false,
  mediaOrigins: ["http://127.0.0.1:9000"],
  metaPixelId: undefined,
  gaMeasurementId: undefined,
};
const tracked = { ...settings, metaPixelId: "123456789012345", gaMeasurementId: "G-TEST1234" };
const text = (site: typeof tracked | typeof settings, kind: PageKind) => {
  const policy = pagePolicy(site, kind);
  return [policy.directives, ...policy.scriptHosts].join("; ");
};

test.each(pageKinds)("%s: no third party's host without a tracker", (kind) => {
  expect(text(settings, kind)).not.toMatch(/https:\/\//);
  expect(pagePolicy(settings, kind).scriptHosts).toEqual([]);
});

test.each(["ticket", "account-deletion", "error"] as const)(
  "%s: a vendor's script cannot run or be talked to",
  (kind) => {
    const policy = pagePolicy(tracked, kind);
    expect(policy.scriptHosts).toEqual([]);
    expect(policy.directives.split(";")).toContain("connect-src 'self'");
  },
);

test("ordinary pages may load the configured tracker's script and no other's", () => {
  expect(pagePolicy({ ...settings, metaPixelId: "123456789012345" }, "landing").scriptHosts).toEqual([
    "https://connect.facebook.net",
  ]);
  expect(pagePolicy({ ...settings, gaMeasurementId: "G-TEST1234" }, "landing").scriptHosts).toEqual([
    "https://www.googletagmanager.com",
  ]);
});

test.each([
  ["img-src", false, []],
  ["img-src", true, ["post", "profile", "ticket"]],
  ["media-src", false, ["post", "profile", "ticket"]],
] as const)("%s names other hosts on a page that goes on in the browser (%s) in: %j", (name, loading, expected) => {
  const open = pageKinds.filter((kind) =>
    pagePolicy(settings, kind, loading)
      .directives.split(";")
      .some((directive) => new RegExp(`^${name} .*https: http://127.0.0.1:9000`).test(directive)),
  );
  expect(open).toEqual(expected);
});
