import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createResizeProcess } from "./resize-process.ts";

const bytes = readFileSync("backend/seed/media/simitci.webp");
const task = { bytes, size: "w320", format: "webp" } as const;

function started(worker?: string, limits?: Parameters<typeof createResizeProcess>[1]) {
  const process = createResizeProcess(worker, limits);
  onTestFinished(() => process.close());
  return process;
}

/** A worker that does what the test says with each message. */
function scripted(body: string): string {
  const file = join(temporaryFolder(), "worker.mjs");
  writeFileSync(file, `process.on("message", ({ id, size }) => { ${body} });`);
  return file;
}

test("a picture is made smaller, and what is none is told as such", async () => {
  const { resize } = started();
  const [image, none, unknown] = await Promise.all([
    resize(task),
    resize({ ...task, bytes: Buffer.from("<svg/>") }),
    resize({ ...task, size: "w9999" }),
  ]);
  expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: "webp", width: 320 });
  expect(image?.color).toMatch(/^#[0-9a-f]{6}$/);
  expect([none, unknown]).toEqual([undefined, undefined]);
});

test("the process dies of a picture: those under way fail, the next one is made by another", async () => {
  const answer = `size === "w320" ? process.kill(process.pid, "SIGSEGV") : process.send({ id, picture: { pid: process.pid } })`;
  const { resize } = started(scripted(answer));
  const first = await resize({ ...task, size: "w480" });
  await expect(resize(task)).rejects.toThrow("ended");
  const second = await resize({ ...task, size: "w480" });
  expect(second).toEqual({ pid: expect.any(Number) });
  expect(second).not.toEqual(first);
});

test("a picture that takes for ever is given up, and its process with it", async () => {
  const { resize } = started(scripted(""), { image: 50, idle: 1000 });
  await expect(resize(task)).rejects.toThrow("ended");
});

test("without work the process ends, and with work it begins again", async () => {
  const { resize } = started(scripted("process.send({ id, picture: { pid: process.pid } })"), {
    image: 20_000,
    idle: 1,
  });
  const pid = Number(Object(await resize(task)).pid);
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 10_000 }).toBe(false);
  expect(await resize(task)).not.toEqual({ pid });
});

test("it is given nothing of the site's settings", async () => {
  process.env.PICTURE_KEY = "secret";
  onTestFinished(() => {
    delete process.env.PICTURE_KEY;
  });
  const { resize } = started(scripted("process.send({ id, picture: Object.keys(process.env).sort() })"));
  expect(await resize(task)).not.toContain("PICTURE_KEY");
});
