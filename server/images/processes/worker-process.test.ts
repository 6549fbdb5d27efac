import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createWorkerProcess, type WorkerLimits } from "./worker-process.ts";

const patient: WorkerLimits = { task: 20_000, idle: 60_000 };
const serveTasks = pathToFileURL(join(import.meta.dirname, "serve-tasks.ts")).href;
const workerProcess = pathToFileURL(join(import.meta.dirname, "worker-process.ts")).href;

/** A process whose `work` is the body of an async function of `task`. */
function start(work: string, limits = patient) {
  const file = join(temporaryFolder(), "worker.mjs");
  writeFileSync(file, `import { serveTasks } from "${serveTasks}"; serveTasks(async (task) => { ${work} });`);
  const { run, close } = createWorkerProcess<unknown, unknown>(file, limits);
  onTestFinished(close);
  return run;
}

function isAlive(pid: unknown): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test("tasks with bytes are answered, each with its own result", async () => {
  const run = start("return Buffer.concat([task.bytes, task.bytes]);");
  const results = await Promise.all([1, 2, 3].map((byte) => run({ bytes: Buffer.from([byte]) })));
  expect(results).toEqual([1, 2, 3].map((byte) => Buffer.from([byte, byte])));
});

test("what a task throws is its own failure", async () => {
  const run = start('if (task === "bad") throw new Error("broken"); return process.pid;');
  const [bad, good] = await Promise.allSettled([run("bad"), run("good")]);
  expect(bad).toMatchObject({ status: "rejected", reason: { message: "broken" } });
  expect(await run("good")).toBe((good as PromiseFulfilledResult<unknown>).value);
});

test("after a crash, pending tasks fail and another process does the next", async () => {
  const run = start('if (task === "crash") process.kill(process.pid, "SIGSEGV"); return process.pid;');
  const first = await run("");
  await expect(run("crash")).rejects.toThrow("ended");
  const second = await run("");
  expect(second).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});

test("a task that never lets go of its thread is given up, with its process", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = join(temporaryFolder(), "begun");
  const run = start(`
    if (task !== "hang") return process.pid;
    (await import("node:fs")).writeFileSync(${JSON.stringify(begun)}, "");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`);
  const pid = await run("");
  const hanging = expect(run("hang")).rejects.toThrow("ended");
  await expect.poll(() => existsSync(begun)).toBe(true);
  vi.advanceTimersByTime(patient.task);
  await hanging;
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await run("")).not.toBe(pid);
});

test("a process that cannot start fails its tasks", async () => {
  const { run } = createWorkerProcess<unknown, unknown>(join(temporaryFolder(), "missing.mjs"), patient);
  await expect(run("")).rejects.toThrow("ended");
});

test("an idle process ends, and a task starts another", async () => {
  const run = start("return process.pid;", { ...patient, idle: 1 });
  const pid = await run("");
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await run("")).not.toBe(pid);
});

test("the process gets no settings of the site, and gives way to it", async () => {
  process.env.PICTURE_KEY = "secret";
  onTestFinished(() => {
    delete process.env.PICTURE_KEY;
  });
  const run = start(`
    const [{ getPriority }, { readFileSync }] = await Promise.all([import("node:os"), import("node:fs")]);
    const memory = process.platform === "linux" ? readFileSync("/proc/self/oom_score_adj", "utf8").trim() : "1000";
    return { names: Object.keys(process.env), priority: getPriority(), memory };`);
  const found = (await run("")) as { names: string[]; priority: number; memory: string };
  expect(found.names).not.toContain("PICTURE_KEY");
  expect(found.priority).toBeGreaterThanOrEqual(10);
  expect(found.memory).toBe("1000");
});

test("a task under way is finished where the signals that stop the site reach its process", async () => {
  const run = start(`
    for (const signal of ["SIGTERM", "SIGINT"]) process.kill(process.pid, signal);
    await new Promise(setImmediate); // when the signals have come
    return process.pid;`);
  expect(await run("")).toBe(await run(""));
});

test("the process ends with the site, however that ends", async () => {
  const folder = temporaryFolder();
  const worker = join(folder, "worker.mjs");
  writeFileSync(
    worker,
    `import { serveTasks } from "${serveTasks}"; setInterval(() => {}, 1000); serveTasks(async () => process.pid);`,
  );
  const site = join(folder, "site.mjs");
  writeFileSync(
    site,
    `import { createWorkerProcess } from "${workerProcess}";
    const { run } = createWorkerProcess(${JSON.stringify(worker)}, ${JSON.stringify(patient)});
    setInterval(() => {}, 1000);
    console.log(await run(""));`,
  );
  const parent = spawn(process.execPath, [site], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [output] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(output.toString());
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, "SIGKILL")));
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(pid)).toBe(false);
});
