/**
 * Loads a user's picture and passes its bytes to `use`. At most a few run at once, `use` included, so that the bytes
 * held stay few.
 *
 * @returns what `use` returns; `undefined` where the picture cannot be had. Rejects only where `use` does.
 */
export type LoadImage = <Value>(url: string, use: (bytes: Uint8Array) => Promise<Value>) => Promise<Value | undefined>;
