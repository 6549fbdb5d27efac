import { LRUCache } from "lru-cache";

/** Characters: all languages' headers, footers and landing pages, some of them twice. */
const limit = 2_000_000;

const remembered = new LRUCache<string, string>({ maxSize: limit, sizeCalculation: (html) => html.length + 1 });

const numbers = new WeakMap<object, number>();
let nextNumber = 0;

function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  nextNumber += 1;
  numbers.set(value, nextNumber);
  return nextNumber;
}

/**
 * The markup of a component that is the same for everybody: one whose properties are all frozen (a language, its
 * texts, a page's kind), or say yes, no or nothing. No text and no number is among them, so nothing of a visitor, a
 * post or a ticket is remembered, and there are few.
 *
 * @param render as pure as all components of this site
 */
export function rememberedMarkup(
  component: object,
  properties: Readonly<Record<string, unknown>>,
  render: () => string,
): string {
  let key = String(numberOf(component));
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === "" || typeof value === "boolean") key += ` ${name}=${value}`;
    else if ((typeof value === "object" || typeof value === "function") && Object.isFrozen(value)) {
      key += ` ${name}=#${numberOf(value)}`;
    } else return render();
  }
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const html = render();
  remembered.set(key, html);
  return html;
}
