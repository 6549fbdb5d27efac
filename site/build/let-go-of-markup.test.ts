import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { letGoOfMarkup } from "./let-go-of-markup.ts";

const astro = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const file = join(astro, "dist", "runtime", "server", "render", "component.js");

function transformed(code: string): string {
  const { transform } = letGoOfMarkup();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("no transform");
  const result = Reflect.apply(transform.handler, {}, [code, file]);
  return (result as { code: string }).code;
}

test("what is written is kept no longer, and is written whole", () => {
  const made = transformed(readFileSync(file, "utf8"));
  expect(made).toMatch(/: html; html = undefined;\s+destination\.write\(markHTMLString\(output\)\)/);
  expect(made.indexOf("html === undefined")).toBeLessThan(made.indexOf("html = undefined"));
});

test("an Astro that does it otherwise stops the build", () => {
  expect(() => transformed("export {}")).toThrow("Astro");
});
