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

/** A worker that runs `body` for each message. */
function scripted(body: string): string {
  const file = join(temporaryFolder(), "worker.mjs");
  writeFileSync(file, `process.on("message", ({ id, size }) => { ${body} });`);
  return file;
}

test("an image is resized; other bytes and sizes are refused", async () => {
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

test("after a crash, pending images fail and another process resizes the next", async () => {
  const crash = `size === "w320" ? process.kill(process.pid, "SIGSEGV") : process.send({ id, image: { pid: process.pid } })`;
  const { resize } = started(scripted(crash));
  const first = await resize({ ...task, size: "w480" });
  await expect(resize(task)).rejects.toThrow("ended");
  const second = await resize({ ...task, size: "w480" });
  expect(second).toEqual({ pid: expect.any(Number) });
  expect(second).not.toEqual(first);
});

test("an image that takes too long is given up, with its process", async () => {
  const { resize } = started(scripted(""), { image: 50, idle: 1000 });
  await expect(resize(task)).rejects.toThrow("ended");
});

test("an idle process ends, and work starts another", async () => {
  const { resize } = started(scripted("process.send({ id, image: { pid: process.pid } })"), {
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

test("the process gets no settings of the site", async () => {
  process.env.PICTURE_KEY = "secret";
  onTestFinished(() => {
    delete process.env.PICTURE_KEY;
  });
  const { resize } = started(scripted("process.send({ id, image: Object.keys(process.env).sort() })"));
  expect(await resize(task)).not.toContain("PICTURE_KEY");
});
