import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "#server/config/environment.ts";

const root = join(import.meta.dirname, "..");
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");

test("the changelog begins with the version of package.json", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  expect(/^## (\S+),/m.exec(changelog)?.[1]).toBe(version);
});

test("operators find each migration and each setting in it", () => {
  const migrations = readdirSync(join(root, "backend/db/migrations"))
    .map((file) => /^\d{4}-[a-z-]+(?=\.ts$)/.exec(file)?.[0])
    .filter((name) => name !== undefined);
  expect(migrations.length).toBeGreaterThan(0);
  expect([...migrations, ...settingNames].filter((name) => !changelog.includes(`\`${name}\``))).toEqual([]);
});
