import { z } from "zod";
import { count, dateTime, identifier, isHttpUrl, price, slug, text } from "./fields.ts";
import { postTypes } from "./post-types.ts";

/**
 * The lines of a content file (NDJSON): one JSON object per line, in any order. docs/content.md describes the format.
 *
 * The length limits keep every response below the 2 MB that the site accepts. The largest is a profile's list: 60 posts
 * of 10,000 characters, at most 3 bytes each.
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
    .max(20, { error: "must have at most 20 pictures" })
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
    endTime: dateTime,
    background: mediaFile.optional(),
    icon: mediaFile.optional(),
  })
  .refine((event) => Date.parse(event.endTime) >= Date.parse(event.startTime), {
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

export const contentLine = z.discriminatedUnion("kind", [userLine, postLine, eventLine, packageLine, ticketLine], {
  error: "must be user, post, event, package or ticket",
});

export type ContentLine = z.infer<typeof contentLine>;
export type UserLine = z.infer<typeof userLine>;
export type PostLine = z.infer<typeof postLine>;
export type EventLine = z.infer<typeof eventLine>;
export type PackageLine = z.infer<typeof packageLine>;
export type TicketLine = z.infer<typeof ticketLine>;
export type ContentKind = ContentLine["kind"];
