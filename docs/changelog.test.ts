import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentSchema } from "#backend/db/migrations/migrations.ts";
import { settingNames } from "#server/config/environment.ts";
import { countSchema } from "#server/counts/store/count-tables.ts";

const root = join(import.meta.dirname, "..");
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");

test("the changelog begins with the version of package.json", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  expect(/^## (\S+),/m.exec(changelog)?.[1]).toBe(version);
});

test("operators find each migration and each setting in it", () => {
  const migrations = [contentSchema, countSchema].flatMap((schema) => Object.keys(schema.migrations));
  expect([...migrations, ...settingNames].filter((name) => !changelog.includes(`\`${name}\``))).toEqual([]);
});
