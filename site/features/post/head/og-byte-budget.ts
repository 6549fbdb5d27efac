/**
 * Characters of a picture's or film's address in the head. Chats refuse longer ones (Discord over 2048), and some tags
 * repeat it.
 */
export const shareAddressLimit = 1024;

/**
 * Bytes that remain for a post's own words and media of the first 16 kB of a page, in which previews look for tags;
 * the rest of them is the same on every page.
 */
const room = 8700;

/** In how many tags each stands (site/layouts/document.astro). */
const uses = { title: 5, description: 3, video: 3 } as const;

/** Bytes that the tags about a post's own pictures may take: about twenty ordinary ones, none beside absurd texts. */
export function ogByteBudget(head: Readonly<Partial<Record<keyof typeof uses, string | undefined>>>): number {
  const { title = "", description = "", video = "" } = head;
  const taken =
    uses.title * bytesInMarkup(title) +
    uses.description * bytesInMarkup(description) +
    uses.video * bytesInMarkup(video);
  return room - taken;
}

/** `&` and `"` are written as five characters. */
export function bytesInMarkup(text: string): number {
  return Buffer.byteLength(text) + 4 * (text.match(/[&"]/g)?.length ?? 0);
}
