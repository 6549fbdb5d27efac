import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { retireAssets } from "./retire-assets.ts";

const hours = (count: number) => new Date(Date.UTC(2026, 0, 1, count));

test("assets of an earlier build stay for a day after the build that replaces them", () => {
  const dist = temporaryFolder();
  const build = (asset: string) => {
    mkdirSync(join(dist, "client", "assets"), { recursive: true });
    writeFileSync(join(dist, "client", "assets", asset), asset);
    writeFileSync(join(dist, "source-fingerprint"), asset);
  };
  const earlier = () => readdirSync(join(dist, "earlier", "assets"));

  retireAssets(dist, hours(0)); // the first build finds nothing
  build("one.js");
  retireAssets(dist, hours(100)); // not older for having been served for days
  expect(earlier()).toEqual(["one.js"]);
  expect(existsSync(join(dist, "source-fingerprint"))).toBe(false); // an interrupted build is none
  expect(existsSync(join(dist, "client"))).toBe(false);

  build("two.js");
  retireAssets(dist, hours(110));
  expect(earlier()).toEqual(["one.js", "two.js"]);

  build("two.js"); // the same content again has the same name
  retireAssets(dist, hours(125));
  expect(earlier()).toEqual(["two.js"]);
});
