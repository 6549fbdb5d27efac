/**
 * Loads a user's image and passes its bytes to `use`. At most a few run at once, `use` included, which bounds the memory
 * they take.
 *
 * @returns what `use` returns; `undefined` where the image cannot be loaded. Rejects only where `use` does.
 */
export type LoadImage = <Value>(url: string, use: (bytes: Uint8Array) => Promise<Value>) => Promise<Value | undefined>;
