import { execFile } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "#backend/db/open-database.ts";
import { type ContentFolder, createContentFolder, sampleLines } from "./content.harness.ts";
import { exportContent } from "./export-content.ts";
import { seedWhenEmpty } from "./seed.ts";

const log = pino({ level: "silent" });
let content: ContentFolder;
beforeEach(async () => {
  content = await createContentFolder();
  await copyFile(await content.write(sampleLines), join(content.folder, "content.ndjson"));
});
afterEach(() => {
  vi.useRealTimers();
  return content.remove();
});

it("seeds an empty database once and leaves existing content alone", async () => {
  const { dataDirectory, mediaDirectory } = content;
  const database = await openDatabase({ dataDirectory });
  await seedWhenEmpty({ database, mediaDirectory, log }, content.folder);
  expect(await Array.fromAsync(exportContent(database))).toHaveLength(sampleLines.length);
  await database.updateTable("users").set({ username: "changed" }).execute();
  await seedWhenEmpty({ database, mediaDirectory, log }, content.folder);
  expect(await database.selectFrom("users").select("username").distinct().execute()).toEqual([{ username: "changed" }]);
  await database.destroy();
});

it("moves the events that were ahead to years that are", async () => {
  const { dataDirectory, mediaDirectory } = content;
  const event = sampleLines.find(({ kind }) => kind === "event");
  const times = { startTime: "2027-08-01T20:00:00+03:00", endTime: "2027-08-01T23:30:00+03:00" };
  const lines = [...sampleLines.filter((line) => line !== event), { ...event, ...times }];
  await copyFile(await content.write(lines), join(content.folder, "content.ndjson"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-01-01T00:00:00Z") });
  const database = await openDatabase({ dataDirectory });
  await seedWhenEmpty({ database, mediaDirectory, log }, content.folder);
  const [seeded] = (await Array.fromAsync(exportContent(database))).filter((line) => line.kind === "event");
  expect(seeded).toMatchObject({ startTime: "2030-08-01T17:00:00.000Z", endTime: "2030-08-01T20:30:00.000Z" });
  await database.destroy();
});

it("seeds once when several processes start at the same time", async () => {
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, path));
  const program = `
    import { openDatabase } from ${module("../db/open-database.ts")};
    import { seedWhenEmpty } from ${module("seed.ts")};
    const [dataDirectory, mediaDirectory, folder] = process.argv.slice(1);
    const database = await openDatabase({ dataDirectory });
    await seedWhenEmpty({ database, mediaDirectory, log: { info: () => process.stdout.write("seeded ") } }, folder);
    await database.destroy();`;
  const { dataDirectory, mediaDirectory, folder } = content;
  const options = ["--input-type=module-typescript", "-e", program];
  const start = () => promisify(execFile)(process.execPath, [...options, dataDirectory, mediaDirectory, folder]);
  const outputs = await Promise.all([start(), start(), start()]);
  expect(outputs.map(({ stdout }) => stdout).join("")).toBe("seeded ");
  const database = await openDatabase({ dataDirectory });
  expect(await Array.fromAsync(exportContent(database))).toHaveLength(sampleLines.length);
  await database.destroy();
});
