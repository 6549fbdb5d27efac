import { z } from "zod";
import { type Locale, locales } from "#locales/index.ts";
import { detectStore } from "#site/features/store-links/detect-store.ts";
import { type Platform, platforms, type StorePosition, storePositions } from "#site/features/store-links/store-urls.ts";
import { type PageKind, pageKinds } from "#site/routes.ts";

/** What a page reports: values of closed lists and nothing else, so that a count identifies nobody. */
export type CountMessage =
  | { readonly event: "view"; readonly page: PageKind; readonly language: Locale }
  | {
      readonly event: "store-click";
      readonly page: PageKind;
      readonly language: Locale;
      readonly store: Platform;
      readonly position: StorePosition;
    };

export type CountEvent =
  | { readonly event: "view"; readonly labels: Readonly<Record<"page" | "language" | "platform", string>> }
  | {
      readonly event: "store-click";
      readonly labels: Readonly<Record<"page" | "language" | "platform" | "position", string>>;
    };

const page = z.enum(pageKinds);
const language = z.enum(locales);
const schema = z.discriminatedUnion("event", [
  z.strictObject({ event: z.literal("view"), page, language }),
  z.strictObject({
    event: z.literal("store-click"),
    page,
    language,
    store: z.enum(platforms),
    position: z.enum(storePositions),
  }),
]);

/**
 * @param body a `CountMessage` as JSON
 * @param userAgent says the platform of a view; a click's is the store's. Neither is stored.
 * @returns undefined for anything that is not wholly of the closed lists
 */
export function readCountEvent(body: string, userAgent: string | undefined): CountEvent | undefined {
  const message = schema.safeParse(parse(body)).data;
  if (!message) return undefined;
  const { page, language } = message;
  if (message.event === "view") {
    return { event: "view", labels: { page, language, platform: detectStore(userAgent ?? "") ?? "other" } };
  }
  return { event: "store-click", labels: { page, language, platform: message.store, position: message.position } };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
