import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { cascadeLayers, clientInputs, cssFiles, type Manifest, readAssets } from "./read-assets.ts";

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
  "dialog.tsx": {
    file: "dialog.js",
    css: ["dialog.css", "post.css"],
    imports: ["_shared.js"],
    dynamicImports: ["menu.tsx"],
  },
  "menu.tsx": { file: "menu.js", css: ["menu.css"] },
  "site/pages/other.tsx": { file: "other.js", css: ["other.css"] },
};

test("a page has the CSS of what it imports, and its dialogs have that of what it loads later", () => {
  expect(cssFiles(manifest, "site/pages/post.tsx")).toEqual({
    imported: ["shared.css", "post.css"],
    later: ["dialog.css", "menu.css"],
  });
  const ticket = { ...manifest["site/pages/post.tsx"], imports: ["_shared.js", "dialog.tsx"] };
  expect(cssFiles({ ...manifest, "site/pages/ticket.tsx": ticket }, "site/pages/ticket.tsx")).toEqual({
    imported: ["post.css", "shared.css", "dialog.css"],
    later: ["menu.css"],
  });
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
  expect(assets.css("post")).toBe(`${cascadeLayers}.shared{}.post{}`);
  expect(assets.css("post", "loading")).toBe(assets.css("post"));
  expect(assets.css("post", "failure")).toBe(`${cascadeLayers}.failure{}.shared{}.post{}`);
  expect(assets.dialogSheets?.("post")).toEqual(["/dialog.css", "/menu.css"]);
  expect(assets.clientEntry).toBe("/assets/site/islands/client-entry.ts.js");
  expect(assets.scripts.print).toBe("/assets/site/features/ticket/print.script.ts.js");
});

test("a build without one of the scripts is refused", () => {
  expect(() => readAssets(buildFolder({}))).toThrow("the build has no site/islands/client-entry.ts");
});
