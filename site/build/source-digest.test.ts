import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { bundle, digestOf } from "./source-digest.ts";

const root = join(import.meta.dirname, "..", "..");

let project: string;
const write = (path: string, content: string) => {
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), content);
};
const writePackages = (changed: Record<string, string>) =>
  write(
    "package.json",
    JSON.stringify({ dependencies: { sharp: "1.0.0", pg: "1.0.0", "@fonts/one": "1.0.0", ...changed } }),
  );
const writeProject = () => {
  const folder = realpathSync(temporaryFolder());
  project = folder;
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  writePackages({});
  write("draw.tsx", 'import sharp from "sharp"; import { Card } from "./card.tsx"; export const draw = [sharp, Card];');
  write(
    "card.tsx",
    'import css from "./card.css?raw"; /** A card. */ export const Card = () => <p lang={css} id="@fonts/one" />;',
  );
  write("card.css", "p { color: red }");
  write("site.ts", 'export { digest } from "./draw.tsx?digest";');
};
const digest = async () => {
  const { dependencies } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  return digestOf((await bundle(project, join(project, "draw.tsx"))).code, dependencies);
};
beforeEach(writeProject);

test("two builds of the same sources in two places have the same", async () => {
  const before = await digest();
  writeProject();
  expect(await digest()).toBe(before);
});

test.each([
  [
    "a component that it imports",
    () => write("card.tsx", 'export const Card = () => <b lang="en" id="@fonts/one" />;'),
  ],
  ["a file that it imports", () => write("card.css", "p { color: blue }")],
  ["a package that it imports", () => writePackages({ sharp: "1.0.1" })],
  ["a package that it names", () => writePackages({ "@fonts/one": "1.0.1" })],
])("%s changes it", async (_name, change) => {
  const before = await digest();
  change();
  expect(await digest()).not.toBe(before);
});

test("a comment and another package do not", async () => {
  const before = await digest();
  write(
    "draw.tsx",
    '// Draws.\nimport sharp from "sharp"; import { Card } from "./card.tsx"; export const draw = [sharp, Card];',
  );
  writePackages({ pg: "2.0.0" });
  expect(await digest()).toBe(before);
});
