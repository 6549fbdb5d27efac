import { type ComponentType, lazy } from "react";
import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import { loadTranslate } from "#site/i18n/load-translate.ts";
import { detectStore } from "../detect-store.ts";
import type { StoreContext } from "../store-context.ts";

interface OfferProps {
  readonly context: StoreContext;
}

/** Whether the app would take a link of this page on this phone. In the browser only. */
export function takesCopiedLink({ from, id }: StoreContext): boolean {
  return (
    brand.ios.takesCopiedLink && from === "post" && id !== undefined && detectStore(navigator.userAgent) === "apple"
  );
}

/**
 * The offer with its texts. It suspends the dialog around it, so that nothing moves when it comes; where it cannot be
 * loaded, the dialog is there without it.
 */
export const LazyCopyLinkOffer = lazy<ComponentType<OfferProps>>(async () => {
  try {
    const [{ CopyLinkOffer }, t] = await Promise.all([
      import("./copy-link-offer.tsx"),
      loadTranslate("copiedLink", document.documentElement.lang as Locale),
    ]);
    return { default: (props) => <CopyLinkOffer {...props} t={t} /> };
  } catch {
    return { default: () => null };
  }
});
