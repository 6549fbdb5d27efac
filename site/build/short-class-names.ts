import { globSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Names the classes and animations of CSS modules by the numbers of file and name, such as `_bc4`, in both builds alike. Vite's
 * own names, `_button_8lq3g_2`, are for developers, and make a page 0.3 to 0.85 kB larger, hashes of four letters 0.1 to 0.4.
 * The development server keeps them. The underscore is for filters of advertisements, which hide `ad1`.
 */
export function shortClassNames(): Plugin {
  return {
    name: "short-class-names",
    apply: "build",
    config({ root = process.cwd() }) {
      const files = globSync("site/**/*.module.css", { cwd: root }).sort();
      const generateScopedName = (name: string, file: string, css: string) => {
        const names = new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g));
        const [fileNumber, nameNumber] = [files.indexOf(relative(root, file)), [...names].indexOf(name)];
        if (fileNumber < 0 || nameNumber < 0) throw new Error(`no short name for ${name} of ${file}`);
        // Two letters, so that a digit ends them.
        const letters = String.fromCharCode(97 + Math.floor(fileNumber / 26), 97 + (fileNumber % 26));
        return `_${letters}${nameNumber}`;
      };
      return { css: { modules: { generateScopedName } } };
    },
  };
}
