/** Instead of served sizes (site/pictures/picture-address.ts): they stand in pages, and are never served. */
export const placeholderSizes = { full: "placeholder", tile: "placeholder-tile" } as const;

export type PlaceholderKind = keyof typeof placeholderSizes;

/** Where the store has a picture's placeholder. */
export function placeholderKey(signature: string, kind: PlaceholderKind) {
  return { signature, size: placeholderSizes[kind], format: kind === "full" ? "avif" : "webp" } as const;
}
