import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompressFolder } from "./precompress.ts";

test("text gets both forms where they are smaller, anything else none", () => {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = "let x = 1;".repeat(100);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "a.js"), text);
  writeFileSync(join(folder, "tiny.css"), "a{}");
  writeFileSync(join(folder, "font.woff2"), text);
  precompressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "font.woff2", "tiny.css"]);
  expect(readdirSync(join(folder, "assets")).sort()).toEqual(["a.js", "a.js.br", "a.js.gz"]);
  expect(String(brotliDecompressSync(readFileSync(join(folder, "assets", "a.js.br"))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(folder, "assets", "a.js.gz"))))).toBe(text);
});
