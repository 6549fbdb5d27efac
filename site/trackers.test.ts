import { expect, test } from "vitest";
import { configuredTrackers, trackers } from "./trackers.ts";

test("each tracker has a bit of its own in the consent cookie", () => {
  const bits = trackers.map(({ consentBit }) => consentBit);
  expect(bits.filter((bit) => !Number.isInteger(Math.log2(bit)))).toEqual([]);
  expect(new Set(bits).size).toBe(trackers.length);
});

test("a site has the trackers whose settings are set", () => {
  const ids = (settings: Parameters<typeof configuredTrackers>[0]) => configuredTrackers(settings).map(({ id }) => id);
  expect(ids({ gaMeasurementId: undefined, metaPixelId: undefined })).toEqual([]);
  expect(ids({ gaMeasurementId: "G-TEST1234", metaPixelId: undefined })).toEqual(["google"]);
  expect(ids({ gaMeasurementId: undefined, metaPixelId: "123456789012345" })).toEqual(["meta"]);
});
