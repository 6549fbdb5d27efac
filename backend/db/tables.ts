import type { PostType } from "#contract/post-types.ts";

/**
 * The database tables, for SQLite and PostgreSQL. Times are milliseconds since the Unix epoch, booleans are 0 or 1, and
 * money is in kuruş, because integers work the same in both.
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

/** Separate from `posts`, because these columns change often and those of `posts` rarely. */
interface PostStatsTable {
  post_uuid: string;
  views: number;
  likes: number;
  comments: number;
  favorites: number;
  shares: number;
}

/** An image or video. Several posts, users and events can refer to the same one. */
export interface MediaTable {
  /** Name of the file in the data directory's media folder, or a URL on another host. */
  name: string;
  mime_type: string;
  /** Pixels; null for videos and for files on other hosts, like `height`. */
  width: number | null;
  height: number | null;
  /** Name of the version at most 960 pixels wide; null for videos and for files on other hosts. */
  medium: string | null;
  /** Name of the version at most 320 pixels wide; null for videos and for files on other hosts. */
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
