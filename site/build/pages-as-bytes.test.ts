import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pagesAsBytes } from "./pages-as-bytes.ts";

const astro = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const rendering = join(astro, "dist", "runtime", "server", "render", "page.js");

function transformed(code: string): string {
  const { transform } = pagesAsBytes();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("no transform");
  const result = Reflect.apply(transform.handler, {}, [code, rendering]);
  return (result as { code: string }).code;
}

test("what Astro answers with a page is a page of bytes; what a page answers by itself is left alone", () => {
  const made = transformed(readFileSync(rendering, "utf8"));
  expect(made).not.toContain("new Response(body");
  expect(made.match(/new PageResponse\(body, /g)).toHaveLength(2);
  expect(made).toContain("body instanceof Response");
});

test("an Astro that does it otherwise stops the build", () => {
  expect(() => transformed("export {}")).toThrow("Astro");
});
