import { type Page, withPlain } from "#server/cache/page.ts";
import { packForKeeping } from "#server/cache/page-body.ts";
import type { Body } from "#server/http/send-body.ts";

/**
 * Bytes of an answer, headers included (benchmarks/page/budgets.ts): it arrives before the first round trip is over, in
 * ten segments of 1460 (RFC 6928), encryption and a late header among them.
 */
const limit = 13_000;

/** Of these, for what each answer gets anew: its first line, `Date`, `X-Request-Id` and `Age`. */
const ofTheMoment = 110;

/** Of a body packed in haste, what is left of it when it is packed as small as it gets: 0.915 to 0.925 as measured. */
const best = 0.915;

/** As site/ui/user-picture.tsx and picture.tsx write a placeholder: no text or attribute that people write has a "<" of its own. */
const placeholder = /<img class="[^"]*" src="data:image\/(?:avif|webp);base64,[^"]*" alt=""\/>/g;

/** Of the picture that follows it, which waits until the placeholder has been seen. */
const waiting = ' loading="lazy" fetchPriority="high"';
const atOnce = ' fetchPriority="high"';

/**
 * A page without the pictures drawn into it, where it would not arrive in one flight with them: its words come first.
 * With them it may yet, packed as small as it gets: it comes along for that.
 */
export function withinFirstFlight(page: Page): Page {
  const plain = page.bodies.identity?.bytes;
  if (!page.compressible || !plain?.includes(waiting)) return page;
  const packed = packForKeeping(page);
  if (arrivesInOneFlight(packed)) return page;
  // One character for each byte, as in own-parts-only.ts.
  const html = plain.toString("latin1").replace(placeholder, "").replaceAll(waiting, atOnce);
  const words = withPlain(page, Buffer.from(html, "latin1"));
  const packedBest = bytesOf(packed) - packed.bytes.length * (1 - best);
  return packedBest <= limit ? { ...words, withImages: page } : words;
}

export function arrivesInOneFlight(body: Body): boolean {
  return bytesOf(body) <= limit;
}

function bytesOf({ bytes, headers }: Body): number {
  return ofTheMoment + bytes.length + headers.reduce((sum, text) => sum + text.length + ": ".length, 0);
}
