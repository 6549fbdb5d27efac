import { expect, it } from "vitest";
import { isRejection, nextAttempt } from "./mail-attempts.ts";

const mailError = (code: unknown, responseCode: unknown) => Object.assign(new Error("no"), { code, responseCode });

it.each([
  ["EENVELOPE", 550, true],
  ["EENVELOPE", 500, true],
  ["EMESSAGE", 552, true],
  ["EENVELOPE", 499, false],
  ["EMESSAGE", 450, false],
  ["ECONNECTION", 550, false],
  ["EAUTH", 535, false],
  ["", 550, false],
])("a mail server that answers %s %i refuses this mail for good: %s", (code, responseCode, isForGood) => {
  expect(isRejection(mailError(code, responseCode))).toBe(isForGood);
});

it("what is not an answer of a mail server refuses no mail", () => {
  expect(isRejection(new Error("down"))).toBe(false);
  expect(isRejection(Object.assign(new Error("down"), { code: "EENVELOPE" }))).toBe(false);
  expect(isRejection(Object.assign(new Error("down"), { responseCode: 550 }))).toBe(false);
  expect(isRejection({ code: "EENVELOPE", responseCode: 550 })).toBe(false);
  expect(isRejection(undefined)).toBe(false);
});

it("attempts are further and further apart, and the tenth is the last", () => {
  expect(nextAttempt(0, mailError("EENVELOPE", 450), 1000)).toEqual({ attempts: 1, code: "EENVELOPE", sendAt: 61_000 });
  expect(nextAttempt(8, new Error("down"), 0)).toEqual({ attempts: 9, code: "unknown", sendAt: 60_000 * 2 ** 8 });
  expect(nextAttempt(9, { code: "EENVELOPE" }, 0)).toEqual({ attempts: 10, code: "unknown", sendAt: undefined });
});
