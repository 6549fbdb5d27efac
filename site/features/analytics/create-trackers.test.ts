// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { privacyPolicy } from "#brand/privacy-policy.ts";
import { trackers } from "#site/trackers.ts";
import { createTrackers } from "./create-trackers.ts";

/** Where the trackers request scripts and images once allowed. */
function started(trackers: ReturnType<typeof createTrackers>) {
  const images: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      set src(url: string) {
        images.push(new URL(url).origin);
      }
    },
  );
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  for (const tracker of trackers) tracker.start(true);
  const scripts = append.mock.calls.flat().map((script) => new URL((script as HTMLScriptElement).src).origin);
  append.mockRestore();
  return { images, scripts };
}

/** An origin that a policy with these sources allows, as "https://*.google-analytics.com". */
const allowedBy = (sources: readonly string[]) =>
  expect.toSatisfy((origin: string) =>
    sources.some((source) => {
      const [host, domain] = source.split("*");
      return domain ? origin.endsWith(domain) : origin === host;
    }),
  );

const open = { kind: "landing", confidential: false } as const;
const confidential = { kind: "ticket", confidential: true } as const;

describe.each(trackers)("$product requests, from hosts of its row,", ({ hosts, ...tracker }) => {
  test.each([
    ["its script on an open page", open, false, { scripts: [allowedBy(hosts.scripts)], images: [] }],
    ["an image on a device that keeps tickets", open, true, { scripts: [], images: [allowedBy(hosts.images)] }],
    ["an image on a confidential page", confidential, false, { scripts: [], images: [allowedBy(hosts.beacons)] }],
  ])("%s", (_what, page, hasTickets, requested) => {
    expect(started(createTrackers({ ...page, trackers: [{ ...tracker, account: "123" }] }, hasTickets))).toEqual(
      requested,
    );
  });
});

test.each(trackers)("a withdrawal removes the cookies that the legal text names of $product", (tracker) => {
  const rows = privacyPolicy.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? block.rows : []))
    .filter(([, , purpose]) => purpose?.startsWith(`${tracker.product}: `));
  const names = rows.flatMap(([cookies = ""]) => cookies.split(", "));
  const [created] = createTrackers({ ...open, trackers: [{ ...tracker, account: "123" }] }, false);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !created?.cookies.test(name))).toEqual([]);
});
