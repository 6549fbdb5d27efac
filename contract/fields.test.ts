import { expect, test } from "vitest";
import type { z } from "zod";
import { count, dateTime, httpUrl, identifier, price, slug, text, timeZone } from "./fields.ts";

const tooLongUrl = `https://a.example/${"b".repeat(2048 - "https://a.example/".length)}`;

test.each<[string, z.ZodType, unknown[]]>([
  ["an id", identifier, ["a", "A-b_9", "x".repeat(64)]],
  ["a slug", slug, ["konser.2027", "x".repeat(120)]],
  ["a count", count, [0, 1, Number.MAX_SAFE_INTEGER]],
  ["a date and time", dateTime, ["2025-06-22T10:30:00+03:00", "2025-06-22T10:30:00Z", "2025-06-22T10:30:00.123Z"]],
  ["a time zone", timeZone, ["Europe/Istanbul", "UTC"]],
  ["a price", price, [0, 0.01, 19.99, 10_000_000]],
  ["a URL", httpUrl, ["https://a.example/", tooLongUrl]],
  ["a text", text(5), ["x", "x\t\n\ry", "\u{1f600}abc", "\u200d"]],
])("%s is one of %j", (_name, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
});

// What somebody reads whose content file is wrong.
test.each<[z.ZodType, unknown, string]>([
  [identifier, "", "must be 1 to 64 letters, digits, - or _ (a UUID, for example)"],
  [identifier, "x".repeat(65), "must be 1 to 64 letters, digits, - or _ (a UUID, for example)"],
  [slug, "..", "must be 1 to 120 letters, digits, ., - or _, and not only dots"],
  [count, -1, "must not be negative"],
  [count, 0.5, "must be a whole number"],
  [count, 2 ** 53, "must be a whole number"],
  [count, "1", "must be a whole number"],
  [dateTime, "2025-06-22T10:30:00", "must be a date and time with an offset, such as 2025-06-22T10:30:00+03:00"],
  [dateTime, "2025-02-30T10:30:00Z", "must be a date and time with an offset, such as 2025-06-22T10:30:00+03:00"],
  [timeZone, "Europe/Atlantis", "must be the IANA name of a time zone, such as Europe/Istanbul"],
  [price, -0.01, "must not be negative"],
  [price, 10_000_000.01, "must be at most 10000000"],
  [price, 0.001, "must have at most two decimals"],
  [httpUrl, `${tooLongUrl}b`, "must be at most 2048 characters"],
  [httpUrl, "ftp://a.example/", "must be an http(s) URL"],
  [text(5), "", "must not be empty"],
  [text(5), "abcdef", "must be at most 5 characters"],
  [text(5), "a\u0000b", "must not contain control characters"],
  [text(5), "a\u009fb", "must not contain control characters"],
  [text(5), "a\ud800", "must not contain a lone surrogate (half a character)"],
])("%# rejects %j", (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
