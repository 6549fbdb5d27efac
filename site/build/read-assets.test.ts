import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { cascadeLayers } from "#site/styles/cascade-layers.ts";
import { clientInputs, cssFiles, type Manifest, readAssets } from "./read-assets.ts";

const manifest = {
  "site/pages/post.tsx": {
    file: "post.js",
    css: ["post.css"],
    imports: ["_shared.js"],
    dynamicImports: ["dialog.tsx"],
  },
  "_shared.js": {
    file: "shared.js",
    css: ["shared.css"],
    imports: ["site/pages/post.tsx", "site/app.tsx", "_failure.js"],
  },
  "_failure.js": { file: "failure.js", name: "failure", css: ["failure.css"] },
  "site/app.tsx": { file: "site.js", isEntry: true, dynamicImports: ["site/pages/post.tsx", "site/pages/other.tsx"] },
  "dialog.tsx": { file: "dialog.js", css: ["dialog.css"], imports: ["_shared.js"] },
  "site/pages/other.tsx": { file: "other.js", css: ["other.css"] },
};

test("a page's CSS is that of what it imports, its own, and that of what it loads later, each once", () => {
  expect(cssFiles(manifest, "site/pages/post.tsx")).toEqual(["shared.css", "post.css", "dialog.css"]);
});

test("a page has the styles of dialogs where it imports one, not where it loads one later", () => {
  const dialogs = {
    "_dialogs.js": { file: "dialogs.js", name: "dialogs", css: ["dialogs.css"] },
    "lightbox.tsx": { file: "lightbox.js", imports: ["_dialogs.js"], dynamicImports: ["menu.tsx"] },
    "menu.tsx": { file: "menu.js", css: ["menu.css"] },
    "site/pages/gallery.tsx": { file: "gallery.js", dynamicImports: ["lightbox.tsx"] },
    "site/pages/ticket.tsx": { file: "ticket.js", imports: ["lightbox.tsx"], dynamicImports: ["lightbox.tsx"] },
  };
  expect(cssFiles(dialogs, "site/pages/gallery.tsx")).toEqual(["menu.css"]);
  expect(cssFiles(dialogs, "site/pages/ticket.tsx")).toEqual(["dialogs.css", "menu.css"]);
});

function buildFolder(client: Manifest): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "server"));
  for (const { css = [] } of Object.values<Manifest[string]>(manifest)) {
    for (const sheet of css) writeFileSync(join(folder, "server", sheet), `.${sheet.replace(".css", "")}{}\n`);
  }
  writeFileSync(join(folder, "server-manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "client-manifest.json"), JSON.stringify(client));
  return folder;
}

test("the build says which CSS a page has and where its scripts are", () => {
  const client = Object.fromEntries(
    Object.values(clientInputs).map((source) => [source, { file: `assets/${source}.js` }]),
  );
  const assets = readAssets(buildFolder(client));
  expect(assets.css("post")).toBe(`${cascadeLayers}.shared{}.post{}.dialog{}`);
  expect(assets.css("post", "loading")).toBe(assets.css("post"));
  expect(assets.css("post", "failure")).toBe(`${cascadeLayers}.failure{}.shared{}.post{}.dialog{}`);
  expect(assets.clientEntry).toBe("/assets/site/islands/client-entry.ts.js");
  expect(assets.scripts.print).toBe("/assets/site/features/ticket/print.script.ts.js");
});

test("a build without one of the scripts is refused", () => {
  expect(() => readAssets(buildFolder({}))).toThrow("the build has no site/islands/client-entry.ts");
});
