import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createBuilder } from "vite";
import { distName } from "#server/config/dist-name.ts";
import { retireAssets } from "./build/retire-assets.ts";
import { sourceFingerprint, writeBuildStamp } from "./build/source-fingerprint.ts";
import { writeErrorPages } from "./build/write-error-pages.ts";

/**
 * `npm run build`: builds the site into dist/. `client/` is what browsers get, `server/` what server/ runs, `earlier/`
 * assets of former builds, `error-pages/` what nginx sends by itself; the two manifests name the files of each source.
 */
export async function build(root: string): Promise<void> {
  process.stdout.write("Building the site…\n");
  const fingerprint = sourceFingerprint(root);
  const dist = join(root, distName);
  retireAssets(dist);
  const builder = await createBuilder({
    root,
    configFile: join(root, "vite.config.ts"),
    configLoader: "native", // its plugins import the brand as this process does
    logLevel: "error",
  });
  const { client, ssr } = builder.environments;
  await phase("files for browsers", () => client && builder.build(client));
  await phase("files for the server", () => ssr && builder.build(ssr));
  await phase("compressed", () => {
    renameSync(join(dist, "client", ".vite", "manifest.json"), join(dist, "client-manifest.json"));
    renameSync(join(dist, "server", ".vite", "manifest.json"), join(dist, "server-manifest.json"));
    copyAssetsForBrowsers(dist);
    compressAssets(join(dist, "client"));
    writeErrorPages(join(dist, "error-pages"));
  });
  writeBuildStamp(root, fingerprint);
}

/** Images and fonts that only server-rendered components name are files for browsers, too. */
function copyAssetsForBrowsers(dist: string): void {
  const assets = join(dist, "server", "assets");
  mkdirSync(join(dist, "client", "assets"), { recursive: true });
  for (const file of readdirSync(assets)) {
    if (!file.endsWith(".js")) cpSync(join(assets, file), join(dist, "client", "assets", file));
  }
}

const textFile = /\.(css|js|json|svg|txt|webmanifest|xml)$/;

/** Bytes below which compression saves less than 150, of which its headers take 50. */
const threshold = 500;

/** Writes a Brotli and a gzip version beside each text file of a folder; server/files/static-files.ts serves them. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!textFile.test(name) || statSync(file).size < threshold) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Runs one phase of a build, says every ten seconds that it still runs, and then how long it took. */
async function phase(name: string, work: () => unknown): Promise<void> {
  const startedAt = performance.now();
  const print = () => process.stdout.write(`  ${name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  const progress = setInterval(print, 10_000);
  await work();
  clearInterval(progress);
  print();
}

if (import.meta.main) await build(join(import.meta.dirname, ".."));
