import { expect, test } from "vitest";
import { consentRevision, readConsentChoice } from "./consent-choice.ts";

const cookie = (value: unknown) => `cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;

test("reads what vanilla-cookieconsent has stored, among other cookies", () => {
  const stored = cookie({ categories: ["necessary", "analytics"], revision: 3, data: null });
  expect(readConsentChoice(`i18next=tr; ${stored}; _ga=GA1.1.1.2`, 3)).toEqual({ analytics: true, advertising: false });
});

test("a stored refusal is a choice", () => {
  expect(readConsentChoice(cookie({ categories: ["necessary"], revision: 3 }), 3)).toEqual({
    analytics: false,
    advertising: false,
  });
});

test.each([
  ["no cookie", ""],
  ["another cookie whose name ends alike", `not_${cookie({ categories: ["analytics"], revision: 3 })}`],
  ["made for other trackers", cookie({ categories: ["analytics"], revision: 1 })],
  ["no revision", cookie({ categories: ["analytics"] })],
  ["categories of another shape", cookie({ categories: "analytics", revision: 3 })],
  ["not an object", cookie(null)],
  ["not JSON", "cc_cookie=analytics"],
  ["broken escapes", "cc_cookie=%E0%A4%A"],
  ["empty", "cc_cookie="],
])("no choice: %s", (_, cookies) => {
  expect(readConsentChoice(cookies, 3)).toBeUndefined();
});

test("each set of trackers has a revision of its own", () => {
  const ga = "G-TEST1234";
  const meta = "123456789012345";
  const revisions = [
    { gaMeasurementId: undefined, metaPixelId: undefined },
    { gaMeasurementId: ga, metaPixelId: undefined },
    { gaMeasurementId: undefined, metaPixelId: meta },
    { gaMeasurementId: ga, metaPixelId: meta },
  ].map(consentRevision);
  expect(new Set(revisions).size).toBe(4);
});
