import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testPassword as password, testPasswordHash as passwordHash } from "#backend/accounts/accounts.harness.ts";
import { type ContentFolder, createContentFolder, sampleLines, solidImage } from "#backend/content/content.harness.ts";
import { importContent } from "#backend/content/import-content.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { startSmtp } from "#server/mail/smtp.harness.ts";
import { startProcess } from "#server/process.harness.ts";

const email = "ada@example.com";

/** The sample content with an account of its author, and a post of somebody else, beside which her post is shown. */
const post = { kind: "post", type: "News", createdAt: "2025-06-20T10:30:00+03:00" };
const counts = { views: 0, likes: 0, comments: 0, favorites: 0, shares: 0 };
const lines = [
  ...sampleLines,
  { kind: "account", user: "ada", email, passwordHash },
  { ...post, uuid: "other", author: "bare", content: "Başka biri", ...counts },
  { ...post, uuid: "p3", author: "ada", content: "Mavi", pictures: [{ file: "own.jpg" }], ...counts },
  { ...post, uuid: "p4", author: "ada", content: "Yalnızca söz", ...counts },
];

async function importSample(): Promise<ContentFolder> {
  const content = await createContentFolder();
  afterAll(() => content.remove());
  const { dataDirectory, mediaDirectory, mediaFolder } = content;
  await solidImage(1600, 900, "navy").jpeg().toFile(join(mediaFolder, "own.jpg"));
  const database = await openDatabase({ dataDirectory });
  const counts = await importContent({ database, mediaDirectory, mediaFolder, file: await content.write(lines) });
  expect(counts).toBeDefined();
  await database.destroy();
  return content;
}

async function start(dataDirectory: string, settings: Record<string, string>) {
  const port = await freePort();
  const started = startProcess({ PORT: String(port), DATA_DIRECTORY: dataDirectory, ...settings }, afterAll);
  await started.waitForOutput('"ready"');
  const origin = `http://127.0.0.1:${port}`;
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: "POST",
      headers: { Origin: origin, ...headers },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  return { ...started, origin, post };
}

const form = { email, password, action: "delete", confirm: "yes" };

let site: Awaited<ReturnType<typeof start>>;
/** One whose account nobody has frozen before: what was hidden for a moment is drawn into no card for a while. */
let other: Awaited<ReturnType<typeof start>>;
let otherFolder: string;
let smtpPort: number;
beforeAll(async () => {
  otherFolder = (await importSample()).dataDirectory;
  other = await start(otherFolder, {});
  smtpPort = await freePort(); // nobody listens yet
  site = await start((await importSample()).dataDirectory, {
    TRUSTED_PROXIES: "127.0.0.1",
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "no-reply@meydan.example",
  });
});

