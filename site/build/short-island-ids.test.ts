import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { shortIslandIds } from "./short-island-ids.ts";

const astro = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const rendering = join(astro, "dist", "runtime", "server", "render", "component.js");

function transformed(code: string): string {
  const { transform } = shortIslandIds();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("no transform");
  const result = Reflect.apply(transform.handler, {}, [code, rendering]);
  return (result as { code: string }).code;
}

test("an island's id is made of its address alone", () => {
  const code = readFileSync(rendering, "utf8");
  const made = transformed(code);
  expect(made).toContain("const astroId = shorthash(metadata.componentUrl);");
  expect(code.length - made.length).toBeLessThan(200);
});

test("the browser's half of Astro does not read the id", () => {
  const browserHalf = readFileSync(join(astro, "dist", "runtime", "server", "astro-island.prebuilt.js"), "utf8");
  expect(browserHalf).not.toMatch(/\buid\b/);
});

test("an Astro that does it otherwise stops the build", () => {
  expect(() => transformed("export {}")).toThrow("Astro");
});
