import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// `npm run --silent sbom`: writes what runs in production to stdout, as CycloneDX. `npm sbom --omit dev` would leave out
// every package that a development dependency needs as well, such as React, so it gets a lockfile without those.
const root = join(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

const { devDependencies: _, ...manifest } = read("package.json");
const lock = read("package-lock.json");
const locked: [string, { readonly dev?: boolean }][] = Object.entries(lock.packages);
const packages = { ...Object.fromEntries(locked.filter(([, { dev }]) => !dev)), "": manifest };

const temporary = mkdtempSync(join(tmpdir(), "sbom-"));
const folder = join(temporary, manifest.name); // npm takes the project's name from it
try {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }));
  const options = ["--package-lock-only", "--sbom-format", "cyclonedx", "--sbom-type", "application"];
  execFileSync("npm", ["sbom", ...options], { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
