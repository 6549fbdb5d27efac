import { createHash } from "node:crypto";
import { type Locale, languages } from "#locales/index.ts";
import type { PreviewImage } from "#site/head/head.ts";
import { cardSize, type PreviewCard } from "./preview-card.ts";

/**
 * The version of a card: the first 64 bits, in hex, of the SHA-256 of everything that the image depends on: the card, and
 * the sources of the build, from the design to the versions of the fonts.
 */
export function cardVersion(card: PreviewCard): string {
  const content = JSON.stringify([sourcesOfBuild, card]);
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * The entry of a rendered preview image in a page's head. Renders nothing: the image is rendered when its URL is
 * requested. A changed image has a new version and so a new URL, because chats cache images for weeks.
 *
 * @param path of the endpoint, such as "/share/post/6f1b…", which the file's name follows: "tr-0123456789abcdef.jpg"
 */
export function renderedPreviewImage(
  card: PreviewCard,
  { origin, path, alt }: { readonly origin: string; readonly path: string; readonly alt: string },
): PreviewImage {
  const name = `${card.locale}-${cardVersion(card)}.jpg`;
  return { url: `${origin}${path}/${name}`, alt, type: "image/jpeg", ...cardSize };
}

/** @returns `undefined` for names that `renderedPreviewImage` never gives */
export function parseCardFileName(
  name: string | undefined,
): { readonly locale: (typeof languages)[number]; readonly version: string } | undefined {
  const [, code, version] = /^([a-z]+)-([0-9a-f]{16})\.jpg$/.exec(name ?? "") ?? [];
  const locale = languages.find((candidate) => candidate.code === (code as Locale));
  return locale && version ? { locale, version } : undefined;
}
