import { createContext, useContext } from "react";
import type { I18n } from "./i18n.ts";

/** Set by the document on the server and by the island in the browser. */
export const I18nContext = createContext<I18n | undefined>(undefined);

/** @throws where a component stands outside of a document or an island */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n needs an I18nContext above it");
  return i18n;
}
