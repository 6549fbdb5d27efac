/** Instead of one of the served sizes (site/pictures/picture-address.ts): it stands in pages, and is never served. */
export const placeholderSize = "placeholder";

/** Where the store has a picture's placeholder. */
export function placeholderKey(signature: string) {
  return { signature, size: placeholderSize, format: "avif" } as const;
}
