import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { clientInputs, cssFiles, readAssets } from "./read-assets.ts";

const manifest = {
  "site/pages/post.tsx": {
    file: "post.js",
    css: ["post.css"],
    imports: ["_shared.js"],
    dynamicImports: ["dialog.tsx"],
  },
  "_shared.js": { file: "shared.js", css: ["shared.css"], imports: ["site/pages/post.tsx"] },
  "dialog.tsx": { file: "dialog.js", css: ["dialog.css"], imports: ["_shared.js"] },
  "site/pages/other.tsx": { file: "other.js", css: ["other.css"] },
};

test("a page's CSS is that of what it imports, its own, and that of what it loads later, each once", () => {
  expect(cssFiles(manifest, "site/pages/post.tsx")).toEqual(["shared.css", "post.css", "dialog.css"]);
});

test("a page without CSS has none", () => {
  expect(cssFiles(manifest, "site/pages/unknown.tsx")).toEqual([]);
});

function buildFolder(client: object): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server", "shared.css"), "@layer a;\n");
  writeFileSync(join(folder, "server", "post.css"), ".post{}\n");
  writeFileSync(join(folder, "server", "dialog.css"), ".dialog{}\n");
  writeFileSync(join(folder, "server-manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "client-manifest.json"), JSON.stringify(client));
  return folder;
}

test("the build says which CSS a page has and where its scripts are", () => {
  const client = Object.fromEntries(
    Object.values(clientInputs).map((source) => [source, { file: `assets/${source}.js` }]),
  );
  const assets = readAssets(buildFolder(client));
  expect(assets.css("post")).toBe("@layer a;.post{}.dialog{}");
  expect(assets.clientEntry).toBe("/assets/site/islands/client-entry.ts.js");
  expect(assets.scripts.print).toBe("/assets/site/features/ticket/print.script.ts.js");
});

test("a build without one of the scripts is refused", () => {
  expect(() => readAssets(buildFolder({}))).toThrow("the build has no site/islands/client-entry.ts");
});
