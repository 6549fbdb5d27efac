/**
 * The post types (specification, section 3). The single-post response uses the name, a profile's list the number. Pages
 * that do not label a type by its name call it "other".
 */
export const postTypeTable = {
  News: { number: 1, labeledOn: ["post", "profile"] },
  Flows: { number: 2, labeledOn: ["post"] },
  Blip: { number: 3, labeledOn: ["profile"] },
  Poll: { number: 4, labeledOn: [] },
} as const satisfies Record<string, { readonly number: number; readonly labeledOn: readonly ("post" | "profile")[] }>;

type Table = typeof postTypeTable;

export type PostType = keyof Table;

export const postTypes = Object.keys(postTypeTable) as [PostType, ...PostType[]];

/** A page that labels types by name. */
export type LabelingPage = Table[PostType]["labeledOn"][number];

/** What a page takes a type for: "news", for example. */
export type LabeledType<Page extends LabelingPage> =
  | "other"
  | { [Type in PostType]: Page extends Table[Type]["labeledOn"][number] ? Lowercase<Type> : never }[PostType];
