// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { trackers } from "#site/trackers.ts";
import { createTracker } from "./create-tracker.ts";
import type { Tracker } from "./tracker.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Where a tracker requests scripts and images once allowed. */
function started(tracker: Tracker) {
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
  tracker.start();
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

describe.each(trackers)("$product requests, from hosts of its row,", ({ id, hosts }) => {
  test.each([
    ["its script where that may run", true, { scripts: [allowedBy(hosts.scripts)], images: [] }],
    ["an image of a closed page where not", false, { scripts: [], images: [allowedBy(hosts.beacons)] }],
    ["an image of an open page where not", false, { scripts: [], images: [allowedBy(hosts.images)] }],
  ])("%s", (_what, byScript, requested) => {
    expect(started(createTracker({ id, account: "123" }, "landing", byScript))).toEqual(requested);
  });
});
