import { expect, test } from "vitest";
import { trackers } from "#site/trackers.ts";
import { consentRevision, readConsent } from "./read-consent.ts";

const cookie = (value: unknown) => `cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;

const [google, meta] = trackers;
/** One that comes to the category of Google. */
const late = { id: "late", category: google.category, consentBit: 4 } as unknown as typeof google;
const categories = [
  { id: google.category, consentBits: google.consentBit + late.consentBit },
  { id: meta.category, consentBits: meta.consentBit },
];

type Trackers = readonly (typeof trackers)[number][];

/** What is allowed on a page with the trackers `now`, after a yes to some categories on a page that asked about `then`. */
function consent(accepted: readonly string[], then: Trackers, now: Trackers) {
  const stored = cookie({ categories: ["necessary", ...accepted], revision: consentRevision(then), data: null });
  const { allowed, complete } = readConsent(`i18next=tr; ${stored}; _ga=GA1.1.1.2`, { trackers: now, categories });
  return { allowed: [...allowed], complete };
}

test("reads what vanilla-cookieconsent has stored, among other cookies", () => {
  expect(consent(["analytics"], trackers, trackers)).toEqual({ allowed: ["google"], complete: true });
  expect(consent(["analytics", "advertising"], trackers, trackers)).toEqual({
    allowed: ["google", "meta"],
    complete: true,
  });
});

test("a stored refusal is an answer", () => {
  expect(consent([], trackers, trackers)).toEqual({ allowed: [], complete: true });
});

test("a yes does not cover a tracker that came later, in the same category or in another", () => {
  expect(consent(["analytics"], [google], [google, late])).toEqual({ allowed: ["google"], complete: false });
  expect(consent(["analytics"], [google], [late])).toEqual({ allowed: [], complete: false });
  expect(consent(["analytics"], [google], trackers)).toEqual({ allowed: ["google"], complete: false });
});

test("a no covers whoever comes to its category later, and no other category", () => {
  expect(consent([], [google], [google, late])).toEqual({ allowed: [], complete: true });
  expect(consent(["advertising"], trackers, [...trackers, late])).toEqual({ allowed: ["meta"], complete: true });
  expect(consent([], [google], [late])).toEqual({ allowed: [], complete: true });
  expect(consent([], [google], trackers)).toEqual({ allowed: [], complete: false });
});

test("an answer outlives a tracker that goes", () => {
  expect(consent(["analytics", "advertising"], trackers, [google])).toEqual({ allowed: ["google"], complete: true });
  expect(consent(["advertising"], trackers, [google])).toEqual({ allowed: [], complete: true });
});

test.each([
  ["no cookie", ""],
  ["another cookie whose name ends alike", `not_${cookie({ categories: ["analytics"], revision: 3 })}`],
  ["about nobody", cookie({ categories: ["analytics"], revision: 0 })],
  ["no revision", cookie({ categories: ["analytics"] })],
  ["a revision of another shape", cookie({ categories: ["analytics"], revision: "3" })],
  ["categories of another shape", cookie({ categories: "analytics", revision: 3 })],
  ["not an object", cookie(null)],
  ["not JSON", "cc_cookie=analytics"],
  ["broken escapes", "cc_cookie=%E0%A4%A"],
  ["empty", "cc_cookie="],
])("no answer: %s", (_, cookies) => {
  expect(readConsent(cookies, { trackers, categories })).toEqual({ allowed: new Set(), complete: false });
});
