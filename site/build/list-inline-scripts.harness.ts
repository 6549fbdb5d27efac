import { readFileSync } from "node:fs";
import { join, posix, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..", "..");

/** @returns the paths of all scripts that stand in pages or are workers (inline-script.ts), from the project's root */
export function listInlineScripts(): string[] {
  const found = Object.keys(import.meta.glob("../**/*.{ts,tsx}")).flatMap((path) => {
    const file = relative(root, resolve(import.meta.dirname, path));
    const imports = readFileSync(join(root, file), "utf8").matchAll(/^import .* from "(.+)\?inline-script";$/gm);
    return [...imports].map(([, source = ""]) =>
      source.startsWith("#") ? source.slice(1) : posix.join(posix.dirname(file), source),
    );
  });
  return [...new Set(found)];
}
