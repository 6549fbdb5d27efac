import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ImageLook, SignedImage } from "#site/images/signed-image.ts";

/** Signed images in memory, so that a render costs neither HMACs nor queries for images of a busy hour. */
const cachedImages = 10_000;

/** Characters of a signature: 96 bits of HMAC-SHA-256. A page has many of them. */
const signatureLength = 16;

/**
 * Signs URLs of images. The signature of a URL never changes, so pages stay byte-identical.
 *
 * @param findLook finds what is known of an image by its signature
 */
export function createImageSigner(key: string, findLook: (signature: string) => ImageLook | undefined) {
  const cache = new LRUCache<string, SignedImage>({ max: cachedImages });
  const signatureOf = (url: string) =>
    createHmac("sha256", key).update("picture\n").update(url).digest("base64url").slice(0, signatureLength);
  return {
    signatureOf,
    sign(url: string): SignedImage {
      const known = cache.get(url);
      if (known) return known;
      const signature = signatureOf(url);
      const signed = { url, signature, ...findLook(signature) };
      cache.set(url, signed);
      return signed;
    },
    isSigned(url: string, signature: string): boolean {
      const [expected, actual] = [Buffer.from(signatureOf(url)), Buffer.from(signature)];
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
    /** Forgets a cached color. */
    forget: (url: string): void => {
      cache.delete(url);
    },
  };
}
