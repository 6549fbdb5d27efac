import type { Selectable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type {
  AccountLine,
  EventLine,
  PackageLine,
  PostLine,
  RestrictionLine,
  TicketLine,
  UserLine,
} from "#contract/content-line.ts";

// Converts database rows to content lines, for exports. Null columns are left out. line-to-row.ts is the reverse.

type Rows = { [Table in keyof Tables]: Selectable<Tables[Table]> };

export function userRowToLine(row: Rows["users"]): UserLine {
  return {
    kind: "user",
    uuid: row.uuid,
    username: row.username,
    ...(row.full_name !== null && { fullName: row.full_name }),
    ...(row.bio !== null && { bio: row.bio }),
    ...(row.avatar !== null && { avatar: row.avatar }),
    followersCount: row.followers_count,
    followingCount: row.following_count,
    createdAt: toIsoString(row.created_at),
  };
}

export function postRowToLine(
  row: Rows["posts"] & Rows["post_stats"] & { media: readonly Rows["post_media"][] },
): PostLine {
  const pictures = row.media.filter((media) => media.role === "picture");
  const video = row.media.find((media) => media.role === "video");
  const poster = row.media.find((media) => media.role === "poster");
  return {
    kind: "post",
    uuid: row.uuid,
    author: row.author_uuid,
    type: row.type,
    ...(row.content !== null && { content: row.content }),
    createdAt: toIsoString(row.created_at),
    ...(row.is_public === 0 && { public: false }),
    ...(pictures.length > 0 && {
      pictures: pictures.map(({ media, alt }) => ({ file: media, ...(alt !== null && { alt }) })),
    }),
    ...(video && { video: { file: video.media, ...(poster && { poster: poster.media }) } }),
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    favorites: row.favorites,
    shares: row.shares,
  };
}

export function eventRowToLine(row: Rows["events"]): EventLine {
  return {
    kind: "event",
    uuid: row.uuid,
    slug: row.slug,
    title: row.title,
    address: row.address,
    description: row.description,
    startTime: toIsoString(row.start_time),
    ...(row.end_time !== null && { endTime: toIsoString(row.end_time) }),
    ...(row.time_zone !== null && { timeZone: row.time_zone }),
    ...(row.background !== null && { background: row.background }),
    ...(row.icon !== null && { icon: row.icon }),
  };
}

export function packageRowToLine(row: Rows["packages"]): PackageLine {
  return { kind: "package", uuid: row.uuid, event: row.event_uuid, name: row.name, price: row.price_kurus / 100 };
}

export function ticketRowToLine(row: Rows["tickets"]): TicketLine {
  return { kind: "ticket", uuid: row.uuid, package: row.package_uuid, createdAt: toIsoString(row.created_at) };
}

export function accountRowToLine(row: Rows["accounts"]): AccountLine {
  return {
    kind: "account",
    user: row.user_uuid,
    email: row.email,
    passwordHash: row.password_hash,
    state: row.state,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.requested_at !== null && { requestedAt: toIsoString(row.requested_at) }),
    ...(row.delete_at !== null && { deleteAt: toIsoString(row.delete_at) }),
  };
}

export function restrictionRowToLine(row: Rows["content_restrictions"]): RestrictionLine {
  return {
    kind: "restriction",
    target: row.target,
    state: row.state,
    reference: row.reference,
    ...(row.blocked_by !== null && { blockedBy: row.blocked_by }),
    changedAt: toIsoString(row.changed_at),
  };
}

function toIsoString(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
