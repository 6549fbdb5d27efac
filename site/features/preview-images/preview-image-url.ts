import { createHash } from "node:crypto";
import { brand } from "#brand/brand.ts";
import type { LanguageCode } from "#locales/index.ts";
import { languages } from "#locales/index.ts";
import type { PreviewCard } from "./preview-card.ts";

/** Raised with every change of the drawings, so that chats and caches fetch them anew. */
const drawingRevision = 2;

/** Names what a card shows: 64 bits of SHA-256 over everything that is drawn, in hex. */
export function cardVersion(card: PreviewCard): string {
  const drawn = JSON.stringify([drawingRevision, brand.name, card]);
  return createHash("sha256").update(drawn).digest("hex").slice(0, 16);
}

/**
 * The file name of a card's picture: "tr-0123456789abcdef.jpg". The version makes the address a new one whenever
 * the picture would be, so that chats, which keep pictures for weeks, never show a wrong one.
 */
export function cardFileName(card: PreviewCard): string {
  return `${card.language}-${cardVersion(card)}.jpg`;
}

/** @returns `undefined` for a name that no card of this site can have */
export function readCardFileName(
  name: string | undefined,
): { readonly language: (typeof languages)[number]; readonly version: string } | undefined {
  const [, code, version] = /^([a-z]{2})-([0-9a-f]{16})\.jpg$/.exec(name ?? "") ?? [];
  const language = languages.find((candidate) => candidate.code === (code as LanguageCode));
  return language && version ? { language, version } : undefined;
}
