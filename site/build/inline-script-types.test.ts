import { readFileSync } from "node:fs";
import { join, posix, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..", "..");

test("every inline script is checked with the globals of the place where it runs", () => {
  const scripts = Object.keys(import.meta.glob("../**/*.{ts,tsx}")).flatMap((path) => {
    const file = relative(root, resolve(import.meta.dirname, path));
    const imports = readFileSync(join(root, file), "utf8").matchAll(/^import .* from "(.+)\?inline-script";$/gm);
    return [...imports].map(([, source = ""]) =>
      source.startsWith("#") ? source.slice(1) : posix.join(posix.dirname(file), source),
    );
  });
  expect(scripts).toContain("site/head/head-script.ts");
  const configurations = ["browser", "worker"].map((name) => readFileSync(join(root, `tsconfig.${name}.json`), "utf8"));
  expect(scripts.filter((script) => !configurations.some((text) => text.includes(`"${script}"`)))).toEqual([]);
});
