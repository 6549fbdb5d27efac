import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ImageKeys } from "#server/config/image-keys.ts";
import type { ImageLook, SignedImage } from "#site/images/signed-image.ts";
import type { ImageStore } from "./image-store.ts";

/** Signed images in memory, so that a render costs neither HMACs nor queries for images of a busy hour. */
const cachedImages = 10_000;

/** Characters of a signature: 96 bits of HMAC-SHA-256. A page has many of them. */
const signatureLength = 16;

/** What is known of images; `addUse` where what shows them is to be noted. */
interface SignerDeps extends Partial<Pick<ImageStore, "findFacts" | "findColor">> {
  readonly addUse?: ImageStore["addUse"] | undefined;
  /** Whether the image is one of this process. Another path of this origin belongs to a proxy in front of it. */
  readonly isServed?: (url: string) => boolean;
}

/** Signs URLs of images. The signature of a URL changes with the keys alone, so pages stay byte-identical. */
export function createImageSigner(
  { signing, valid, lasting }: ImageKeys,
  { findFacts, findColor, addUse, isServed = () => true }: SignerDeps = {},
) {
  const cache = new LRUCache<string, { readonly name: string; readonly signed: SignedImage }>({ max: cachedImages });
  const signatureBy = (key: string, url: string) =>
    createHmac("sha256", key).update("picture\n").update(url).digest("base64url").slice(0, signatureLength);
  const nameOf = (url: string) => signatureBy(lasting, url);

  function lookUp(url: string) {
    const name = nameOf(url);
    const { width, height, isAnimated } = findFacts?.(name) ?? {};
    const look: ImageLook = {
      color: findColor?.(name),
      ...(width ? { width, height } : width === 0 && { isMissing: true }),
      ...(isAnimated && { isAnimated }),
    };
    const known = { name, signed: { url, signature: signatureBy(signing, url), ...look } };
    cache.set(url, known);
    return known;
  }

  return {
    /** What an image is stored by, whichever key has signed its URL: a removal reaches all copies. */
    nameOf,
    sign(url: string, shownBy: readonly string[] = []): SignedImage {
      if (!isServed(url)) return { url };
      const { name, signed } = cache.get(url) ?? lookUp(url);
      if (shownBy.length > 0) addUse?.(name, shownBy);
      return signed;
    },
    isSigned(url: string, signature: string): boolean {
      const actual = Buffer.from(signature);
      return valid.some((key) => {
        const expected = Buffer.from(signatureBy(key, url));
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      });
    },
    /** Forgets what is known of an image, or of all. */
    forget(url?: string): void {
      if (url === undefined) cache.clear();
      else cache.delete(url);
    },
  };
}
