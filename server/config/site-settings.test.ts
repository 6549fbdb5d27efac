import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { readEnvironment } from "./environment.ts";
import { siteSettings } from "./site-settings.ts";

const { ios, android } = brand;

test.each([
  [ios, android, { appleAppId: `${ios.teamId}.${ios.bundleId}`, androidApp: { packageName: android.packageName } }],
  [{ ...ios, teamId: undefined }, { ...android, signingFingerprints: [] }, {}],
  [{ ...ios, bundleId: undefined }, android, { androidApp: { fingerprints: android.signingFingerprints } }],
])("links open the apps of a brand with a team and fingerprints, and no others: %#", (ios, android, apps) => {
  const noApis = { accountDeletion: undefined, reports: undefined };
  const { appleAppId, androidApp } = siteSettings(readEnvironment({}), noApis, { ios, android });
  expect({ appleAppId, androidApp }).toMatchObject({ appleAppId: undefined, androidApp: undefined, ...apps });
});
