import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// Two instances of the site on one PostgreSQL database, and the desk in a process of its own.

const uuid = "6f1b2c3d-0021-4a00-8000-000000000021";
const page = `/post/${uuid}`;

/** Milliseconds within which every instance must know of a decision. */
const purgeLimit = 2000;

let settings: Readonly<Record<string, string>>;
let sites: [RunningSite, RunningSite];

beforeAll(async () => {
  settings = { DATABASE_URL: await createDatabase(inject("postgresUrl")), DEMO_CONTENT: "true" };
  const first = await startSite(settings);
  sites = [first, await startSite(settings)];
});
afterAll(async () => {
  for (const site of sites) await site.stop();
});

const statusOf = async ({ origin }: RunningSite, path: string) => (await fetch(origin + path)).status;

async function desk(...words: string[]): Promise<string> {
  const script = spawn(process.execPath, [join(import.meta.dirname, "../../commands/reports.ts"), ...words], {
    env: { PATH: process.env.PATH, SITE_ORIGIN: "https://www.meydan.example", ...settings },
  });
  const [output, errors] = await Promise.all([text(script.stdout), text(script.stderr)]);
  expect(errors).toBe("");
  return output;
}

/** The reference of the only open case. */
const openCase = async () => (await desk("list")).slice(0, 14);

/** Decides the open case, and waits until both instances have this status. @returns milliseconds until they have */
async function decide(decision: string, status: number, reasons: string): Promise<number> {
  await desk("answer", await openCase(), "--decision", decision, "--ground", "Kural 3", "--text", reasons);
  const decidedAt = performance.now();
  for (const site of sites) {
    for (const path of [page, `/embed${page}`]) {
      await expect.poll(() => statusOf(site, path), { timeout: purgeLimit, interval: 20 }).toBe(status);
    }
  }
  return Math.round(performance.now() - decidedAt);
}

test("a decision reaches both instances within two seconds, and so does a successful objection", async () => {
  const [first, second] = sites;
  for (const site of sites) for (const path of [page, `/embed${page}`]) expect(await statusOf(site, path)).toBe(200);
  const reasons = join(tmpdir(), `reasons-${process.pid}.txt`);
  await writeFile(reasons, "Gerekçe\n");
  const fields = {
    kind: "copyright",
    about: first.origin + page,
    reason: "Benim",
    name: "Ada",
    email: "ada@example.com",
  };
  const sent = await fetch(`${first.origin}/report`, {
    method: "POST",
    headers: { Origin: first.origin },
    body: new URLSearchParams({ ...fields, faith: "on" }),
    redirect: "manual",
  });
  expect(sent.status).toBe(303);
  const gone = await decide("removed", 410, reasons);

  const cookie = sent.headers.get("set-cookie")?.split(";")[0] ?? "";
  const receipt = await (await fetch(`${second.origin}/report/receipt`, { headers: { cookie } })).text();
  const [, token = ""] = /status\?token=([A-Za-z0-9_-]{43})/.exec(receipt) ?? [];
  const objected = await fetch(`${second.origin}/report/status`, {
    method: "POST",
    headers: { Origin: second.origin },
    body: new URLSearchParams({ token, reason: "Hayır" }),
    redirect: "manual",
  });
  expect(objected.status).toBe(303);
  const back = await decide("kept", 200, reasons);
  process.stdout.write(`gone on both instances after ${gone} ms, back after ${back} ms\n`);
});
