import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readLateTokens } from "./late-tokens.ts";

test("tokens of style sheets and scripts of the build are found; a site without them has none", () => {
  const folder = mkdtempSync(join(tmpdir(), "late-tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readLateTokens(folder)).toEqual(new Set());
  mkdirSync(join(folder, "assets", "deep"), { recursive: true });
  writeFileSync(join(folder, "assets", "a.css"), "p{color:var(--line);top:calc(1px + var(--space, 0px))}");
  writeFileSync(join(folder, "assets", "deep", "b.js"), 'const css = "p{fill:var(--warm)}"');
  writeFileSync(join(folder, "assets", "c.svg"), '<path fill="var(--shade)"/>');
  expect(readLateTokens(folder)).toEqual(new Set(["--line", "--space", "--warm"]));
});
