import { z } from "zod";
import { accountEmail, accountReference, accountStates } from "./account-deletion.ts";
import { count, dateTime, httpUrl, identifier, isHttpUrl, price, slug, text, timeZone } from "./fields.ts";
import { isIdentifier, lowerUuid } from "./identifiers.ts";
import { postImagesLimit } from "./limits.ts";
import { parsePasswordHash } from "./password-hash.ts";
import { postTypes } from "./post-types.ts";

/**
 * The lines of a content file (NDJSON): one JSON object per line, in any order. docs/content.md describes the format.
 *
 * The length limits keep every response below what the site accepts (`responseLimits.maxBytes`). The largest is a
 * profile's list, whose texts have at most 3 bytes a character.
 */

/** An image or video: a path within the media folder, or a URL on another host. */
const mediaFile = z
  .string()
  .min(1, { error: "must not be empty" })
  .max(2048, { error: "must be at most 2048 characters" })
  .refine((value) => isHttpUrl(value) || isPathWithinFolder(value), {
    error: "must be a path in the media folder or an http(s) URL",
  });

function isPathWithinFolder(value: string): boolean {
  const segments = value.split("/");
  return (
    !/[\\:\p{Cc}]/u.test(value) &&
    value.isWellFormed() &&
    !segments.some((segment) => ["", ".", ".."].includes(segment))
  );
}

const userLine = z.strictObject({
  kind: z.literal("user"),
  uuid: identifier,
  username: text(64),
  fullName: text(120).optional(),
  bio: text(1000).optional(),
  avatar: mediaFile.optional(),
  followersCount: count,
  followingCount: count,
  createdAt: dateTime,
});

const postLine = z.strictObject({
  kind: z.literal("post"),
  uuid: identifier,
  author: identifier,
  type: z.enum(postTypes),
  content: text(10_000).optional(),
  createdAt: dateTime,
  public: z.boolean().optional(),
  pictures: z
    .array(z.strictObject({ file: mediaFile, alt: text(1000).optional() }))
    .max(postImagesLimit, { error: `must have at most ${postImagesLimit} pictures` })
    .optional(),
  video: z.strictObject({ file: mediaFile, poster: mediaFile.optional() }).optional(),
  views: count,
  likes: count,
  comments: count,
  favorites: count,
  shares: count,
});

const eventLine = z
  .strictObject({
    kind: z.literal("event"),
    uuid: identifier,
    slug,
    title: text(200),
    address: text(500),
    description: text(10_000),
    startTime: dateTime,
    endTime: dateTime.optional(),
    timeZone: timeZone.optional(),
    background: mediaFile.optional(),
    icon: mediaFile.optional(),
  })
  .refine(({ startTime, endTime }) => endTime === undefined || Date.parse(endTime) >= Date.parse(startTime), {
    path: ["endTime"],
    error: "must not be before startTime",
  });

const packageLine = z.strictObject({
  kind: z.literal("package"),
  uuid: identifier,
  event: identifier,
  name: text(200),
  price,
});

const ticketLine = z.strictObject({
  kind: z.literal("ticket"),
  uuid: identifier,
  package: identifier,
  createdAt: dateTime,
});

/**
 * What a user signs in with. Without `state`, an import leaves a stored account frozen or waiting to be deleted. A
 * request's fields come together.
 */
const accountLine = z
  .strictObject({
    kind: z.literal("account"),
    user: identifier,
    email: accountEmail,
    passwordHash: z.string().refine((value) => parsePasswordHash(value) !== undefined, {
      error: "must be an argon2id hash in PHC format with m=19456,t=2,p=1",
    }),
    state: z.enum(accountStates, { error: "must be active, frozen or deleting" }).optional(),
    reference: accountReference.optional(),
    requestedAt: dateTime.optional(),
    deleteAt: dateTime.optional(),
  })
  .refine(({ reference, requestedAt }) => (reference === undefined) === (requestedAt === undefined), {
    path: ["reference"],
    error: "must come with requestedAt",
  })
  .refine(({ state = "active", reference }) => state === "active" || reference !== undefined, {
    path: ["state"],
    error: "must come with reference and requestedAt",
  })
  .refine(({ state, deleteAt }) => (state === "deleting") === (deleteAt !== undefined), {
    path: ["deleteAt"],
    error: "must be there where state is deleting, and only there",
  });

/** A decision that hides a post or profile, whether that is there or not. Names no person. */
const restrictionLine = z.strictObject({
  kind: z.literal("restriction"),
  /** What is hidden: `post/UUID` or `profile/UUID`. */
  target: z.string().refine(isTarget, { error: "must be post/ or profile/ and a uuid" }).transform(lowerTarget),
  state: z.enum(["removed", "withheld", "shown"], { error: "must be removed, withheld or shown" }),
  reference: accountReference,
  blockedBy: httpUrl.optional(),
  changedAt: dateTime,
});

/** Of what one case says about one target. */
export function restrictionId({ target, reference }: { readonly target: string; readonly reference: string }): string {
  return `${target} ${reference}`;
}

function isTarget(value: string): boolean {
  const [kind, uuid, ...rest] = value.split("/");
  return (kind === "post" || kind === "profile") && isIdentifier(uuid) && rest.length === 0;
}

function lowerTarget(target: string): string {
  return target.split("/").map(lowerUuid).join("/");
}

export const contentLine = z.discriminatedUnion(
  "kind",
  [userLine, postLine, eventLine, packageLine, ticketLine, accountLine, restrictionLine],
  { error: "must be user, post, event, package, ticket, account or restriction" },
);

export type ContentLine = z.infer<typeof contentLine>;
export type UserLine = z.infer<typeof userLine>;
export type PostLine = z.infer<typeof postLine>;
export type EventLine = z.infer<typeof eventLine>;
export type PackageLine = z.infer<typeof packageLine>;
export type TicketLine = z.infer<typeof ticketLine>;
export type AccountLine = z.infer<typeof accountLine>;
export type RestrictionLine = z.infer<typeof restrictionLine>;
export type ContentKind = ContentLine["kind"];

/** The id that no other line of the kind may have: the user's, for an account; what a restriction hides, and its case. */
export function contentId(line: ContentLine): string {
  if (line.kind === "restriction") return restrictionId(line);
  return line.kind === "account" ? line.user : line.uuid;
}
