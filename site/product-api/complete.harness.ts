/** All fields of a type, none of them optional: a fixture of it fails its type check when a field is added. */
export type Complete<T> = { readonly [Key in keyof T]-?: Exclude<T[Key], undefined> };
