/**
 * Characters of an image's or video's URL in the head. Chats reject longer ones (Discord over 2048), and some tags
 * repeat it.
 */
export const previewUrlLimit = 1024;

/**
 * Bytes for a post's own words and media. Previews read the first 16 kB of a page; the rest of its head is the same on
 * every page.
 */
const totalBytes = 8700;

/** In how many tags of the head each of them is (site/head/). */
const uses = { title: 5, description: 3, video: 3 } as const;

/** Bytes left for the tags of a post's own images: about twenty ordinary ones, none beside absurdly long texts. */
export function ogByteBudget(head: Readonly<Partial<Record<keyof typeof uses, string | undefined>>>): number {
  const { title = "", description = "", video = "" } = head;
  const usedBytes =
    uses.title * bytesInMarkup(title) +
    uses.description * bytesInMarkup(description) +
    uses.video * bytesInMarkup(video);
  return totalBytes - usedBytes;
}

/** Bytes in HTML, where `&` and `"` take five and six. */
export function bytesInMarkup(text: string): number {
  return Buffer.byteLength(text) + 4 * (text.match(/[&"]/g)?.length ?? 0);
}
