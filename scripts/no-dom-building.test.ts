import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";

const projectFolder = join(import.meta.dirname, "..");

/** Lints one file at `path` by the rules of this project. @returns what Biome reports */
function lint(path: string, source: string): string {
  const folder = temporaryFolder();
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(projectFolder, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
  for (const file of ["package.json", "scripts/no-dom-building.grit"]) {
    cpSync(join(projectFolder, file), join(folder, file));
  }
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), source);
  const biome = join(projectFolder, "node_modules", ".bin", "biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "--colors=off", path], { cwd: folder, encoding: "utf8" });
  return stdout + stderr;
}

const statements = [
  'element.innerHTML = "<b>text</b>";',
  'element.innerHTML += "<b>text</b>";',
  'element.outerHTML = "<b>text</b>";',
  'element?.insertAdjacentHTML("beforeend", "<b>text</b>");',
  'element.append(document.createElement("p"));',
  "document.adoptedStyleSheets = [sheet];",
  "document.adoptedStyleSheets.push(sheet);",
];

test("markup and styles made by script are an error in site/", () => {
  const source = `export function build(element: HTMLElement, sheet: CSSStyleSheet) {\n  ${statements.join("\n  ")}\n}\n`;
  const report = lint("site/features/post/probe.ts", source);
  expect(report.match(/belong to a React component/g)).toHaveLength(statements.length);
  expect(lint("site/features/post/probe.test.ts", source)).not.toContain("belong to a React component");
});

test("useId is an error in site/", () => {
  const source = 'import { useId } from "react";\nexport const useProbe = () => useId();\n';
  expect(lint("site/features/post/probe.ts", source)).toContain("use an explicit id");
});