test("a frozen account answers 410 everywhere within two seconds, cached pages included, until its cancel link is used", async () => {
  const { origin, post, output } = site;
  const smtp = await startSmtp({ port: smtpPort });
  const oembed = (path: string) => `/oembed?url=${encodeURIComponent(origin + path)}`;
  const paths = [
    "/post/p1",
    "/profile/ada",
    "/profile/ada/feed.xml",
    "/profile/ada/feed.json",
    "/embed/post/p1",
    oembed("/post/p1"),
    oembed("/profile/ada"),
  ];
  const statuses = async () => {
    const responses = await Promise.all(paths.map((path) => fetch(origin + path)));
    return Object.fromEntries(responses.map((response, index) => [paths[index], response.status]));
  };
  const all = (status: number) => Object.fromEntries(paths.map((path) => [path, status]));
  expect(await statuses()).toEqual(all(200));
  const image = /\/share\/post\/p1\/[^"]+/.exec(await (await fetch(`${origin}/post/p1`)).text())?.[0] ?? "";
  expect((await fetch(origin + image)).status).toBe(200);
  expect(await (await fetch(`${origin}/post/other`)).text()).toContain("Vapurda sabah");
  expect((await fetch(`${origin}/post/other`)).headers.get("age")).not.toBeNull(); // from the cache

  const wrong = await post("/delete-account?lng=tr", { ...form, password: "wrong-password" });
  const page = await wrong.text();
  expect([wrong.status, wrong.headers.get("cache-control")]).toEqual([403, "private, no-store"]);
  expect(page).toContain(email);
  expect(page).not.toContain("wrong-password");
  expect(await statuses()).toEqual(all(200));

  const accepted = await post("/delete-account?lng=tr", form);
  expect([accepted.status, accepted.headers.get("location")]).toEqual([303, "/delete-account/receipt?lng=tr"]);
  await expect.poll(statuses).toEqual(all(410));
  expect((await fetch(origin + image)).status).toBe(410);
  expect(await (await fetch(`${origin}/post/other`)).text()).not.toContain("Vapurda sabah");

  const cookie = accepted.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/; Path=\/delete-account; Max-Age=3600; HttpOnly; SameSite=Strict$/);
  const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? "";
  const receipt = await fetch(`${origin}/delete-account/receipt?lng=tr`, { headers: { Cookie: cookie } });
  expect([receipt.status, receipt.headers.get("cache-control"), receipt.headers.get("referrer-policy")]).toEqual([
    200,
    "private, no-store",
    "no-referrer",
  ]);
  expect(await receipt.text()).toContain(`/delete-account/cancel?token=${token}`);

  const [mail] = await smtp.waitForMails(1);
  expect(mail?.envelopeTo).toEqual([email]);
  const [path] = /\/delete-account\/cancel\?token=[\w-]{43}&lng=tr/.exec(mail?.text ?? "") ?? [];
  const link = await fetch(origin + path);
  expect([link.status, link.headers.get("cache-control"), link.headers.get("referrer-policy")]).toEqual([
    200,
    "private, no-store",
    "no-referrer",
  ]);
  expect((await fetch(`${origin}/profile/ada`)).status).toBe(410); // following the link has cancelled nothing
  const cancelled = await post("/delete-account/cancel", { token });
  expect(cancelled.status).toBe(303);
  await expect.poll(statuses).toEqual(all(200));
  expect((await fetch(origin + image)).status).toBe(200);
  expect(output()).not.toMatch(new RegExp(`ada@|${password}|wrong-password|${token}`));
});

test("an account has ten wrong passwords from wherever, and the page says how long to wait", async () => {
  const guess = (number: number) => {
    const fields = { ...form, email: "eve@example.com", password: "guess" };
    return site.post("/delete-account?lng=en", fields, { "X-Forwarded-For": `198.51.100.${number}` });
  };
  const statuses: number[] = [];
  for (let number = 0; number < 10; number++) statuses.push((await guess(number)).status);
  expect(statuses).toEqual(Array(10).fill(403));
  const limited = await guess(10);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await limited.text()).toMatch(/Too many attempts\. Please try again in \d+ minutes/);
});

test("the job deletes rows, files, resized copies and preview images", async () => {
  const dataDirectory = otherFolder;
  const media = join(dataDirectory, "media");
  for (const file of await readdir(media)) await utimes(join(media, file), 0, 0);
  const { origin, post, waitForOutput } = other;
  const page = await (await fetch(`${origin}/post/p3`)).text();
  const resized = /\/picture\/[^" ]+/.exec(page)?.[0]?.replaceAll("&amp;", "&") ?? "";
  expect((await fetch(origin + resized)).status).toBe(200);
  for (const page of ["post/p4", "profile/ada"]) {
    const html = await (await fetch(`${origin}/${page}`)).text();
    expect((await fetch(origin + new RegExp(`/share/${page}/[^"]+`).exec(html)?.[0])).status).toBe(200);
  }
  const previews = () => {
    const database = new DatabaseSync(join(dataDirectory, "cache", "previews.sqlite"), { readOnly: true });
    const row = database.prepare("select count(*) as count from picture").get();
    database.close();
    return row?.count;
  };
  await expect.poll(previews).toBe(2); // a busy machine sends the brand's image until they are drawn
  await post("/delete-account", form);
  const database = await openDatabase({ dataDirectory });
  await database.updateTable("accounts").set({ delete_at: 0 }).execute(); // 30 days pass
  await database.destroy();
  await post("/delete-account", form); // wakes the job, which else runs each 30 seconds
  await waitForOutput("account deleted");
  await expect.poll(async () => (await fetch(`${origin}/profile/ada`)).status).toBe(404);
  await expect.poll(async () => (await fetch(origin + resized)).status).toBe(404);
  await expect.poll(previews).toBe(0);
  // The events of the sample use two images: a large one with two smaller versions, a small one with a single.
  await expect.poll(async () => (await readdir(media)).length).toBe(5);
});
