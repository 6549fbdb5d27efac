import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { quickDirectives } from "./quick-directives.ts";

const astro = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const file = join(astro, "dist", "core", "csp", "runtime.js");
const original = readFileSync(file, "utf8");

function transformed(code: string): string {
  const { transform } = quickDirectives();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("no transform");
  const result = Reflect.apply(transform.handler, {}, [code, file]);
  return (result as { code: string }).code;
}

type Push = (directives: readonly string[], added: string) => string[];
const pushOf = (code: string): Push =>
  new Function(`${code.slice(0, code.indexOf("export {"))}; return pushDirective;`)() as Push;

test.each(["img-src https://a", "img-src 'self'", "img https://b", "upgrade-insecure-requests", "form-action 'none'"])(
  "%s is added as Astro adds it",
  (added) => {
    const directives = ["default-src 'none'", "img-src 'self' data:", "upgrade-insecure-requests", "img-src-x 'none'"];
    const [quick, asIs] = [pushOf(transformed(original)), pushOf(original)].map((push) => push(directives, added));
    expect(quick).toEqual(asIs);
  },
);

test("directives of other names are not taken apart", () => {
  const looked: string[] = [];
  const watched = (text: string) =>
    Object.assign(Object.create({ startsWith: (part: string) => text.startsWith(part) }), {
      split: () => looked.push(text),
    });
  pushOf(transformed(original))([watched("default-src 'none'")], "img-src 'self'");
  expect(looked).toEqual([]);
});

test("an Astro that does it otherwise stops the build", () => {
  expect(() => transformed("export {}")).toThrow("Astro");
});
