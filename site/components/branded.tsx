import { brand } from "#brand/brand.ts";

/** A message with the brand's name in it, which a translation of the page would take for a word. */
export function Branded({ children: text }: { readonly children: string }) {
  const at = text.indexOf(brand.name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span translate="no">{brand.name}</span>
      {text.slice(at + brand.name.length)}
    </>
  );
}
