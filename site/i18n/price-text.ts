import type { Formats } from "./format.ts";
import type { Translate } from "./translate.ts";

/** Always with the ₺ symbol (specification, section 9); a free ticket also says so. */
export function priceText(price: number | undefined, t: Translate, formats: Formats): string | undefined {
  if (price === undefined) return undefined;
  return price === 0 ? `${formats.lira(0)} · ${t("ticket.free")}` : formats.lira(price);
}
