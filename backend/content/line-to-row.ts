import type { Insertable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { EventLine, PackageLine, PostLine, TicketLine, UserLine } from "#contract/content-line.ts";

/** Finds the media row's name of a file that a line names. */
export type NameOfMedia = (file: string, use: "picture" | "video") => string;

export function userLineToRow(line: UserLine, nameOf: NameOfMedia): Insertable<Tables["users"]> {
  return {
    uuid: line.uuid,
    username: line.username,
    full_name: line.fullName ?? null,
    bio: line.bio ?? null,
    avatar: line.avatar === undefined ? null : nameOf(line.avatar, "picture"),
    followers_count: line.followersCount,
    following_count: line.followingCount,
    created_at: Date.parse(line.createdAt),
  };
}

export function postLineToRow(line: PostLine): Insertable<Tables["posts"]> {
  return {
    uuid: line.uuid,
    author_uuid: line.author,
    type: line.type,
    content: line.content ?? null,
    is_public: (line.public ?? true) ? 1 : 0,
    created_at: Date.parse(line.createdAt),
  };
}

export function postLineToStatsRow(line: PostLine): Insertable<Tables["post_stats"]> {
  return {
    post_uuid: line.uuid,
    views: line.views,
    likes: line.likes,
    comments: line.comments,
    favorites: line.favorites,
    shares: line.shares,
  };
}

export function postLineToMediaRows(line: PostLine, nameOf: NameOfMedia): Insertable<Tables["post_media"]>[] {
  const of = { post_uuid: line.uuid, position: 0, alt: null };
  const { pictures = [], video } = line;
  return [
    ...pictures.map(({ file, alt }, position) => ({
      ...of,
      role: "picture" as const,
      position,
      media: nameOf(file, "picture"),
      alt: alt ?? null,
    })),
    ...(video ? [{ ...of, role: "video" as const, media: nameOf(video.file, "video") }] : []),
    ...(video?.poster ? [{ ...of, role: "poster" as const, media: nameOf(video.poster, "picture") }] : []),
  ];
}

export function eventLineToRow(line: EventLine, nameOf: NameOfMedia): Insertable<Tables["events"]> {
  return {
    uuid: line.uuid,
    slug: line.slug,
    title: line.title,
    address: line.address,
    description: line.description,
    start_time: Date.parse(line.startTime),
    end_time: Date.parse(line.endTime),
    background: line.background === undefined ? null : nameOf(line.background, "picture"),
    icon: line.icon === undefined ? null : nameOf(line.icon, "picture"),
  };
}

export function packageLineToRow(line: PackageLine): Insertable<Tables["packages"]> {
  return { uuid: line.uuid, event_uuid: line.event, name: line.name, price_kurus: Math.round(line.price * 100) };
}

export function ticketLineToRow(line: TicketLine): Insertable<Tables["tickets"]> {
  return { uuid: line.uuid, package_uuid: line.package, created_at: Date.parse(line.createdAt) };
}
