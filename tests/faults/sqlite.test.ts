import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { testPasswordHash as passwordHash } from "#backend/accounts/accounts.harness.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { startProcess } from "#server/process.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { postDeletionForm } from "./support/deletion-form.ts";
import { mountFailingDisk } from "./support/failing-disk.ts";
import { countStatuses, longestWait, startLoad } from "./support/load.ts";
import { mountSmallDisk } from "./support/small-disk.ts";

// The site on SQLite whose process is killed, and whose disk is full or read-only. docs/reliability.md has the results.

const report = (line: string) => process.stdout.write(`${line}\n`);

async function startSite(dataDirectory: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const site = startProcess({
    PORT: String(port),
    DATA_DIRECTORY: dataDirectory,
    PAGE_CACHE_MEGABYTES: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    ...settings,
  });
  const origin = `http://127.0.0.1:${port}`;
  return { ...site, origin, statusOf: async (path: string) => (await fetch(origin + path)).status };
}

/** Runs `npm run content`. @param killAfterMs after which it is killed */
async function importContent(dataDirectory: string, file: string, killAfterMs?: number) {
  const child = spawn(process.execPath, ["commands/content.ts", "import", file], {
    env: { PATH: process.env.PATH, DATA_DIRECTORY: dataDirectory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  clearTimeout(timer);
  return { code: code as number | null, output, errors };
}

/** Reads the database beside the running site. */
function read<Row>(dataDirectory: string, sql: string): Row[] {
  const database = new DatabaseSync(join(dataDirectory, "database.sqlite"), { timeout: 5000 });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

const createdAt = "2025-06-22T10:30:00+03:00";
const user = (uuid: string) => ({
  kind: "user",
  uuid,
  username: uuid,
  followersCount: 0,
  followingCount: 0,
  createdAt,
});
const post = (uuid: string, author: string) => ({
  ...{ kind: "post", uuid, author, type: "News", content: "Vapur", createdAt },
  ...{ views: 0, likes: 0, comments: 0, favorites: 0, shares: 0 },
});
const emailOf = (uuid: string) => `${uuid}@example.com`;
const account = (uuid: string) => ({ kind: "account", user: uuid, email: emailOf(uuid), passwordHash });
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

async function writeContent(folder: string, lines: readonly object[]): Promise<string> {
  const file = join(folder, "content.ndjson");
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  return file;
}

/** Milliseconds of counts that a crash may cost: the interval of backend/posts/view-counter.ts, and the time to write. */
const lostViewsMs = 2000 + 300;

test("100 kills during writes lose no acknowledged deletion or freeze, and two seconds of views at most", async () => {
  const kills = 100;
  const folder = temporaryFolder();
  const dataDirectory = join(folder, "data");
  const togglers = names("toggler", 8);
  const leavers = names("leaver", 1500);
  const posts = names("post", 10);
  const lines = [
    ...[...togglers, ...leavers, "author"].map(user),
    ...[...togglers, ...leavers].map(account),
    ...posts.map((uuid) => post(uuid, "author")),
    ...leavers.map((uuid) => post(`of-${uuid}`, uuid)),
  ];
  expect((await importContent(dataDirectory, await writeContent(folder, lines))).errors).toBe("");

  /** What an account may be after the kill: its acknowledged state, and that of a request without an answer. */
  const states = new Map(togglers.map((uuid) => [uuid, { acknowledged: "active", unanswered: "active" }]));
  /** Leavers by whether their deletion was acknowledged. */
  const leaving = new Map<string, boolean>();
  const viewed = new Map(posts.map((uuid) => [uuid, { stored: 0, asked: 0, answeredAt: [] as number[] }]));
  const totals = { toggles: 0, certain: 0, deletions: 0, views: 0, kept: 0 };

  for (let kill = 0; kill <= kills; kill++) {
    // The days until a deletion pass while nothing runs.
    if (kill > 0) read(dataDirectory, "update accounts set delete_at = 0 where state = 'deleting'");
    const site = await startSite(dataDirectory);
    await site.waitForOutput('"ready"');

    // What the kill before has left.
    expect(read(dataDirectory, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(read(dataDirectory, "pragma foreign_key_check")).toEqual([]);
    for (const { user_uuid, state } of read<{ user_uuid: string; state: string }>(
      dataDirectory,
      "select user_uuid, state from accounts where user_uuid like 'toggler%'",
    )) {
      const allowed = states.get(user_uuid);
      if (allowed?.acknowledged === allowed?.unanswered) totals.certain += 1;
      expect([allowed?.acknowledged, allowed?.unanswered], user_uuid).toContain(state);
      states.set(user_uuid, { acknowledged: state, unanswered: state });
    }
    const gone = [...leaving].filter(([, isAcknowledged]) => isAcknowledged).map(([uuid]) => uuid);
    const remaining = () =>
      new Set(read<{ uuid: string }>(dataDirectory, "select uuid from users").map(({ uuid }) => uuid));
    // The job of the new process ends what the killed one has begun.
    await expect.poll(() => remaining().intersection(new Set(gone)), { timeout: 10_000 }).toEqual(new Set());
    for (const { post_uuid, views } of read<{ post_uuid: string; views: number }>(
      dataDirectory,
      "select post_uuid, views from post_stats where post_uuid like 'post%'",
    )) {
      const counted = viewed.get(post_uuid);
      if (!counted) continue;
      const killedAt = Math.max(...counted.answeredAt, 0);
      const certain = counted.answeredAt.filter((at) => at < killedAt - lostViewsMs).length;
      expect(views, post_uuid).toBeGreaterThanOrEqual(counted.stored + certain);
      expect(views, post_uuid).toBeLessThanOrEqual(counted.stored + counted.asked);
      totals.kept += views - counted.stored;
      viewed.set(post_uuid, { stored: views, asked: 0, answeredAt: [] });
    }
    if (kill === kills) {
      site.child.kill("SIGTERM");
      expect(await site.ended).toBe(0);
      break;
    }

    // Writes until the kill.
    let isKilled = false;
    const toggle = async (uuid: string) => {
      while (!isKilled) {
        const before = states.get(uuid)?.acknowledged ?? "";
        const [action, after] =
          before === "active" ? (["freeze", "frozen"] as const) : (["restore", "active"] as const);
        states.set(uuid, { acknowledged: before, unanswered: after });
        if ((await postDeletionForm(site.origin, { email: emailOf(uuid), action })) !== 303) break;
        states.set(uuid, { acknowledged: after, unanswered: after });
        totals.toggles += 1;
        await sleep(Math.random() * 500); // else each would have a request under way, and nothing could be said of it
      }
    };
    const leave = async () => {
      while (!isKilled) {
        const uuid = leavers.find((one) => !leaving.has(one));
        if (uuid === undefined) return;
        leaving.set(uuid, false);
        if ((await postDeletionForm(site.origin, { email: emailOf(uuid), action: "delete" })) !== 303) break;
        leaving.set(uuid, true);
        totals.deletions += 1;
      }
    };
    const view = async (uuid: string) => {
      const counted = viewed.get(uuid);
      while (!isKilled && counted) {
        counted.asked += 1;
        const status = await site.statusOf(`/post/${uuid}`).catch(() => 0);
        if (status !== 200) break;
        counted.answeredAt.push(performance.now());
        totals.views += 1;
        await sleep(20);
      }
    };
    const writing = Promise.all([...togglers.map(toggle), leave(), ...posts.map(view)]);
    await sleep(200 + Math.random() * 3500);
    isKilled = site.child.kill("SIGKILL");
    await Promise.all([writing, site.ended]);
  }
  // Enough to say something; a busy machine does less between two kills.
  expect(totals.certain).toBeGreaterThan(kills / 2);
  expect(totals.toggles).toBeGreaterThan(kills / 2);
  expect(totals.deletions).toBeGreaterThan(kills / 2);
  report(`${kills} kills: ${JSON.stringify(totals)}`);
}, 1_200_000);

test("an import that is killed leaves nothing of it, and the next one writes everything", async () => {
  const folder = temporaryFolder();
  const dataDirectory = join(folder, "data");
  await importContent(dataDirectory, await writeContent(folder, [user("author")])); // makes the database
  const posts = names("post", 20_000);
  const file = await writeContent(folder, [user("author"), ...posts.map((uuid) => post(uuid, "author"))]);
  const count = () => read<{ count: number }>(dataDirectory, "select count(*) as count from posts")[0]?.count;
  let killed = 0;
  for (let round = 0; round < 20; round++) {
    const { code } = await importContent(dataDirectory, file, 200 + round * 60);
    if (code === null) killed += 1;
    else break; // it was faster
    expect([0, posts.length]).toContain(count());
    expect(read(dataDirectory, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    if (count() === posts.length) break; // killed after its commit
  }
  expect(killed).toBeGreaterThan(3);
  expect((await importContent(dataDirectory, file)).errors).toBe("");
  expect(count()).toBe(posts.length);
  report(`imports killed: ${killed}`);
}, 180_000);

test("an import of 200,000 posts into the database of a running site delays pages no longer than they wait", async () => {
  const folder = temporaryFolder();
  const dataDirectory = join(folder, "data");
  const first = await writeContent(folder, [user("author"), account("author"), post("viewed", "author")]);
  expect((await importContent(dataDirectory, first)).errors).toBe("");
  const site = await startSite(dataDirectory);
  await site.waitForOutput('"ready"');
  const posts = names("post", 200_000);
  const file = await writeContent(folder, [user("author"), ...posts.map((uuid) => post(uuid, "author"))]);
  let isImporting = true;
  const startedAt = performance.now();
  const importing = importContent(dataDirectory, file).finally(() => {
    isImporting = false;
  });
  const load = startLoad(
    ["/post/viewed", "/embed/post/viewed", "/healthz"].map((path) => site.origin + path),
    20,
  );
  const writes: { status: number; took: number }[] = [];
  for (let attempt = 0; isImporting; attempt++) {
    const before = performance.now();
    const status = await postDeletionForm(site.origin, {
      email: emailOf("author"),
      action: attempt % 2 ? "restore" : "freeze",
    });
    writes.push({ status, took: Math.round(performance.now() - before) });
    await sleep(500);
  }
  expect((await importing).errors).toBe("");
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const results = await load.stop();
  const longestWrite = Math.max(...writes.map(({ took }) => took));
  report(
    `import of ${seconds} s: ${JSON.stringify(countStatuses(results))}, longest ${longestWait(results)} ms; ` +
      `${writes.length} writes, longest ${longestWrite} ms`,
  );
  expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 303));
  // The process has one connection, which a write holds while it waits for the import's transaction.
  expect(longestWait(results)).toBeLessThan(5000); // contract/limits.ts
  expect(Object.keys(countStatuses(results))).toEqual(["200", "410"]); // it is frozen half of the time
}, 180_000);

const demoPost = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
const demoEmail = "silinecek@meydan.example";

test("a full disk refuses writes with a reason, keeps pages, and loses no view once there is room", async () => {
  const { folder, fill, free } = mountSmallDisk(32);
  const site = await startSite(folder, { PICTURE_CACHE_MEGABYTES: "10" });
  await site.waitForOutput('"ready"');
  const views = () =>
    read<{ views: number }>(folder, `select views from post_stats where post_uuid = '${demoPost.slice(6)}'`)[0]
      ?.views ?? Number.NaN;
  const before = views();
  fill();
  // What is left of the database's own pages takes some writes more.
  const refusal = async (): Promise<number | undefined> => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const action = attempt % 2 ? "restore" : "freeze";
      const status = await postDeletionForm(site.origin, { email: demoEmail, action });
      if (status !== 303) return status;
    }
    return undefined;
  };
  expect(await refusal()).toBe(503);
  for (let view = 0; view < 20; view++) expect(await site.statusOf(demoPost)).toBe(200);
  await site.waitForOutput("views not written yet");
  expect(site.output()).toContain("database or disk is full");
  expect(await site.statusOf("/readyz")).toBe(200);

  free();
  await site.waitForOutput("views are written again");
  expect(views()).toBe(before + 20);
  expect(await postDeletionForm(site.origin, { email: demoEmail, action: "freeze" })).toBe(303);
  expect(await postDeletionForm(site.origin, { email: demoEmail, action: "restore" })).toBe(303);
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});

test("a start on a full disk ends with a sentence, and the next one works once there is room", async () => {
  const { folder, fill, free } = mountSmallDisk(32);
  fill();
  const dataDirectory = join(folder, "data");
  const refused = await startSite(dataDirectory);
  expect(await refused.ended).toBe(1);
  report(`start on a full disk: ${refused.output().trim()}`);
  expect(refused.output()).toMatch(/^The (database|demo content) .*full.*\n$/);
  free();
  const site = await startSite(dataDirectory);
  await site.waitForOutput('"ready"');
  expect(await site.statusOf(demoPost)).toBe(200);
});

test("the disk fills during the first start", async () => {
  for (const megabytes of [1, 2, 3, 4, 6]) {
    const disk = mountSmallDisk(megabytes);
    const refused = await startSite(disk.folder);
    const isReady = await refused.waitForOutput('"ready"').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    expect(await refused.ended).toBe(1);
    report(`${megabytes} MB: ${refused.output().trim()}`);
    expect(refused.output()).toMatch(/^The .*(full|no space left).*\n$/);
  }
});

test("a disk that fails under the running site: pages stay, writes are refused, and nothing acknowledged is lost", async () => {
  const { folder, fail, repair } = mountFailingDisk(64);
  const dataDirectory = join(folder, "data");
  const first = await startSite(dataDirectory);
  await first.waitForOutput('"ready"');
  const ask = (site: typeof first, action: "freeze" | "restore") =>
    postDeletionForm(site.origin, { email: demoEmail, action });
  expect(await ask(first, "freeze")).toBe(303);

  fail();
  expect(await ask(first, "restore")).toBe(503);
  for (let view = 0; view < 20; view++) expect(await first.statusOf(demoPost)).toBe(200);
  await first.waitForOutput("views not written yet");
  for (const path of ["/", "/healthz", "/readyz"]) expect(await first.statusOf(path), path).toBe(200);
  first.child.kill("SIGTERM");
  report(`after the failure: exit code ${await first.ended}`);

  repair();
  const second = await startSite(dataDirectory);
  await second.waitForOutput('"ready"');
  expect(read(dataDirectory, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const states = read(dataDirectory, "select state from accounts where state <> 'active'");
  expect(states).toEqual([{ state: "frozen" }]);
  expect(await ask(second, "restore")).toBe(303);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
});
