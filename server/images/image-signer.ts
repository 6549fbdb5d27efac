import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SignedImage, SignImage } from "#site/images/signed-image.ts";
import type { ImageLooks } from "./image-store.ts";

export interface ImageSigner {
  readonly sign: SignImage;
  readonly isSigned: (url: string, signature: string) => boolean;
  /** Has the picture looked at anew: its colour is known now. */
  readonly forget: (url: string) => void;
}

/** Bytes of signatures, colours and placeholders kept at hand: a busy hour's. */
const keptAtHand = 4_000_000;

/** Characters of a signature: 96 bits of HMAC-SHA-256, more than anybody can try on a server; a page has many. */
const length = 16;

/**
 * Signs addresses of pictures. The same address always has the same signature, so that pages stay byte-identical.
 *
 * @param looksOf what is known of a picture's looks, by its signature
 */
export function createImageSigner(key: string, looksOf: (signature: string) => ImageLooks): ImageSigner {
  const atHand = new LRUCache<string, SignedImage>({
    maxSize: keptAtHand,
    sizeCalculation: ({ url, placeholder = "", tilePlaceholder = "" }) =>
      300 + 2 * url.length + placeholder.length + tilePlaceholder.length,
  });
  const signatureOf = (url: string) =>
    createHmac("sha256", key).update("picture\n").update(url).digest("base64url").slice(0, length);
  return {
    sign(url) {
      const known = atHand.get(url);
      if (known) return known;
      const signature = signatureOf(url);
      const signed = { url, signature, ...looksOf(signature) };
      atHand.set(url, signed);
      return signed;
    },
    isSigned(url, signature) {
      const [right, given] = [Buffer.from(signatureOf(url)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
    forget: (url) => {
      atHand.delete(url);
    },
  };
}
