import { brand } from "#brand/brand.ts";

/** A message with a name in it, the brand's by default, which a translation of the page would take for words. */
export function Branded({ children: text, name = brand.name }: { readonly children: string; readonly name?: string }) {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span translate="no">{name}</span>
      {text.slice(at + name.length)}
    </>
  );
}
