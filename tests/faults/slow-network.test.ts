import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertMedia, insertUser } from "#backend/db/test-rows.harness.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { startProcess } from "#server/process.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { addFarMachine } from "./support/slow-network.ts";

// Clients on a network whose packets are as small as those of the internet. docs/reliability.md has the results.

const run = promisify(execFile);

/** Serves a video of some bytes to a far machine. */
async function serveVideo(bytes: number) {
  const dataDirectory = temporaryFolder();
  await mkdir(join(dataDirectory, "media"));
  const name = `${"0".repeat(32)}.mp4`;
  const path = `/media/${name}`;
  await writeFile(join(dataDirectory, path), randomBytes(bytes));
  const database = await openDatabase({ dataDirectory });
  await insertMedia(database, { name });
  await insertUser(database, { uuid: "ada", avatar: name }); // what nothing uses is not found
  await database.destroy();
  const far = addFarMachine();
  const port = await freePort();
  const settings = { HOST: far.address, PORT: String(port), DATA_DIRECTORY: dataDirectory, DEMO_CONTENT: "false" };
  const site = startProcess(settings);
  await site.waitForOutput('"ready"');
  const url = `http://${far.address}:${port}${path}`;
  /** Connections that the kernel of this machine holds, those that the process has closed included. */
  const connections = async () =>
    (
      await run("ss", ["-tnH", "state", "all", "exclude", "listening", "exclude", "time-wait", `sport = :${port}`])
    ).stdout
      .split("\n")
      .filter((line) => line !== "");
  return { far, url, connections };
}

test("a phone on 2G, at 5 kB/s, gets a whole video", async () => {
  const bytes = 500_000;
  const { far, url } = await serveVideo(bytes);
  far.limitRate(40_000);
  const [program = "", ...words] = [...far.run, process.execPath, "-e"];
  const fetching = `fetch("${url}").then((r) => r.bytes()).then((b) => console.log(b.length), (e) => console.log(e.cause.code))`;
  const startedAt = performance.now();
  expect((await run(program, [...words, fetching])).stdout).toBe(`${bytes}\n`);
  expect((performance.now() - startedAt) / 1000).toBeGreaterThan(bytes / 5000 / 1.5);
}, 180_000);

test.each([
  ["nothing", 0],
  ["20 bytes each two seconds", 20],
])(
  "a client that reads %s: nothing of its connection is left after 15 s, not even in the kernel",
  async (_name, bytes) => {
    const { far, url, connections } = await serveVideo(2_000_000);
    const [program = "", ...words] = [
      ...far.run,
      process.execPath,
      join(import.meta.dirname, "support", "slow-reader.ts"),
    ];
    const reader = spawn(program, [...words, url, String(bytes), "2000"], { stdio: "inherit" });
    onTestFinished(() => void reader.kill());
    await expect.poll(connections).toHaveLength(1);
    const startedAt = performance.now();
    await expect.poll(connections, { timeout: 40_000, interval: 100 }).toEqual([]);
    expect((performance.now() - startedAt) / 1000).toBeLessThan(15);
  },
  60_000,
);
