import { z } from "zod";
import { isIdentifier, isSlug } from "./identifiers.ts";

/** Identifies a user, post, event, package or ticket; every one of them can stand in a URL. */
export const identifier = z
  .string()
  .refine(isIdentifier, { error: "must be 1 to 64 letters, digits, - or _ (a UUID, for example)" });

/** An event's readable name in a ticket's URL. */
export const slug = z
  .string()
  .refine(isSlug, { error: "must be 1 to 120 letters, digits, ., - or _ and not of dots alone" });

/** How often something happened; exact in JSON, JavaScript and a database's bigint. */
export const count = z.int({ error: "must be a whole number" }).min(0, { error: "must not be negative" });

/** A moment: ISO 8601 with an offset or Z, for example 2025-06-22T10:30:00+03:00. */
export const dateTime = z.iso.datetime({
  offset: true,
  error: "must be a time with offset such as 2025-06-22T10:30:00+03:00",
});

/** Turkish lira with at most two decimals. Ten million keeps the amount exact in kuruş. */
export const price = z
  .number()
  .min(0, { error: "must not be negative" })
  .max(10_000_000, { error: "must be at most 10000000" })
  .refine((lira) => Math.round(lira * 100) / 100 === lira, { error: "must have at most two decimals" });

/** An absolute http(s) address without a user name or password in it. */
export const httpUrl = z
  .string()
  .max(2048, { error: "must be at most 2048 characters" })
  .refine(isHttpUrl, { error: "must be an http or https address" });

export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}

/**
 * Text a person wrote. Control characters other than line breaks and tabs are refused since PostgreSQL cannot
 * keep U+0000 and none of them can be seen; so are lone surrogates, which no UTF-8 database keeps.
 */
export function text(maxLength: number) {
  return z
    .string()
    .min(1, { error: "must not be empty" })
    .max(maxLength, { error: `must be at most ${maxLength} characters` })
    .refine((value) => !/(?![\t\n\r])\p{Cc}/u.test(value), { error: "must not hold control characters" })
    .refine((value) => value.isWellFormed(), { error: "must not hold half a character (a lone surrogate)" });
}
