import { expect, test } from "vitest";
import { readAppIdentity } from "./app-identity.ts";

const fingerprint = Array.from({ length: 32 }, (_, index) =>
  (index * 8).toString(16).padStart(2, "0").toUpperCase(),
).join(":");
const configured = {
  android: { packageName: "com.example.app", signingFingerprints: [fingerprint] },
  ios: {
    appId: "123456789",
    storefront: "tr",
    teamId: "A1B2C3D4E5",
    bundleId: "com.example.app-tr",
    providerToken: "42",
  },
};

test("a brand without a team and a fingerprint has no apps: no link opens them", () => {
  const { teamId: _, bundleId: __, ...ios } = configured.ios;
  const brand = { android: { ...configured.android, signingFingerprints: [] }, ios };
  expect(readAppIdentity(brand)).toEqual({ appleAppId: undefined, androidApp: undefined });
});

test("the apps of a configured brand open its links", () => {
  expect(readAppIdentity(configured)).toEqual({
    appleAppId: "A1B2C3D4E5.com.example.app-tr",
    androidApp: { packageName: "com.example.app", fingerprints: [fingerprint] },
  });
});

test.each([
  ["ios.teamId must be ten", { ios: { ...configured.ios, teamId: "a1b2c3d4e5" } }],
  ["ios.bundleId must be a bundle", { ios: { ...configured.ios, bundleId: "app" } }],
  ["ios needs teamId and bundleId", { ios: { ...configured.ios, bundleId: undefined } }],
  ["ios needs teamId and bundleId", { ios: { ...configured.ios, teamId: undefined } }],
  ["ios.appId must be digits", { ios: { ...configured.ios, appId: "id123456789" } }],
  ["ios.storefront must be a country", { ios: { ...configured.ios, storefront: "tr/../us" } }],
  ["ios.providerToken must be digits", { ios: { ...configured.ios, providerToken: "42&x=1" } }],
  ["android.packageName must be a package", { android: { ...configured.android, packageName: "app&x=1" } }],
  [
    "android.signingFingerprints.1 must be 32 upper-case bytes",
    { android: { ...configured.android, signingFingerprints: [fingerprint, fingerprint.toLowerCase()] } },
  ],
  [
    "android.signingFingerprints.0 must be 32 upper-case bytes",
    { android: { ...configured.android, signingFingerprints: ["AB:CD"] } },
  ],
])("the start ends with one sentence: %s", (sentence, part) => {
  expect(() => readAppIdentity({ ...configured, ...part })).toThrow(`brand/brand.ts: ${sentence}`);
});
