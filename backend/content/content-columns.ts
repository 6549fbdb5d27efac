import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import {
  type AccountLine,
  type ContentLine,
  contentId,
  type EventLine,
  type PackageLine,
  type PostLine,
  type RestrictionLine,
  type TicketLine,
  type UserLine,
} from "#contract/content-line.ts";

/** Returns the name of the media row that was imported from a line's file. */
export type FindMediaName = (file: string, use: "image" | "video") => string;

type Stored = string | number | null;

interface ConvertedField<Name> {
  readonly field: Name;
  readonly toColumn: (value: never, line: ContentLine, findMediaName: FindMediaName) => Stored;
  /** @returns `undefined` where the field is left out */
  readonly toField: (stored: never) => unknown;
  /** What is stored without the field. */
  readonly missing?: Stored;
}

/** The field of a line that each column has, as it is or converted. A column that is forgotten would be lost without a word. */
type Columns<Table extends keyof Tables, Line> = Readonly<
  Record<keyof Tables[Table], (keyof Line & string) | ConvertedField<keyof Line & string>>
>;

const asStored = <Value>(value: Value) => value;

const time = <const Name extends string>(field: Name) => ({
  field,
  toColumn: (value: string) => Date.parse(value),
  toField: (stored: number) => new Date(stored).toISOString(),
});

const image = <const Name extends string>(field: Name) => ({
  field,
  toColumn: (file: string, _line: ContentLine, findMediaName: FindMediaName) => findMediaName(file, "image"),
  toField: asStored,
});

const columns = {
  users: {
    uuid: "uuid",
    username: "username",
    full_name: "fullName",
    bio: "bio",
    avatar: image("avatar"),
    followers_count: "followersCount",
    following_count: "followingCount",
    created_at: time("createdAt"),
  } satisfies Columns<"users", UserLine>,
  posts: {
    uuid: "uuid",
    author_uuid: "author",
    type: "type",
    content: "content",
    created_at: time("createdAt"),
    is_public: {
      field: "public",
      toColumn: (isPublic: boolean) => Number(isPublic),
      toField: (stored: 0 | 1) => (stored === 0 ? false : undefined),
      missing: 1,
    },
  } satisfies Columns<"posts", PostLine>,
  post_stats: {
    post_uuid: "uuid",
    views: "views",
    likes: "likes",
    comments: "comments",
    favorites: "favorites",
    shares: "shares",
  } satisfies Columns<"post_stats", PostLine>,
  events: {
    uuid: "uuid",
    slug: "slug",
    title: "title",
    address: "address",
    description: "description",
    start_time: time("startTime"),
    end_time: time("endTime"),
    time_zone: "timeZone",
    background: image("background"),
    icon: image("icon"),
  } satisfies Columns<"events", EventLine>,
  packages: {
    uuid: "uuid",
    event_uuid: "event",
    name: "name",
    price_kurus: {
      field: "price",
      toColumn: (price: number) => Math.round(price * 100),
      toField: (stored: number) => stored / 100,
    },
  } satisfies Columns<"packages", PackageLine>,
  tickets: {
    uuid: "uuid",
    package_uuid: "package",
    created_at: time("createdAt"),
  } satisfies Columns<"tickets", TicketLine>,
  accounts: {
    user_uuid: "user",
    email: "email",
    password_hash: "passwordHash",
    state: { field: "state", toColumn: asStored, toField: asStored, missing: "active" },
    reference: "reference",
    requested_at: time("requestedAt"),
    delete_at: time("deleteAt"),
  } satisfies Omit<Columns<"accounts", AccountLine>, "mailed_at">,
  content_restrictions: {
    id: {
      field: "target",
      toColumn: (_target: string, line: ContentLine) => contentId(line),
      toField: () => undefined,
    },
    target: "target",
    state: "state",
    reference: "reference",
    blocked_by: "blockedBy",
    changed_at: time("changedAt"),
  } satisfies Columns<"content_restrictions", RestrictionLine>,
};

export type ContentTable = keyof typeof columns;

type AnyColumns = readonly (readonly [string, string | ConvertedField<string>])[];

const entriesOf = Object.fromEntries(
  Object.entries(columns).map(([table, of]) => [table, Object.entries(of)]),
) as unknown as Readonly<Record<ContentTable, AnyColumns>>;

/** Converts a content line to a row, for imports. */
export function lineToRow<Table extends ContentTable>(
  table: Table,
  line: ContentLine,
  findMediaName: FindMediaName,
): Record<keyof (typeof columns)[Table] & string, Stored> {
  const fields = line as unknown as Readonly<Record<string, never>>;
  const row = entriesOf[table].map(([column, given]) => {
    if (typeof given === "string") return [column, fields[given] ?? null];
    const { field, toColumn, missing = null } = given;
    const value = fields[field];
    return [column, value === undefined ? missing : toColumn(value, line, findMediaName)];
  });
  return Object.fromEntries(row);
}

/** Converts a row to the fields of a content line, for exports. Null columns are left out. */
export function rowToFields(table: ContentTable, row: object): Readonly<Record<string, unknown>> {
  const stored = row as Readonly<Record<string, never>>;
  const fields: Record<string, unknown> = {};
  for (const [column, given] of entriesOf[table]) {
    const field = typeof given === "string" ? given : given.field;
    const value = stored[column];
    const shown = value === null || typeof given === "string" ? value : given.toField(value as never);
    if (shown !== null && shown !== undefined) fields[field] = shown;
  }
  return fields;
}

/** The media of a post, which have rows of their own. */
export function postMediaRows(
  { uuid, pictures = [], video }: PostLine,
  findMediaName: FindMediaName,
): Required<Insertable<Tables["post_media"]>>[] {
  const defaults = { post_uuid: uuid, position: 0, alt: null };
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

/** The fields of a post's line that its media are. */
export function postMediaFields(
  media: readonly Selectable<Tables["post_media"]>[],
): Pick<PostLine, "pictures" | "video"> {
  const pictures = media.filter(({ role }) => role === "picture");
  const video = media.find(({ role }) => role === "video");
  const poster = media.find(({ role }) => role === "poster");
  return {
    ...(pictures.length > 0 && {
      pictures: pictures.map((one) => ({ file: one.media, ...(one.alt !== null && { alt: one.alt }) })),
    }),
    ...(video && { video: { file: video.media, ...(poster && { poster: poster.media }) } }),
  };
}
