import { createContext, useContext } from "react";
import type { StoreContext } from "./store-context.ts";

/** What leads from a page to the app. */
export interface WayToApp {
  readonly context: StoreContext;
  /** Where the code for phones leads (phone-code/phone-url.ts). */
  readonly phoneUrl: string;
}

/** Provided by the document, on the server alone: islands get what they need as properties. */
export const WayToAppContext = createContext<WayToApp | undefined>(undefined);

/** @throws if a component is rendered outside of a document */
export function useWayToApp(): WayToApp {
  const way = useContext(WayToAppContext);
  if (!way) throw new Error("useWayToApp needs a WayToAppContext above it");
  return way;
}
