import { expect, test } from "vitest";
import { type PageKind, pageKinds } from "#site/routes.ts";
import { trackers } from "#site/trackers.ts";
import { pagePolicy } from "./content-security-policy.ts";

const settings = { mediaOrigins: ["http://127.0.0.1:9000"], metaPixelId: undefined, gaMeasurementId: undefined };
const tracked = { ...settings, ...Object.fromEntries(trackers.map(({ setting }) => [setting, "123"])) };

function directives(site: Parameters<typeof pagePolicy>[0], kind: PageKind, isClosed = false): Map<string, string> {
  const policy = pagePolicy(site, { kind, isClosed, scriptHashes: ["sha256-a"], styleHash: "sha256-b" });
  return new Map(policy.split(";").map((directive) => [directive.split(" ")[0] ?? "", directive]));
}

test.each(pageKinds)("%s: no third party's host without a tracker", (kind) => {
  expect([...directives(settings, kind).values()].join(";")).not.toMatch(/https:\/\//);
  expect(directives(settings, kind).get("script-src")).toBe("script-src 'self' 'sha256-a'");
  expect(directives(settings, kind).get("style-src")).toBe("style-src 'self' 'sha256-b'");
  expect(directives(settings, kind).get("default-src")).toBe("default-src 'none'");
  expect(directives(settings, kind).get("report-uri")).toBe("report-uri /csp-report");
});

test("a closed page: a vendor's script cannot run or connect, but its images may be requested", () => {
  const closed = directives(tracked, "post", true);
  expect(closed.get("script-src")).toBe("script-src 'self' 'sha256-a'");
  expect(closed.get("connect-src")).toBe("connect-src 'self'");
  for (const { hosts } of trackers) expect(closed.get("img-src")).toContain(hosts.beacons.join(" "));
});

test.each([
  ["no tracker", settings, "landing", false, "'none'"],
  ["no tracker, on a ticket", settings, "ticket", true, "ticket-worker"],
  ["trackers, on a closed page", tracked, "post", true, "default"],
  ["trackers, on a ticket", tracked, "ticket", true, "ticket-worker default"],
  ["trackers, on an open page", tracked, "landing", false, undefined],
] as const)("Trusted Types with %s", (_where, site, kind, isClosed, policies) => {
  const found = directives(site, kind, isClosed);
  expect(found.get("trusted-types")).toBe(policies && `trusted-types ${policies}`);
  expect(found.has("require-trusted-types-for")).toBe(policies !== undefined);
});

test.each(trackers)("open pages may load the script of $product only, where it is set", ({ setting, hosts }) => {
  expect(directives({ ...settings, [setting]: "123" }, "landing").get("script-src")).toBe(
    `script-src 'self' ${hosts.scripts.join(" ")} 'sha256-a'`,
  );
});

test("videos of posts and profiles come from any host; images of every page from this site alone", () => {
  const open = pageKinds.filter((kind) =>
    directives(settings, kind).get("media-src")?.includes("https: http://127.0.0.1:9000"),
  );
  expect(open).toEqual(["post", "profile"]);
  for (const kind of pageKinds) expect(directives(settings, kind).get("img-src")).toBe("img-src 'self' data:");
});

test("tickets alone register a worker, of this site", () => {
  expect(directives(tracked, "ticket").get("worker-src")).toBe("worker-src 'self'");
  expect(pageKinds.filter((kind) => directives(tracked, kind).has("worker-src"))).toEqual(["ticket"]);
});
