import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** A message without its explanation, with `…` for what is filled in. */
const begin = (message: string) => message.replace(/\$\{.*?\}/g, "…").split(":", 1)[0];

/** The last argument of a call of the log, which is its message. Those of private calls come from their clients. */
const logged =
  /\blog\??\.(?:info|warn|error)\((?:[^;]*?,)?\s*["`]([^"`]+)["`],?\s*\)|createCaller\(\{.*?message: "(.*?)"/g;

test("docs/operations.md has every message of the log, and no other", () => {
  const files = globSync("{server,backend,site}/**/*.{ts,tsx}", { cwd: root });
  const messages = files
    .filter((file) => !/\.(test|harness)\./.test(file))
    .flatMap((file) => Array.from(read(file).matchAll(logged), ([, one, other = ""]) => one ?? other));
  const operations = read("docs/operations.md");
  const table = operations.slice(operations.indexOf("| `msg` |"), operations.indexOf("## Metrics"));
  const cells = Array.from(table.matchAll(/^\| (`.*?`) \|/gm), ([, cell = ""]) => cell).slice(1);
  const listed = cells.flatMap((cell) => Array.from(cell.matchAll(/`(.+?)`/g), ([, message = ""]) => message));
  expect([...new Set(messages.map(begin))].sort()).toEqual(listed.map(begin).sort());
});
