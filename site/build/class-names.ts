import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @returns 0 → "a", 25 → "z", 26 → "A", 52 → "aa" */
export function letters(index: number): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const last = alphabet[index % alphabet.length] ?? "";
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last;
}

/**
 * Names for the classes and animations of CSS Modules, as short as they can be: a letter for the file, a number for
 * the name, as "b7". Each page carries its styles and says every name twice. Numbered by all the names of the tree
 * before anything is built, so that the server's build and the browser's give one class one name.
 *
 * @param folder in which every `.module.css` is
 * @returns Vite's `css.modules.generateScopedName`
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = globSync("**/*.module.css", { cwd: folder }).sort();
  const short = new Map<string, string>();
  files.forEach((file, fileIndex) => {
    const path = join(folder, file);
    const names = new Set(readFileSync(path, "utf8").match(/(?<=\.|@keyframes )[a-zA-Z_][\w-]*/g));
    [...names].forEach((name, index) => {
      short.set(`${path} ${name}`, `${letters(fileIndex)}${index}`);
    });
  });
  return (name, file) => {
    const found = short.get(`${file.split("?", 1)[0]} ${name}`);
    if (found === undefined) throw new Error(`${name} of ${file} has no short name`);
    return found;
  };
}
