import type { PostType } from "#contract/post-types.ts";

/**
 * The tables, as queries see them on SQLite and PostgreSQL alike. Times are milliseconds since 1970 in UTC,
 * truth values 0 and 1, money kuruş: whole numbers mean the same on both.
 */
export interface Tables {
  users: UsersTable;
  posts: PostsTable;
  post_stats: PostStatsTable;
  media: MediaTable;
  post_media: PostMediaTable;
  events: EventsTable;
  packages: PackagesTable;
  tickets: TicketsTable;
}

interface UsersTable {
  uuid: string;
  username: string;
  full_name: string | null;
  bio: string | null;
  avatar: string | null;
  followers_count: number;
  following_count: number;
  created_at: number;
}

interface PostsTable {
  uuid: string;
  author_uuid: string;
  type: PostType;
  content: string | null;
  is_public: 0 | 1;
  created_at: number;
}

/** Apart from posts, because these numbers change all the time and the rest hardly ever. */
interface PostStatsTable {
  post_uuid: string;
  views: number;
  likes: number;
  comments: number;
  favorites: number;
  shares: number;
}

/** One picture or video, however many posts, users and events show it. */
export interface MediaTable {
  /** The file's name in the data directory's media folder, or an address on another host. */
  name: string;
  mime_type: string;
  width: number | null;
  height: number | null;
  /** Name of the rendition at most 960 pixels wide; null for videos and for other hosts. */
  medium: string | null;
  /** Name of the rendition at most 320 pixels wide; null for videos and for other hosts. */
  thumb: string | null;
}

interface PostMediaTable {
  post_uuid: string;
  role: "picture" | "video" | "poster";
  position: number;
  media: string;
  alt: string | null;
}

interface EventsTable {
  uuid: string;
  slug: string;
  title: string;
  address: string;
  description: string;
  start_time: number;
  end_time: number;
  background: string | null;
  icon: string | null;
}

interface PackagesTable {
  uuid: string;
  event_uuid: string;
  name: string;
  price_kurus: number;
}

interface TicketsTable {
  uuid: string;
  package_uuid: string;
  created_at: number;
}
