/**
 * Reads a body up to a size limit.
 *
 * @returns `undefined` for a longer one, of which the rest is not read: its connection closes
 */
export async function readLimited(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const collected: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}
