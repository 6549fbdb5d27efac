import appleInPage from "./apple-mark.svg?inline";
import apple from "./apple-mark.svg?url&no-inline";
import googleInPage from "./google-play-mark.svg?inline";
import google from "./google-play-mark.svg?url&no-inline";
import type { Platform } from "./store-urls.ts";

const files = { apple, google };
const inPage = { apple: appleInPage, google: googleInPage };

interface StoreMarkProps {
  readonly platform: Platform;
  readonly className: string | undefined;
  /** Part of the page, where badges are what the page is for; elsewhere a file that is fetched when it comes near. */
  readonly atOnce: boolean;
}

/**
 * A store's mark in the colours that the vendors' badges have: white, and Google's own four. Decorative: the label
 * beside it names the store. As a file it is 0.25 kB less of a first view that does not show it.
 */
export function StoreMark({ platform, className, atOnce }: StoreMarkProps) {
  return atOnce ? (
    <img className={className} src={inPage[platform]} alt="" />
  ) : (
    <img className={className} src={files[platform]} alt="" loading="lazy" />
  );
}
