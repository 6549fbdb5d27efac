import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const suffix = "?digest";

/**
 * `import { digest } from "./x.ts?digest"` gives a digest of a module and all that it imports: equal for equal sources,
 * another one where code, a file or a package changes. Comments and formatting do not count.
 */
export function sourceDigest(): Plugin {
  let root: string;
  return {
    name: "source-digest",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: /\?digest$/ },
      async handler(id) {
        const { code, files } = await bundle(root, id.slice(0, -suffix.length));
        const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
        for (const file of files) this.addWatchFile(file);
        return `export const digest = ${JSON.stringify(digestOf(code, dependencies))};\n`;
      },
    },
  };
}

interface Bundle {
  /** Minified, with the contents of the files that it imports, without packages. */
  readonly code: string;
  /** Absolute paths of all sources. */
  readonly files: readonly string[];
}

/** Bundles a module for Node. @param file absolute path */
export async function bundle(root: string, file: string): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    // Tests and the dev server would have the paths of files in it.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: { ssr: file, write: false, minify: true },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("the build of a digest is one bundle");
  const chunks = result.output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  return {
    code: chunks.map(({ code }) => code).join("\n"),
    files: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(/\?\w+$/, ""))),
  };
}

/**
 * The SHA-256 of code with the versions of the packages whose names are strings in it: those that it imports, and those
 * whose files it reads.
 *
 * @param dependencies exact versions by name, as in package.json
 * @returns 64 bits, in hex
 */
export function digestOf(code: string, dependencies: Readonly<Record<string, string>>): string {
  const named = new Set(Array.from(code.matchAll(/["'`]((?:@[\w.-]+\/)?[\w.-]+)(?=["'`/])/g), ([, name]) => name));
  const versions = Object.entries(dependencies).filter(([name]) => named.has(name));
  return createHash("sha256")
    .update(JSON.stringify([code, versions]))
    .digest("hex")
    .slice(0, 16);
}
