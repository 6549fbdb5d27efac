import { type Page, withPlain } from "./page.ts";
import { packForKeeping } from "./page-body.ts";

/**
 * Bytes of an answer that arrive before the first round trip is over: ten segments of 1460 (RFC 6928), less what
 * encryption and the headers of the moment take.
 */
const firstFlight = 14_000;

/** As site/ui/user-picture.tsx and picture.tsx write a placeholder: no text or attribute that people write has a "<" of its own. */
const placeholder = /<img class="[^"]*" src="data:image\/(?:avif|webp);base64,[^"]*" alt=""\/>/g;

/** Of the picture that follows it, which waits until the placeholder has been seen. */
const waiting = ' loading="lazy" fetchPriority="high"';
const atOnce = ' fetchPriority="high"';

/**
 * A page without the pictures drawn into it, where it would not arrive in one flight with them: its words come first.
 * It is packed as for who asks first; later it is some hundredths smaller.
 */
export function withinFirstFlight(page: Page): Page {
  const plain = page.bodies.identity?.bytes;
  if (!page.compressible || !plain?.includes(waiting)) return page;
  const { bytes, headers } = packForKeeping(page);
  const head = headers.reduce((sum, text) => sum + text.length + ": ".length, 0);
  if (head + bytes.length <= firstFlight) return page;
  // One character for each byte, as in own-parts-only.ts.
  const words = plain.toString("latin1").replace(placeholder, "").replaceAll(waiting, atOnce);
  return withPlain(page, Buffer.from(words, "latin1"));
}
