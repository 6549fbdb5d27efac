import type { Insertable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import {
  type AccountLine,
  contentId,
  type EventLine,
  type PackageLine,
  type PostLine,
  type RestrictionLine,
  type TicketLine,
  type UserLine,
} from "#contract/content-line.ts";

// Converts content lines to database rows, for imports. row-to-line.ts is the reverse.

/** Every column, those that may be null included: one that is forgotten would be lost without a word. */
type Row<Table extends keyof Tables> = Required<Insertable<Tables[Table]>>;

/** Returns the name of the media row that was imported from a line's file. */
export type FindMediaName = (file: string, use: "image" | "video") => string;

export function userLineToRow(line: UserLine, findMediaName: FindMediaName): Row<"users"> {
  return {
    uuid: line.uuid,
    username: line.username,
    full_name: line.fullName ?? null,
    bio: line.bio ?? null,
    avatar: line.avatar === undefined ? null : findMediaName(line.avatar, "image"),
    followers_count: line.followersCount,
    following_count: line.followingCount,
    created_at: Date.parse(line.createdAt),
  };
}

export function postLineToRow(line: PostLine): Row<"posts"> {
  return {
    uuid: line.uuid,
    author_uuid: line.author,
    type: line.type,
    content: line.content ?? null,
    is_public: (line.public ?? true) ? 1 : 0,
    created_at: Date.parse(line.createdAt),
  };
}

export function postLineToStatsRow(line: PostLine): Row<"post_stats"> {
  return {
    post_uuid: line.uuid,
    views: line.views,
    likes: line.likes,
    comments: line.comments,
    favorites: line.favorites,
    shares: line.shares,
  };
}

export function postLineToMediaRows(line: PostLine, findMediaName: FindMediaName): Row<"post_media">[] {
  const defaults = { post_uuid: line.uuid, position: 0, alt: null };
  const { pictures = [], video } = line;
  return [
    ...pictures.map(({ file, alt }, position) => ({
      ...defaults,
      role: "picture" as const,
      position,
      media: findMediaName(file, "image"),
      alt: alt ?? null,
    })),
    ...(video ? [{ ...defaults, role: "video" as const, media: findMediaName(video.file, "video") }] : []),
    ...(video?.poster ? [{ ...defaults, role: "poster" as const, media: findMediaName(video.poster, "image") }] : []),
  ];
}

export function eventLineToRow(line: EventLine, findMediaName: FindMediaName): Row<"events"> {
  return {
    uuid: line.uuid,
    slug: line.slug,
    title: line.title,
    address: line.address,
    description: line.description,
    start_time: Date.parse(line.startTime),
    end_time: line.endTime === undefined ? null : Date.parse(line.endTime),
    time_zone: line.timeZone ?? null,
    background: line.background === undefined ? null : findMediaName(line.background, "image"),
    icon: line.icon === undefined ? null : findMediaName(line.icon, "image"),
  };
}

export function packageLineToRow(line: PackageLine): Row<"packages"> {
  return { uuid: line.uuid, event_uuid: line.event, name: line.name, price_kurus: Math.round(line.price * 100) };
}

export function ticketLineToRow(line: TicketLine): Row<"tickets"> {
  return { uuid: line.uuid, package_uuid: line.package, created_at: Date.parse(line.createdAt) };
}

/** Without `mailed_at`: when this installation has sent a receipt is no content. */
export function accountLineToRow(line: AccountLine): Omit<Row<"accounts">, "mailed_at"> {
  return {
    user_uuid: line.user,
    email: line.email,
    password_hash: line.passwordHash,
    state: line.state ?? "active",
    reference: line.reference ?? null,
    requested_at: line.requestedAt === undefined ? null : Date.parse(line.requestedAt),
    delete_at: line.deleteAt === undefined ? null : Date.parse(line.deleteAt),
  };
}

export function restrictionLineToRow(line: RestrictionLine): Row<"content_restrictions"> {
  return {
    id: contentId(line),
    target: line.target,
    state: line.state,
    reference: line.reference,
    blocked_by: line.blockedBy ?? null,
    changed_at: Date.parse(line.changedAt),
  };
}
