import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ImageKeys } from "#server/config/image-keys.ts";
import type { ImageLook, SignedImage } from "#site/images/signed-image.ts";

/** Signed images in memory, so that a render costs neither HMACs nor queries for images of a busy hour. */
const cachedImages = 10_000;

/** Characters of a signature: 96 bits of HMAC-SHA-256. A page has many of them. */
const signatureLength = 16;

/**
 * Signs URLs of images. The signature of a URL changes with the keys alone, so pages stay byte-identical.
 *
 * @param findLook finds what is known of an image by its name
 */
export function createImageSigner(
  { signing, valid, lasting }: ImageKeys,
  findLook: (name: string) => ImageLook | undefined,
) {
  const cache = new LRUCache<string, SignedImage>({ max: cachedImages });
  const signatureBy = (key: string, url: string) =>
    createHmac("sha256", key).update("picture\n").update(url).digest("base64url").slice(0, signatureLength);
  const nameOf = (url: string) => signatureBy(lasting, url);
  return {
    /** What an image is stored by, whichever key has signed its URL: a removal reaches all copies. */
    nameOf,
    sign(url: string): SignedImage {
      const known = cache.get(url);
      if (known) return known;
      const signed = { url, signature: signatureBy(signing, url), ...findLook(nameOf(url)) };
      cache.set(url, signed);
      return signed;
    },
    isSigned(url: string, signature: string): boolean {
      const actual = Buffer.from(signature);
      return valid.some((key) => {
        const expected = Buffer.from(signatureBy(key, url));
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      });
    },
    /** Forgets a cached color. */
    forget: (url: string): void => {
      cache.delete(url);
    },
  };
}
