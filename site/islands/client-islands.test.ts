import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientIslands } from "./client-islands.ts";

const site = join(import.meta.dirname, "..");

const islands = globSync("**/*.tsx", { cwd: site })
  .filter((file) => !/\.(test|harness)\.tsx$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(site, file), "utf8").matchAll(/defineIsland\([^{]*\{\s*name: "([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );

test("client-islands.ts lists every island: one that is missing would never be hydrated", () => {
  expect(islands.sort()).toEqual(Object.keys(clientIslands).sort());
});
