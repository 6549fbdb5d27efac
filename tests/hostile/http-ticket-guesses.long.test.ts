import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentFolder, createContentFolder, sampleLines } from "#backend/content/content.harness.ts";
import { importContent } from "#backend/content/import-content.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

/** Guests of one event, who share the address of its Wi-Fi with whoever guesses. */
const guests = 60;
const guessesPerSecond = 50;
/** Misses after which the site limits an address (server/tickets/ticket-miss-limiter.ts). */
const limit = 60;

/** A guest whose ticket is refused tries again after so many milliseconds. */
const patience = 1000;
/** Tries in which every guest must be in: 10 s, and not a matter of how busy the machine is. */
const maxTries = 10;

const slug = "bogazda-yaz-konseri";
const packageUuid = "pk1";
const tickets = Array.from({ length: guests }, () => randomUUID());

let content: ContentFolder;
let site: RunningSite;
beforeAll(async () => {
  content = await createContentFolder();
  const { dataDirectory, mediaDirectory, mediaFolder } = content;
  const sold = tickets.map((uuid) => ({
    kind: "ticket",
    uuid,
    package: packageUuid,
    createdAt: "2025-06-01T12:00:00Z",
  }));
  const database = await openDatabase({ dataDirectory });
  const file = await content.write([...sampleLines, ...sold]);
  expect((await importContent({ database, mediaDirectory, mediaFolder, file })).kind).toBe("imported");
  await database.destroy();
  site = await startSite({ DATA_DIRECTORY: dataDirectory, LOG_LEVEL: "silent" });
  await exceedLimit();
});
afterAll(async () => {
  await site.stop();
  await content.remove();
});

async function statusOf(path: string): Promise<number> {
  const { statusCode, body } = await request(site.origin + path);
  await body.dump();
  return statusCode;
}

/** Misses tickets without a pause. */
async function exceedLimit(): Promise<void> {
  for (let missed = 0; missed < limit; ) {
    const path = `/ticket/${slug}/${packageUuid}/none`;
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(path)));
    missed += statuses.filter((status) => status === 404 || status === 429).length;
  }
}

/** Guesses until the returned function is called, which resolves with the status of each guess. */
function guess(path: () => string): () => Promise<number[]> {
  const answers: Promise<number>[] = [];
  const timer = setInterval(() => answers.push(statusOf(path())), 1000 / guessesPerSecond);
  return () => {
    clearInterval(timer);
    return Promise.all(answers);
  };
}

/** Opens a ticket as somebody at an entrance does. @returns tries, and milliseconds, until it was there */
async function open(ticket: string): Promise<{ tries: number; ms: number }> {
  await sleep(Math.random() * patience); // not all at the same moment
  const startedAt = performance.now();
  let tries = 1;
  for (; (await statusOf(`/ticket/${slug}/${packageUuid}/${ticket}`)) !== 200; tries += 1) {
    if (tries > maxTries) break;
    await sleep(patience);
  }
  return { tries, ms: performance.now() - startedAt };
}

test(`${guests} guests open their tickets beside somebody at the same address who guesses`, async () => {
  const stopGuessing = guess(() => `/ticket/${slug}/${packageUuid}/${randomUUID()}`);
  await sleep(1000); // until nothing is left of the first look-ups
  const opened = await Promise.all(tickets.map(open));
  const guesses = await stopGuessing();
  const [tries, ms] = [opened.map((one) => one.tries), opened.map((one) => one.ms)].map((of) => Math.max(...of));
  process.stdout.write(
    `${guesses.length} guesses: the last guest is in after ${tries} tries, ${Math.round(ms ?? 0)} ms\n`,
  );
  expect(tries).toBeLessThanOrEqual(maxTries);
  const refused = guesses.filter((status) => status === 429).length;
  expect(refused / guesses.length).toBeGreaterThan(0.9); // of a busy machine, the others are a 503
});
