import { once } from "node:events";
import { cpSync, readdirSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { startProcess } from "./process.harness.ts";
import { temporaryFolder } from "./temporary-folder.harness.ts";

const uuid = "6f1b2c3d-0001-4a00-8000-000000000001";

/** A product server whose responses the test sends. */
async function slowProductServer() {
  const waiting: ServerResponse[] = [];
  let looks = 0;
  const server = createServer(({ method }, response) => {
    if (method === "HEAD") {
      looks += 1;
      response.end(); // the site asks whether it is there
    } else waiting.push(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, waiting, looks: () => looks, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function start(settings: Record<string, string> = {}) {
  const port = await freePort();
  const started = startProcess({ PORT: String(port), DATA_DIRECTORY: temporaryFolder(), ...settings });
  return { ...started, origin: `http://127.0.0.1:${port}`, port };
}

test("a start seeds nothing twice, serves the media, and view counts survive a restart", async () => {
  const DATA_DIRECTORY = temporaryFolder();
  cpSync(process.env.SEEDED_DATA_DIRECTORY ?? "", DATA_DIRECTORY, { recursive: true });
  const first = await start({ DATA_DIRECTORY });
  await first.waitForOutput('"ready"');
  const viewsOf = () => {
    const database = new DatabaseSync(join(DATA_DIRECTORY, "database.sqlite"), { readOnly: true });
    const row = database.prepare("select views from post_stats where post_uuid = ?").get(uuid);
    database.close();
    return Number(row?.views);
  };
  const views = viewsOf();
  const page = async (origin: string) => (await fetch(`${origin}/post/${uuid}`)).text();
  const [medium] = /\/media\/[\w.-]+/.exec(await page(first.origin)) ?? [];
  const image = await fetch(first.origin + medium);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  await page(first.origin); // from the cache
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const second = await start({ DATA_DIRECTORY });
  await second.waitForOutput('"ready"');
  expect(viewsOf()).toBe(views + 2);
  for (const { output } of [first, second]) expect(output()).not.toContain("demo content written");
});

test("what it writes is its user's alone; a stop lets open requests finish, happens once, and exits with 0", async () => {
  const productServer = await slowProductServer();
  const folder = join(temporaryFolder(), "data");
  const https = { SITE_ORIGIN: "https://www.example.com", TRUSTED_PROXIES: "127.0.0.1" };
  const site = await start({ API_ORIGIN: productServer.origin, DATA_DIRECTORY: folder, ...https });
  await site.waitForOutput('"ready"');
  expect(warnings(site)).toEqual([]);
  await expect.poll(productServer.looks).toBe(1); // so that an outage before anybody has asked leaves it ready
  const written = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(written).toEqual(expect.arrayContaining(["picture-key", "cache/pictures.sqlite"]));
  const readable = ["", ...written].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(readable, "by others than its user").toEqual([]);
  const crawler = { headers: { "User-Agent": "WhatsApp/2.0" } }; // waits for data
  const page = fetch(`${site.origin}/post/${uuid}`, crawler);
  await expect.poll(() => productServer.waiting.length).toBe(1);
  site.child.kill("SIGINT");
  await site.waitForOutput('"stopping"');
  site.child.kill("SIGINT"); // as npm does, which forwards the signal of the terminal
  productServer.waiting[0]?.writeHead(404).end("{}");
  expect((await page).status).toBe(404);
  expect(await site.ended).toBe(0);
  expect(site.output().match(/"stopping"/g)).toHaveLength(1);
  productServer.server.close();
});

describe("a start that cannot succeed prints one sentence and exits with 1", () => {
  test("a port in use; no data is touched", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const DATA_DIRECTORY = temporaryFolder();
    const site = await start({ DATA_DIRECTORY, METRICS_PORT: String(port) });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(
      new RegExp(`^Port ${port} is already in use: .* or set METRICS_PORT to another port, such as \\d+\\.\n$`),
    );
    expect(readdirSync(DATA_DIRECTORY)).toEqual([]);
    taken.close();
  });

  test("a database that cannot be reached; its password stays out of the sentence", async () => {
    const site = await start({ DATABASE_URL: "postgres://user:secret@127.0.0.1:9/x" });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(/^The database at DATABASE_URL cannot be opened: .*\n$/);
    expect(site.output()).not.toContain("secret");
  });
});

/** The levels of the lines that say that visitors share their proxy's limits. */
const warnings = ({ output }: { output: () => string }) =>
  output()
    .split("\n")
    .filter((line) => line.includes("TRUSTED_PROXIES"))
    .map((line) => JSON.parse(line).level);

test("without its product server the site is alive, but not ready; it stops when its parent process ends", async () => {
  // Not the first start of this build: the compile cache is there.
  const compiler = "internal/deps/amaro/dist/index";
  const report = `process.on("exit",()=>console.log("with",process.moduleLoadList.join().includes("${compiler}")?"":"no","compiler"))`;
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS} --import=data:text/javascript,${encodeURIComponent(report)}`;
  const settings = { API_ORIGIN: "http://127.0.0.1:9", SITE_ORIGIN: "https://www.example.com", NODE_OPTIONS };
  const site = await start(settings);
  await site.waitForOutput('"ready"');
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.origin}/media/x.webp`)).status).toBe(404);
  expect(warnings(site)).toEqual(["warn"]);
  site.child.disconnect();
  expect(await site.ended).toBe(0);
  expect(site.output(), "Node's type stripper takes 11 MB and 40 ms").toContain("with no compiler");
});
