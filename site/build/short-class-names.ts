import { globSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** Classes and animations, which are renamed alike. */
const namePattern = /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g;

/**
 * Names the classes of CSS modules by the numbers of file and class, such as `_bc4`, in both builds alike. Vite's own
 * names, `_button_8lq3g_2`, are for developers, and made each page 0.7 to 1 kB larger. The development server keeps them. The
 * underscore is for filters of advertisements, which hide `ad1`.
 */
export function shortClassNames(): Plugin {
  return {
    name: "short-class-names",
    apply: "build",
    config({ root = process.cwd() }) {
      const files = globSync("site/**/*.module.css", { cwd: root }).sort();
      const shortName = createShortName(files);
      const generateScopedName = (name: string, file: string, css: string) =>
        shortName(name, relative(root, file), css);
      return { css: { modules: { generateScopedName } } };
    },
  };
}

/**
 * @param files all CSS modules
 * @returns a function that names a class or animation of one of them. It throws where the file is none of them, or has no
 *   such name
 */
export function createShortName(files: readonly string[]): (name: string, file: string, css: string) => string {
  return (name, file, css) => {
    const fileNumber = files.indexOf(file);
    const names = new Set(Array.from(css.matchAll(namePattern), ([, found]) => found));
    const nameNumber = [...names].indexOf(name);
    if (fileNumber < 0 || nameNumber < 0) throw new Error(`no short name for ${name} of ${file}`);
    return `_${twoLetters(fileNumber)}${nameNumber}`;
  };
}

/** "aa" to "zz", so that a digit ends it. */
function twoLetters(number: number): string {
  const letter = (value: number) => String.fromCharCode(97 + value);
  return letter(Math.floor(number / 26)) + letter(number % 26);
}
