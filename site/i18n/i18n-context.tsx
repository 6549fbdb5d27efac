import { createContext, useContext } from "react";
import type { I18n } from "./i18n.ts";

/** Provided by the document on the server and by each island in the browser. */
export const I18nContext = createContext<I18n | undefined>(undefined);

/** @throws if a component is rendered outside of a document or an island */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n needs an I18nContext above it");
  return i18n;
}
