import { expect, test } from "vitest";
import { type TrackerId, trackers } from "#site/trackers.ts";
import { type AskedTracker, consentRevision, readConsent } from "./read-consent.ts";

const cookie = (value: unknown) => `cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;

const [google, meta]: readonly [AskedTracker, AskedTracker] = trackers;
const both = [google, meta];
/** One that comes to the category of Google. */
const late = { ...google, id: "late" as TrackerId, consentBit: 4 };
const categories = [
  { id: google.category, consentBits: google.consentBit | late.consentBit },
  { id: meta.category, consentBits: meta.consentBit },
];

type Trackers = readonly AskedTracker[];

/** What is allowed on a page with the trackers `now`, after a yes to some categories on a page that asked about `then`. */
function consent(accepted: readonly string[], then: Trackers, now: Trackers) {
  const stored = cookie({ categories: ["necessary", ...accepted], revision: consentRevision(then), data: null });
  const { allowed, open } = readConsent(`i18next=tr; ${stored}; _ga=GA1.1.1.2`, { trackers: now, categories });
  return { allowed: [...allowed], open };
}

test("reads what vanilla-cookieconsent has stored, among other cookies", () => {
  expect(consent(["analytics"], both, both)).toEqual({ allowed: ["google"], open: [] });
  expect(consent(["analytics", "advertising"], both, both)).toEqual({
    allowed: ["google", "meta"],
    open: [],
  });
});

test("a stored refusal is an answer", () => {
  expect(consent([], both, both)).toEqual({ allowed: [], open: [] });
});

test("a yes does not cover a tracker that came later, in the same category or in another", () => {
  expect(consent(["analytics"], [google], [google, late])).toEqual({ allowed: ["google"], open: ["analytics"] });
  expect(consent(["analytics"], [google], [late])).toEqual({ allowed: [], open: ["analytics"] });
  expect(consent(["analytics"], [google], both)).toEqual({ allowed: ["google"], open: ["advertising"] });
});

test("a no covers whoever comes to its category later, and no other category", () => {
  expect(consent([], [google], [google, late])).toEqual({ allowed: [], open: [] });
  expect(consent(["advertising"], both, [...both, late])).toEqual({ allowed: ["meta"], open: [] });
  expect(consent([], [google], [late])).toEqual({ allowed: [], open: [] });
  expect(consent([], [google], both)).toEqual({ allowed: [], open: ["advertising"] });
});

test("no answer covers what is done and described anew, with another bit; the other purpose stays answered", () => {
  const now = [{ ...google, consentBit: 8 }, meta];
  const ofNow = categories.map((one) => (one.id === google.category ? { ...one, consentBits: 8 } : one));
  for (const accepted of [["analytics", "advertising"], ["advertising"]]) {
    const cookies = cookie({ categories: accepted, revision: consentRevision(both) });
    const { allowed, open } = readConsent(cookies, { trackers: now, categories: ofNow });
    expect({ allowed: [...allowed], open }).toEqual({ allowed: ["meta"], open: ["analytics"] });
  }
});

test("an answer outlives a tracker that goes", () => {
  expect(consent(["analytics", "advertising"], both, [google])).toEqual({ allowed: ["google"], open: [] });
  expect(consent(["advertising"], both, [google])).toEqual({ allowed: [], open: [] });
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
  expect(readConsent(cookies, { trackers: both, categories })).toEqual({
    allowed: new Set(),
    open: ["analytics", "advertising"],
  });
});
