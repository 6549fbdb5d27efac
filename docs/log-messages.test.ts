import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const levels = ["info", "warn", "error"];

/** The words of a message, with `…` for what is filled in. */
function wordsOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}

/** What a file logs. The messages of private calls are those that their clients give. */
function messagesOf(file: string, text: string): string[] {
  const messages = [...text.matchAll(/createCaller\(\{.*?message: "(.*?)"/g)].map(([, message = ""]) => message);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    const last = node.arguments.at(-1);
    if (!levels.includes(name.text) || !/\blog$/.test(expression.getText(source)) || !last) return;
    const words = wordsOf(last);
    if (words !== undefined) messages.push(words);
    else if (file !== "server/calls/private-call.ts") messages.push(`${file}: ${last.getText(source)}`);
  };
  visit(source);
  return messages;
}

/** A message without its explanation. */
const begin = (message: string) => message.split(":", 1)[0];

test("docs/operations.md has every message of the log, and no other", () => {
  const logged = globSync("{server,backend,site}/**/*.{ts,tsx}", { cwd: root }).flatMap((file) => {
    const text = /\.(test|harness)\./.test(file) ? "" : readFileSync(join(root, file), "utf8");
    return /\blog\??\.|createCaller\(/.test(text) ? messagesOf(file, text) : [];
  });
  const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
  const table = operations.slice(operations.indexOf("| `msg` |"), operations.indexOf("## Metrics"));
  const cells = [...table.matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = ""]) => cell).slice(1);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(.+?)`/g)].map(([, message = ""]) => message));
  expect(listed.map(begin).sort()).toEqual([...new Set(logged.map(begin))].sort());
});
