// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createTrackers } from "./create-trackers.ts";

const settings = {
  kind: "landing",
  confidential: false,
  trackers: [
    { id: "google", category: "analytics", consentBit: 1, account: "G-TEST1234" },
    { id: "meta", category: "advertising", consentBit: 2, account: "123456789012345" },
  ],
} as const;

/** What the trackers request once allowed: scripts of vendors, and images. */
function started(trackers: ReturnType<typeof createTrackers>) {
  const images: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      set src(url: string) {
        images.push(new URL(url).host + new URL(url).pathname);
      }
    },
  );
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  for (const tracker of trackers) tracker.start(true);
  const scripts = append.mock.calls.flat().map((script) => new URL((script as HTMLScriptElement).src).host);
  append.mockRestore();
  return { images, scripts };
}

test.each([
  ["an open page", settings, false, ["www.googletagmanager.com", "connect.facebook.net"], []],
  ["a device that keeps tickets", settings, true, [], ["www.google-analytics.com/g/collect", "www.facebook.com/tr"]],
  [
    "a confidential page",
    { ...settings, kind: "ticket", confidential: true },
    false,
    [],
    ["www.google-analytics.com/g/collect", "www.facebook.com/tr"],
  ],
] as const)("vendors' scripts and images on %s", (_where, given, hasTickets, scripts, images) => {
  expect(started(createTrackers(given, hasTickets))).toEqual({ scripts, images });
});
