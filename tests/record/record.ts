import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pLimit from "p-limit";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { freePort } from "#scripts/free-port.ts";
import { startProductServer } from "../e2e/support/product-server.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { createGoogleKeyFile, createWalletCertificates } from "../http/support/wallet-certificates.ts";
import { compare, type Difference } from "./compare.ts";
import { type Recorded, readFixture, toRecorded, writeFixture } from "./fixture.ts";
import { normalize } from "./normalize.ts";
import { get, type Lookup, type RecordedRequest, type RecordedSite } from "./recorded-request.ts";
import { type SentResponse, send } from "./send.ts";
import { recordedSites } from "./sites.ts";

// Sends a chosen list of requests to the built site and compares the responses with those that were recorded.
//   node tests/record/record.ts                  replays all; exits with 1 where a response differs
//   node tests/record/record.ts --site demo      replays one site of sites.ts; more may be named
//   node tests/record/record.ts --bodies FOLDER  shows what has changed in bodies; needs those written below
//   node tests/record/record.ts --all            shows all names and changes, not the first ones
//   node tests/record/record.ts --write [--bodies FOLDER]   records all; writes the bodies to a folder outside of git

const fixture = join(import.meta.dirname, "responses.jsonl");

const { values: options } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    bodies: { type: "string" },
    site: { type: "string", multiple: true },
  },
});

/** Sites at a time: some wait for a limit to pass. */
const parallelSites = 4;

/** Names of a group of equal differences, and lines of a changed body, that are shown without `--all`. */
const shown = { names: 12, lines: 20 };

const clock = pathToFileURL(join(import.meta.dirname, "fixed-start.ts")).href;
const common = { NODE_OPTIONS: `--import=${clock}`, TZ: "Europe/Istanbul", LOG_LEVEL: "silent" };

interface Replayed {
  readonly recorded: Recorded;
  readonly parts: Readonly<Record<string, string>>;
}

