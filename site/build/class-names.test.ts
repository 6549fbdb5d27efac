import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "class-names-"));
  await writeFile(
    join(folder, "a.module.css"),
    ".card { animation: rise 1s } .card:hover, .title {} @keyframes rise {}",
  );
  await writeFile(join(folder, "b.module.css"), ".card { margin: 0.5rem }");
});

afterEach(() => rm(folder, { recursive: true }));

test("every name of every file has one of its own, the same at each build", () => {
  const names = () => {
    const short = shortClassNames(folder);
    return [
      short("card", join(folder, "a.module.css")),
      short("title", join(folder, "a.module.css")),
      short("rise", join(folder, "a.module.css?used")),
      short("card", join(folder, "b.module.css")),
    ];
  };
  expect(names()).toEqual(["a0", "a1", "a2", "b0"]);
  expect(names()).toEqual(names());
});

test("a name that the files do not have stops the build", () => {
  expect(() => shortClassNames(folder)("missing", join(folder, "a.module.css"))).toThrow("missing");
});
