import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { fakePost, fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import { type ProductServer, startProductServer } from "../e2e/support/product-server/product-server.ts";
import { createInstance } from "../scale/support/instance.ts";

// The built site, which is killed and started again with the pages that it has on disk.

/** A post that bridges an outage when the first is too old to. */
const [otherPath, otherCall] = ["/post/p-2", "/api/public/post/p-2"];
const other = (content: string) => ({ json: { result: { data: fakePost("p-2", { content }), otherDatas: [] } } });
const feed = "/profile/u-1/feed.json";
const demoAccount = "6f1b2c3d-00a2-4a00-8000-0000000000a2";

let productServer: ProductServer;
beforeEach(async () => {
  productServer = await startProductServer();
  productServer.on(postCall, { json: fakePostResponse() });
  productServer.on(otherCall, other("eski söz"));
  productServer.on("/api/public/users/u-1", { json: { result: { data: { username: "ada" } } } });
  productServer.on("/api/public/users/posts/u-1", { json: { result: [] } });
});
afterEach(() => productServer.stop());

interface Site {
  readonly dataDirectory: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<number | null>;
  readonly get: (path: string) => Promise<{ status: number; age: number | undefined; text: string }>;
}

/** A site on the same port and folder, however often it is started. */
async function createSite(
  settings: Readonly<Record<string, string>>,
  dataDirectory = temporaryFolder(),
): Promise<Site> {
  const instance = createInstance(await freePort(), {
    DATA_DIRECTORY: dataDirectory,
    PICTURE_KEY: "for tests and benchmarks only, 32+ chars",
    ...settings,
  });
  onTestFinished(instance.kill);
  return {
    dataDirectory,
    start: () => instance.start(process.cwd(), "/healthz"),
    kill: instance.kill,
    stop: instance.stop,
    async get(path) {
      const headers = { "Accept-Language": "tr" };
      const response = await fetch(instance.origin + path, { headers });
      const age = response.headers.get("age");
      return { status: response.status, age: age === null ? undefined : Number(age), text: await response.text() };
    },
  };
}

const files = ({ dataDirectory }: Site) => {
  const folder = join(dataDirectory, "cache");
  return readdirSync(folder)
    .filter((name) => name.startsWith("pages."))
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join();
};

/** Until pages are on disk. */
const stored = (site: Site, ...keys: readonly string[]) =>
  expect.poll(() => keys.filter((key) => !files(site).includes(key))).toEqual([]);

/** Makes a page of a site that does not run older. */
function age({ dataDirectory }: Site, path: string, hours: number): void {
  const database = new DatabaseSync(join(dataDirectory, "cache", "pages.sqlite"));
  const { changes } = database
    .prepare("update page set requested_at = requested_at - ? where key like ?")
    .run(hours * 3600_000, `%${path}`);
  database.close();
  expect(changes).toBe(1);
}

test("pages outlive a kill: they bridge an outage for a day, and are rendered where there is none", async () => {
  const site = await createSite({ API_ORIGIN: productServer.origin });
  await site.start();
  for (const path of [postPath, otherPath, feed, "/"]) expect((await site.get(path)).status).toBe(200);
  await stored(site, `tr ${postPath}`, `tr ${otherPath}`, `tr ${feed}`);
  await site.kill();

  productServer.on(otherCall, other("yeni söz"));
  await site.start();
  expect((await site.get(otherPath)).text).toContain("yeni söz");
  expect(await site.stop()).toBe(0); // which stores what waits
  await productServer.stop();

  age(site, otherPath, 2);
  age(site, postPath, 25);
  await site.start();
  const bridged = await site.get(otherPath);
  expect(bridged.status).toBe(200);
  expect(bridged.age).toBeGreaterThanOrEqual(7200);
  expect(bridged.text).toContain("yeni söz");
  expect((await site.get(feed)).status).toBe(200);
  for (const path of [postPath, "/post/never-seen"]) expect((await site.get(path)).status).toBe(503);
});

/** A site with the demo content, which tests/http/support/start-demo-site.ts has written. */
async function createDemoSite(): Promise<Site> {
  const dataDirectory = temporaryFolder();
  cpSync(process.env.SEEDED_DATA_DIRECTORY ?? "", dataDirectory, { recursive: true });
  const site = await createSite({}, dataDirectory);
  await site.start();
  return site;
}

test("nothing that belongs to one visitor is ever on disk, nor an account that was hidden while no process ran", async () => {
  const site = await createDemoSite();
  const profile = `/profile/${demoAccount}`;
  const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
  const ticket = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
  const ticketPath = `/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/${ticket}`;
  for (const path of [ticketPath, `${ticketPath}?whole=1`]) {
    expect((await site.get(path)).status).toBe(200);
  }
  await site.get("/delete-account/cancel?token=secret-token");
  await site.get("/delete-account/receipt?receipt=secret-receipt");
  await site.get("/download?from=post&id=secret-id");
  for (const path of [profile, post]) expect((await site.get(path)).status).toBe(200);
  await site.stop();
  for (const shared of [profile, post]) expect(files(site)).toContain(shared);
  for (const secret of [ticket, "secret-token", "secret-receipt", "secret-id"])
    expect(files(site)).not.toContain(secret);

  const database = new DatabaseSync(join(site.dataDirectory, "database.sqlite"));
  database
    .prepare("update accounts set state = 'frozen', reference = ?, requested_at = ? where user_uuid = ?")
    .run(randomUUID(), Date.now(), demoAccount);
  database.prepare("insert into changes (user_uuid) values (?)").run(demoAccount); // as the transaction of another process
  database.close();
  await site.start();
  expect((await site.get(profile)).status).toBe(410);
  await expect.poll(() => files(site)).not.toContain(profile);
  expect(files(site)).toContain(post); // others stay
});
