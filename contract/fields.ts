import { z } from "zod";
import { parseHttpUrl } from "./http-url.ts";
import { isIdentifier, isSlug, lowerUuid } from "./identifiers.ts";
import { findTimeZone } from "./time-zone.ts";

/** The id of a user, post, event, package or ticket. Safe in a URL; a UUID is in lower case. */
export const identifier = z
  .string()
  .refine(isIdentifier, { error: "must be 1 to 64 letters, digits, - or _ (a UUID, for example)" })
  .transform(lowerUuid);

/** A text in its stored spelling after parsing. @param normalize returns `undefined` for a text that is refused */
export function normalized(normalize: (text: string) => string | undefined, error: string) {
  return z.string().transform((value, context) => {
    const text = normalize(value);
    if (text !== undefined) return text;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });
}

/** An event's readable name in the URLs of its tickets. */
export const slug = z
  .string()
  .refine(isSlug, { error: "must be 1 to 120 letters, digits, ., - or _, and not only dots" });

/** A count, at most 2^53 - 1, so that it is exact in JSON, JavaScript and a database's `bigint`. */
export const count = z.int({ error: "must be a whole number" }).min(0, { error: "must not be negative" });

/** An ISO 8601 date and time with an offset or Z, for example 2025-06-22T10:30:00+03:00. */
export const dateTime = z.iso.datetime({
  offset: true,
  error: "must be a date and time with an offset, such as 2025-06-22T10:30:00+03:00",
});

/** The IANA name of a time zone, for example Europe/Berlin. */
export const timeZone = z.string().refine((name) => findTimeZone(name) !== undefined, {
  error: "must be the IANA name of a time zone, such as Europe/Istanbul",
});

/**
 * An amount in Turkish lira, at most ten million and with at most two decimals, so that it converts exactly to kuruş.
 */
export const price = z
  .number()
  .min(0, { error: "must not be negative" })
  .max(10_000_000, { error: "must be at most 10000000" })
  .refine((lira) => Math.round(lira * 100) / 100 === lira, { error: "must have at most two decimals" });

/** An absolute http(s) URL without a user name or password. */
export const httpUrl = z
  .string()
  .max(2048, { error: "must be at most 2048 characters" })
  .refine(isHttpUrl, { error: "must be an http(s) URL" });

export function isHttpUrl(value: string): boolean {
  return parseHttpUrl(value) !== undefined;
}

/**
 * Text written by a user, 1 to `maxLength` UTF-16 code units long. Rejects control characters except tabs and line
 * breaks, because they are invisible and PostgreSQL cannot store U+0000. Rejects lone surrogates, which have no UTF-8
 * encoding.
 */
export function text(maxLength: number) {
  return z
    .string()
    .min(1, { error: "must not be empty" })
    .max(maxLength, { error: `must be at most ${maxLength} characters` })
    .refine((value) => !/(?![\t\n\r])\p{Cc}/u.test(value), { error: "must not contain control characters" })
    .refine((value) => value.isWellFormed(), { error: "must not contain a lone surrogate (half a character)" });
}
