import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keptFile } from "./test-databases.harness.ts";

test("a kept file is made once, and stays readable where another process makes it too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "deep", "file.tar");
  const slower = Promise.withResolvers<Blob>();
  const later = keptFile(path, () => slower.promise);
  const first = await keptFile(path, async () => new Blob(["a data directory"]));
  slower.resolve(new Blob(["another data directory"]));
  expect(await (await later).text()).toBe("another data directory");
  expect(await first.text()).toBe("a data directory");
  expect(await (await keptFile(path, () => Promise.reject(new Error("made again")))).text()).toBe(
    "another data directory",
  );
  expect(await readdir(join(folder, "deep"))).toEqual(["file.tar"]);
});
