import type { Locale } from "#locales/index.ts";
import { pageKinds, type Query } from "#site/routes.ts";
import { type Origin, type StoreContext, storeContext } from "./store-context.ts";

export const origins: readonly Origin[] = [...pageKinds, "print"];

/** Reads what `downloadPath` wrote. What is not of the closed list is dropped, and the visitor came to /download. */
export function readStoreContext({ from, id }: Query<"download">, language: Locale): StoreContext {
  return storeContext(origins.find((origin) => origin === from) ?? "download", language, id);
}
