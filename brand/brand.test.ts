import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { campaigns } from "./campaigns.ts";
import texts from "./texts.json" with { type: "json" };

const file = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

test("no text is that of the brand that the project came with", () => {
  const first = "Meydan";
  if (brand.name === first) return;
  const left = Object.entries(texts).filter(([, text]) => JSON.stringify(text).includes(first));
  expect(
    left.map(([language]) => language),
    "write these languages of texts.json for your name",
  ).toEqual([]);
  expect(brand.owner, "set `owner` in brand.ts to your company").not.toContain(first);
});

test("the hue is an angle; every one has enough contrast (site/styles/tokens.test.ts)", () => {
  expect(brand.hue, "set `hue` in brand.ts to a number from 0 to 359").toBeGreaterThanOrEqual(0);
  expect(brand.hue, "set `hue` in brand.ts to a number from 0 to 359").toBeLessThan(360);
});

test("the ids of the stores and of the apps have the form that stores and phones ask for", () => {
  const { android, ios } = brand;
  const expectForm = (id: string, value: string | undefined, form: RegExp) =>
    expect(value ?? "", `set \`${id}\` in brand.ts`).toMatch(form);
  expectForm("android.packageName", android.packageName, /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/);
  for (const one of android.signingFingerprints) {
    expectForm("android.signingFingerprints", one, /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/);
  }
  expectForm("ios.appId", ios.appId, /^\d{5,15}$/);
  expectForm("ios.storefront", ios.storefront, /^[a-z]{2}$/);
  if (ios.teamId !== undefined || ios.bundleId !== undefined) {
    expectForm("ios.teamId", ios.teamId, /^[A-Z0-9]{10}$/);
    expectForm("ios.bundleId", ios.bundleId, /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/);
  }
  expectForm("ios.providerToken", ios.providerToken ?? "1", /^\d{1,15}$/);
});

test("campaigns have names that stores take, each its own", () => {
  const names = campaigns.map(({ name }) => name);
  expect(names.length, "campaigns.ts has room for 20").toBeLessThanOrEqual(20);
  expect(new Set([...names, "other"]).size, "give each campaign another name; `other` is taken").toBe(names.length + 1);
  for (const name of names) expect(name, "1 to 30 of a-z, 0-9 and -").toMatch(/^[a-z0-9-]{1,30}$/);
});

test("contact and website can be reached as links", () => {
  expect(brand.contactEmail, "set `contactEmail` in brand.ts to an address").toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  expect(brand.website, "set `website` in brand.ts to https:// and a host, without a slash at its end").toBe(
    `https://${new URL(brand.website).host}`,
  );
});

test("the contact for weaknesses holds for a month or more", () => {
  const expires = brand.securityContactExpires;
  expect(expires, "write it as 2027-11-01T00:00:00Z").toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const inAMonth = Date.now() + 30 * 24 * 3600_000;
  expect(Date.parse(expires), "set `securityContactExpires` in brand.ts a year ahead").toBeGreaterThan(inAMonth);
});

test("the translator is given the language and the text", () => {
  for (const part of ["{language}", "{text}"])
    expect(brand.translator.url, `put ${part} into \`translator.url\` in brand.ts`).toContain(part);
});

test("the word mark can stand in a page, and the mark is one that passes can draw in white", () => {
  expect(file("word-mark.svg"), "export word-mark.svg with attributes alone").not.toMatch(/<style|\s(?:style|id)=/);
  expect(file("mark.svg"), 'give the paths of mark.svg a fill="#…" of their own').toMatch(/fill="#[0-9a-f]+"/i);
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(file("mark.svg")) ?? [];
  expect(width, "draw mark.svg on a square").toBe(height);
});
