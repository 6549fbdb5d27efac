import { LRUCache } from "lru-cache";

/** In the order of the server's own liking. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

const known = new LRUCache<string, Encoding>({ max: 200 });

/** Which form of a body a client gets (RFC 9110, section 12.5.3); browsers send a handful of different wishes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding.length > 200) return "identity";
  const remembered = known.get(acceptEncoding);
  if (remembered) return remembered;
  const chosen = choose(acceptEncoding);
  known.set(acceptEncoding, chosen);
  return chosen;
}

function choose(acceptEncoding: string): Encoding {
  const wishes = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    wishes.set(name, quality === undefined ? 1 : Number(quality));
  }
  const anything = wishes.get("*") ?? 0;
  const wishFor = (encoding: Encoding) => wishes.get(encoding) ?? (encoding === "identity" ? 0.001 : anything);
  // "No form at all" cannot be answered; the plain one is then sent all the same.
  return encodings.reduce((best, encoding) => (wishFor(encoding) > wishFor(best) ? encoding : best));
}
