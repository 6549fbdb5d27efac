import { createHash } from "node:crypto";
import { type Locale, languages } from "#locales/index.ts";
import type { PreviewCard } from "./preview-card.ts";

/**
 * The version of a card: the first 64 bits, in hex, of the SHA-256 of everything that the image depends on: the card, and
 * the sources of the build, from the design to the versions of the fonts.
 */
export function cardVersion(card: PreviewCard): string {
  const content = JSON.stringify([sourcesOfBuild, card]);
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * The file name of a card's image: "tr-0123456789abcdef.jpg". A changed image has a new version and so a new URL,
 * because chats cache images for weeks.
 */
export function cardFileName(card: PreviewCard): string {
  return `${card.locale}-${cardVersion(card)}.jpg`;
}

/** @returns `undefined` for names that `cardFileName` never returns */
export function parseCardFileName(
  name: string | undefined,
): { readonly locale: (typeof languages)[number]; readonly version: string } | undefined {
  const [, code, version] = /^([a-z]+)-([0-9a-f]{16})\.jpg$/.exec(name ?? "") ?? [];
  const locale = languages.find((candidate) => candidate.code === (code as Locale));
  return locale && version ? { locale, version } : undefined;
}
