import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "#scripts/free-port.ts";
import { startProcess } from "./process.harness.ts";

const uuid = "6f1b2c3d-0001-4a00-8000-000000000001";
const folders: string[] = [];
const dataDirectory = () => {
  const folder = mkdtempSync(join(tmpdir(), "site-data-"));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("what the server writes can be read by its own user alone", async () => {
  const folder = join(dataDirectory(), "data");
  const { waitForOutput } = await start({ DATA_DIRECTORY: folder, DEMO_CONTENT: "false" });
  await waitForOutput('"ready"');
  const written = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(written).toEqual(expect.arrayContaining(["database.sqlite", "picture-key", "cache/pictures.sqlite"]));
  const readable = ["", ...written].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(readable).toEqual([]);
});

/** A product server whose responses the test sends. */
async function slowProductServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer(({ method }, response) => {
    if (method === "HEAD")
      response.end(); // the site asks whether it is there
    else waiting.push(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, waiting, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function start(settings: Record<string, string> = {}) {
  const port = await freePort();
  const started = startProcess({ PORT: String(port), DATA_DIRECTORY: dataDirectory(), ...settings });
  return { ...started, origin: `http://127.0.0.1:${port}`, port };
}

test("the embedded product server is seeded, its media are served, and view counts survive a restart", async () => {
  const DATA_DIRECTORY = dataDirectory();
  const first = await start({ DATA_DIRECTORY });
  await first.waitForOutput('"ready"');
  const post = async (origin: string) => {
    const response = await fetch(`${origin}/api/public/post/${uuid}`);
    expect(response.status).toBe(200);
    return (await response.json()) as { result: { data: { views: number; gallery: { original: string }[] } } };
  };
  const { views, gallery } = (await post(first.origin)).result.data;
  const image = await fetch(gallery[0]?.original ?? "");
  expect([image.status, image.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  // The second page comes from the cache.
  for (const _visit of [1, 2]) await (await fetch(`${first.origin}/post/${uuid}`)).text();
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const second = await start({ DATA_DIRECTORY });
  await second.waitForOutput('"ready"');
  expect((await post(second.origin)).result.data.views).toBe(views + 2);
  expect(second.output()).not.toContain("demo content written");
});

test("after the first start, Node's type stripper is not loaded: 11 MB and 40 ms", async () => {
  const compiler = "internal/deps/amaro/dist/index";
  const report = `process.on("exit",()=>console.log("with",process.moduleLoadList.join().includes("${compiler}")?"":"no","compiler"))`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(report)}`;
  for (const round of ["first", "second"]) {
    const site = await start({ NODE_OPTIONS, API_ORIGIN: "http://127.0.0.1:9" });
    await site.waitForOutput('"ready"');
    site.child.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    if (round === "second") expect(site.output()).toContain("with no compiler");
  }
});

test.each([
  ["https without TRUSTED_PROXIES", { SITE_ORIGIN: "https://www.example.com" }, 1],
  ["https with it", { SITE_ORIGIN: "https://www.example.com", TRUSTED_PROXIES: "127.0.0.1" }, 0],
  ["http", {}, 0],
])("%s: a start warns that visitors share their proxy's limits, or does not", async (_name, settings, warnings) => {
  const site = await start({ API_ORIGIN: "http://127.0.0.1:9", ...settings });
  await site.waitForOutput('"ready"');
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes("TRUSTED_PROXIES"));
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(Array(warnings).fill("warn"));
});

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s lets open requests finish, stops once, and exits with 0",
    async (signal) => {
      const productServer = await slowProductServer();
      const site = await start({ API_ORIGIN: productServer.origin });
      await site.waitForOutput('"ready"');
      const crawler = { headers: { "User-Agent": "WhatsApp/2.0" } }; // waits for data
      const page = fetch(`${site.origin}/post/${uuid}`, crawler);
      await expect.poll(() => productServer.waiting.length).toBe(1);
      site.child.kill(signal);
      await site.waitForOutput('"stopping"');
      site.child.kill(signal); // as npm does, which forwards the signal of the terminal
      productServer.waiting[0]?.writeHead(404).end("{}");
      expect((await page).status).toBe(404);
      expect(await site.ended).toBe(0);
      expect(site.output().match(/"stopping"/g)).toHaveLength(1);
      productServer.server.close();
    },
  );

  test("the server stops when its parent process ends", async () => {
    const site = await start({ API_ORIGIN: "http://127.0.0.1:9" });
    await site.waitForOutput('"ready"');
    site.child.disconnect();
    expect(await site.ended).toBe(0);
  });
});

describe("a start that cannot succeed prints one sentence and exits with 1", () => {
  test("a port in use; no data is touched", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const DATA_DIRECTORY = dataDirectory();
    for (const variable of ["PORT", "METRICS_PORT"]) {
      const site = await start({ DATA_DIRECTORY, [variable]: String(port) });
      expect(await site.ended).toBe(1);
      expect(site.output()).toMatch(
        new RegExp(`^Port ${port} is already in use: .* or set ${variable} to another port, such as \\d+\\.\n$`),
      );
    }
    expect(readdirSync(DATA_DIRECTORY)).toEqual([]);
    taken.close();
  });

  test.each([
    [{ PORT: "http" }, /^PORT must be a port number from 1 to 65535, such as 4321\n$/],
    [{ DATA_DIRECTORY: "/dev/null/data" }, /^DATA_DIRECTORY \/dev\/null\/data cannot be written to \(ENOTDIR\).*\n$/],
    [{ DATABASE_URL: "postgres://user:secret@127.0.0.1:9/x" }, /^The database at DATABASE_URL cannot be opened: .*\n$/],
  ])("%j", async (settings, sentence) => {
    const site = await start(settings);
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(sentence);
    expect(site.output()).not.toContain("secret");
  });
});

test("without its product server the site is alive, but not ready", async () => {
  const site = await start({ API_ORIGIN: "http://127.0.0.1:9" });
  await site.waitForOutput('"ready"');
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.origin}/media/x.webp`)).status).toBe(404);
});

test("an outage before anybody has asked leaves the site ready", async () => {
  let calls = 0;
  const productServer = createServer((_request, response) => {
    calls += 1;
    response.end("{}");
  });
  productServer.listen(0, "127.0.0.1");
  await once(productServer, "listening");
  const { port } = productServer.address() as AddressInfo;
  const site = await start({ API_ORIGIN: `http://127.0.0.1:${port}` });
  await site.waitForOutput('"ready"');
  await expect.poll(() => calls).toBe(1);
  productServer.closeAllConnections();
  productServer.close();
  await sleep(1500); // the result of that call is forgotten
  const response = await fetch(`${site.origin}/readyz`);
  expect([response.status, await response.text()]).toEqual([200, "ok\nproduct server: fails\n"]);
});

test("an outage of the product server is shown, and leaves the site ready", async () => {
  const productServer = createServer((_request, response) => response.end('{"result":{"data":{"content":"Söz"}}}'));
  productServer.listen(0, "127.0.0.1");
  await once(productServer, "listening");
  const { port } = productServer.address() as AddressInfo;
  const metricsPort = String(await freePort());
  const site = await start({ API_ORIGIN: `http://127.0.0.1:${port}`, METRICS_PORT: metricsPort });
  await site.waitForOutput('"ready"');
  const ready = async () => {
    const response = await fetch(`${site.origin}/readyz`);
    return [response.status, await response.text()];
  };
  const circuit = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).match(/circuit{.*1$/m);
  expect(await ready()).toEqual([200, "ok\nproduct server: responds\n"]);
  expect(await (await fetch(`${site.origin}/post/warm`)).text()).toContain("Söz");
  expect(String(await circuit())).toContain("closed");
  productServer.close();
  productServer.closeAllConnections();
  for (let number = 0; number < 8; number += 1) {
    expect((await fetch(`${site.origin}/post/cold-${number}`)).status).toBe(503);
  }
  expect(await ready()).toEqual([200, "ok\nproduct server: fails\n"]);
  expect(String(await circuit())).toContain("open");
  expect((await fetch(`${site.origin}/post/warm`)).status).toBe(200);
  expect(site.output().match(/no calls until it responds/g)).toHaveLength(1);
  const lines = site.output().split("\n").length;
  for (let number = 0; number < 20; number += 1) await fetch(`${site.origin}/post/refused-${number}`);
  expect(site.output().split("\n").length).toBe(lines);
});