async function main(): Promise<number> {
  const names = options.site ?? recordedSites.map(({ name }) => name);
  const sites = recordedSites.filter(({ name }) => names.includes(name));
  if (sites.length < names.length) throw new Error(`sites: ${recordedSites.map(({ name }) => name).join(", ")}`);
  if (options.write && options.site) throw new Error("--write records all sites");
  for (const { name, requests } of sites) checkNames(name, requests);

  await ensureBuild();
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "record-"));
  try {
    await prepare(folder);
    const limit = pLimit(parallelSites);
    const replayed = (await Promise.all(sites.map((site) => limit(replaySite, site, folder)))).flat();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    print(`${replayed.length} requests in ${seconds} s\n`);
    const now = replayed.map(({ recorded }) => recorded);
    if (options.write) {
      writeFixture(fixture, now);
      if (options.bodies) await writeBodies(options.bodies, replayed);
      return 0;
    }
    const before = readFixture(fixture).filter(({ site }) => names.includes(site));
    const differences = compare(before, now);
    const bodies = join(folder, "bodies");
    if (options.bodies) await writeBodies(bodies, replayed);
    for (const difference of differences) printDifference(difference, options.bodies, bodies);
    const count = differences.reduce((sum, { requests }) => sum + requests.length, 0);
    print(count === 0 ? "no difference\n" : `${count} responses differ, in ${differences.length} ways\n`);
    return count === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkNames(site: string, requests: readonly RecordedRequest[]): void {
  const seen = new Set<string>();
  for (const { name } of requests) {
    if (seen.has(name)) throw new Error(`${site} has two requests "${name}"`);
    seen.add(name);
  }
}

/** Writes the demo content, once for all sites, and what the wallets need. */
async function prepare(folder: string): Promise<void> {
  const seeded = join(folder, "seeded");
  const site = await startSite({ ...common, DATA_DIRECTORY: seeded });
  await site.stop();
  // Views are counted in batches, so that pages would show other numbers in each run.
  const database = new DatabaseSync(join(seeded, "database.sqlite"));
  database.exec("CREATE TRIGGER keep_views BEFORE UPDATE ON post_stats BEGIN SELECT RAISE(IGNORE); END");
  database.close();
  process.env.SEEDED_DATA_DIRECTORY = seeded;

  const { certificate, privateKey, issuerCertificate } = createWalletCertificates();
  await writeFile(join(folder, "pass.pem"), certificate);
  await writeFile(join(folder, "pass-key.pem"), privateKey);
  await writeFile(join(folder, "issuer.pem"), issuerCertificate);
  await writeFile(join(folder, "google.json"), JSON.stringify(createGoogleKeyFile()));
}

async function replaySite(
  { name, settings, requests, parallel = 1, isSlow }: RecordedSite,
  folder: string,
): Promise<Replayed[]> {
  const productServer = await startProductServer();
  const metricsPort = String(await freePort());
  const own = Object.entries(settings(productServer.origin)).map(([variable, value]) => [
    variable,
    value.replace("{{folder}}", folder).replace("{{port}}", metricsPort),
  ]);
  const site = await startSite({ ...common, ...Object.fromEntries(own) });
  try {
    const origins = { site: site.origin, productServer: productServer.origin };
    const port = Number(new URL(site.origin).port);
    const startedAt = performance.now();
    const kept: Record<string, string> = {};
    const limit = pLimit(parallel);
    const replay = async (request: RecordedRequest): Promise<Replayed> => {
      const wait = (request.notBefore ?? 0) - (performance.now() - startedAt);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      for (const [call, behavior] of Object.entries(request.on ?? {})) productServer.on(call, behavior);
      try {
        for (const before of request.before ?? []) await send(port, fill({ name: "", ...before }, kept));
        const found = { ...kept, ...(await lookUp(port, request.uses ?? {}, kept)) };
        const sent = fill(request, found);
        const response = await sendUntilIdle(port, sent, isSlow ?? false);
        Object.assign(kept, match(request.keeps ?? {}, response));
        const normalized = normalize(sent, response, origins);
        return { recorded: toRecorded(name, request.name, normalized), parts: normalized.parts };
      } catch (error) {
        const parts = { error: String(error).replaceAll(String(port), "PORT") };
        const nothing = { status: 0, headers: {}, parts };
        return { recorded: toRecorded(name, request.name, nothing), parts };
      }
    };
    const replayed = await Promise.all(requests.map((request) => limit(replay, request)));
    print(`${name}: ${requests.length} requests, ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return replayed;
  } finally {
    await site.stop();
    await productServer.stop();
  }
}

/** Milliseconds between the attempts below, and how many there are. */
const busy = { pauseMs: 500, attempts: 6 };

/**
 * Sends a request again where a busy machine has changed its response: the site sheds load, or a page has not waited for
 * the product server.
 */
async function sendUntilIdle(port: number, request: RecordedRequest, mayBeLoading: boolean): Promise<SentResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(port, request);
    const isIdle = !isShed(response) && (mayBeLoading || !isLoading(response));
    if (isIdle || attempt === busy.attempts) return response;
    await new Promise((resolve) => setTimeout(resolve, busy.pauseMs));
  }
}

/** Load is shed with another `Retry-After` than a failure of the product server has (docs/operations.md). */
function isShed({ status, headers }: SentResponse): boolean {
  return status === 503 && headers.some(([name, value]) => name === "retry-after" && value === "5");
}

function isLoading(response: SentResponse): boolean {
  const isPage = response.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  return isPage && match({ loading: /<html[^>]* data-loading=""/ }, response).loading !== undefined;
}

/** Reads what a request needs of other responses. @throws Error where it is not there */
async function lookUp(
  port: number,
  uses: Readonly<Record<string, Lookup>>,
  kept: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = { ...kept };
  for (const [name, { on, match: wanted, headers }] of Object.entries(uses)) {
    const response = await send(port, fill(get(name, on, headers ? { headers } : {}), found));
    Object.assign(found, match({ [name]: wanted }, response));
    if (found[name] === undefined) throw new Error(`no ${name} on ${on}`);
  }
  return found;
}

function match(wanted: Readonly<Record<string, RegExp>>, response: SentResponse): Record<string, string> {
  const names = Object.entries(wanted);
  if (names.length === 0) return {};
  const encoding = response.headers.find(([name]) => name === "content-encoding")?.[1];
  const decode = encoding === "br" ? brotliDecompressSync : encoding === "gzip" ? gunzipSync : (body: Buffer) => body;
  const body = response.body.length > 0 ? decode(response.body) : "";
  const text = `${response.headers.map((pair) => pair.join(": ")).join("\n")}\n\n${body}`;
  return Object.fromEntries(
    names.flatMap(([name, pattern]) => {
      const found = pattern.exec(text);
      return found ? [[name, found[1] ?? found[0]]] : [];
    }),
  );
}

/** Puts values for `{{name}}`. @throws Error where a value is missing */
function fill(request: RecordedRequest, values: Readonly<Record<string, string>>): RecordedRequest {
  const put = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`no ${name} yet`);
      return value;
    });
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [name, value && put(value)]);
  return {
    ...request,
    target: put(request.target),
    headers: Object.fromEntries(headers),
    ...(request.body !== undefined && { body: put(request.body) }),
  };
}

function bodyFile(name: string, part: string): string {
  return `${name.replace(/[^\p{L}\d]+/gu, "-").slice(0, 150)}.${part}.txt`;
}

async function writeBodies(folder: string, replayed: readonly Replayed[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { recorded, parts } of replayed) {
    for (const [part, text] of Object.entries(parts)) {
      await writeFile(join(folder, bodyFile(`${recorded.site}: ${recorded.name}`, part)), `${text}\n`);
    }
  }
}

function printDifference({ changes, requests }: Difference, before: string | undefined, now: string): void {
  const names = options.all ? requests : requests.slice(0, shown.names);
  for (const { name } of names) print(`${name}\n`);
  if (names.length < requests.length) print(`… and ${requests.length - names.length} more (--all)\n`);
  for (const change of changes) print(`    ${change}\n`);
  // The same change, most likely: the first one shows it.
  for (const { name, parts } of before === undefined ? [] : options.all ? requests : requests.slice(0, 1)) {
    for (const part of parts) {
      const file = bodyFile(name, part);
      const { stdout } = spawnSync("diff", ["-N", "-U1", join(before ?? "", file), join(now, file)], {
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
      });
      const lines = stdout.split("\n").slice(2);
      const some = options.all ? lines : lines.slice(0, shown.lines);
      print(`    ${part}:\n${some.map((line) => `      ${line.slice(0, 300)}\n`).join("")}`);
    }
  }
  print("\n");
}

function print(text: string): void {
  process.stdout.write(text);
}

process.exitCode = await main();
