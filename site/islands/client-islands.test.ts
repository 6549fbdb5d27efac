import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { clientIslands } from "./client-islands.ts";

const site = join(import.meta.dirname, "..");

const islands = globSync("**/*.tsx", { cwd: site })
  .filter((file) => !/\.(test|harness)\.tsx$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(site, file), "utf8").matchAll(/defineIsland\([^{]*\{\s*name: "([^"]+)"/g)].map(
      ([, name]) => ({ name, file }),
    ),
  );

test("client-islands.ts lists every island: one that is missing would never be hydrated", () => {
  expect(islands.map(({ name }) => name).sort()).toEqual(Object.keys(clientIslands).sort());
});

test("an island has the name of its file: a page would not name its code, which would come a round trip later", () => {
  for (const { name, file } of islands) expect(basename(file, ".tsx")).toBe(name);
});
