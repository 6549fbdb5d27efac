import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The tokens, as "--line", that styles use which browsers load after a page: style sheets and scripts of the build.
 * What a page's own styles define for them may not be left out of it.
 */
export function readLateTokens(clientFolder: string): ReadonlySet<string> {
  if (!existsSync(clientFolder)) return new Set();
  const files = globSync("assets/**/*.{css,js}", { cwd: clientFolder });
  const texts = files.map((file) => readFileSync(join(clientFolder, file), "latin1"));
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name)));
}
