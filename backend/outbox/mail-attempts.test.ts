import { expect, it } from "vitest";
import { isConnectionError, nextAttempt } from "./send-outbox.ts";

const mailError = (code: unknown, responseCode?: unknown) => Object.assign(new Error("no"), { code, responseCode });

it.each([
  ["ECONNECTION", undefined, true],
  ["ETIMEDOUT", undefined, true],
  ["ESOCKET", undefined, true],
  ["EDNS", undefined, true],
  ["EAUTH", 535, true],
  ["EPROTOCOL", 554, true],
  ["EMESSAGE", 421, true],
  ["EMESSAGE", 452, false],
  ["EMESSAGE", 552, false],
  ["EENVELOPE", undefined, false],
  ["EENVELOPE", 421, false],
  ["EENVELOPE", 450, false],
  ["EENVELOPE", 550, false],
])("after %s %s the mail server takes nothing: %s", (code, responseCode, isDown) => {
  expect(isConnectionError(mailError(code, responseCode))).toBe(isDown);
});

it("what is not an error of the mail server is about one mail", () => {
  for (const error of [new Error("no"), { code: "ESOCKET" }, undefined]) expect(isConnectionError(error)).toBe(false);
});

it("attempts are further and further apart, and the tenth is the last", () => {
  expect(nextAttempt(0, mailError("EENVELOPE", 450), 1000)).toEqual({ attempts: 1, code: "EENVELOPE", sendAt: 61_000 });
  expect(nextAttempt(8, new Error("down"), 0)).toEqual({ attempts: 9, code: "unknown", sendAt: 60_000 * 2 ** 8 });
  expect(nextAttempt(9, { code: "EENVELOPE" }, 0)).toEqual({ attempts: 10, code: "unknown", sendAt: undefined });
});
