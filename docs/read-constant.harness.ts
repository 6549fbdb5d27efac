import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads a number that a source file names, without running the file.
 *
 * @param file from the root of the repository
 * @param path the name of a constant, then those of properties: "limits.byAddress.points"
 * @throws Error where the file has no such constant, or its value is no product of numbers of the same file
 */
export function readConstant(file: string, path: string): number {
  const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
  const names = path.replaceAll(".", "\\b[^]*?\\b");
  const [, factors] = new RegExp(`const ${names}(?: =|:) ([\\w* ]+)`).exec(text) ?? [];
  if (factors === undefined) throw new Error(`${file} has no number ${path}`);
  return factors
    .split("*")
    .map((factor) => Number(factor.replaceAll("_", "")) || readConstant(file, factor.trim()))
    .reduce((product, factor) => product * factor);
}
