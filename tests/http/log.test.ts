import { afterAll, beforeAll, expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { type BrokenSite, startBrokenSite } from "#server/broken-site.harness.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { type ProductServer, startProductServer } from "../e2e/support/product-server/product-server.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

// What the site logs while visitors of every kind use it and everything behind it fails.

/** What a request says of its visitor, and what answers say of users. Each has this word. */
const mark = "canary";
const address = "203.0.113.77";

let productServer: ProductServer;
let failing: RunningSite;
let embedded: RunningSite;
let broken: BrokenSite;
beforeAll(async () => {
  productServer = await startProductServer();
  const settings = { LOG_LEVEL: "debug", TRUSTED_PROXIES: "127.0.0.1" };
  [failing, embedded, broken] = await Promise.all([
    startSite({
      ...settings,
      API_ORIGIN: productServer.origin,
      ACCOUNT_DELETION_URL: `${productServer.origin}/account-deletion`,
      MEDIA_ORIGINS: productServer.origin,
    }),
    startSite({ ...settings, SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "no-reply@site.example" }),
    startBrokenSite(),
  ]);
});
afterAll(async () => {
  await Promise.all([failing, embedded, broken].map((site) => site.stop()));
  await productServer.stop();
});

const visitor = {
  "X-Forwarded-For": address,
  "User-Agent": `Mozilla/5.0 ${mark}`,
  Cookie: `deletion-receipt=${mark.repeat(7).padEnd(43, "a").slice(0, 43)}; session=${mark}`,
  Referer: `https://elsewhere.example/${mark}`,
};
const form = { ...visitor, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };

async function use({ origin }: Pick<RunningSite, "origin">): Promise<void> {
  const token = mark.padEnd(43, "t");
  const paths = [
    `/post/${mark}`,
    `/post/${mark}-hang`,
    `/profile/${mark}`,
    `/embed/post/${mark}`,
    `/ticket/konser/${mark}/${mark}`,
    `/ticket/konser/${mark}/${mark}/calendar.ics`,
    `/profile/${mark}/feed.xml`,
    `/oembed?url=${encodeURIComponent(`${origin}/post/${mark}`)}`,
    `/download?from=post&id=${mark}`,
    `/share/post/${mark}/tr.jpg`,
    `/delete-account/cancel?token=${token}`,
    "/delete-account/receipt",
    `/report?about=/post/${mark}`,
    `/report/status?token=${token}`,
    `/report/confirm?token=${token}`,
    `/%zz${mark}`,
    `/${mark}`,
    pathOf("post-gallery"),
    pathOf("ticket"),
  ];
  for (const path of paths) await (await fetch(origin + path, { headers: visitor })).arrayBuffer();
  const post = async (path: string, headers: Record<string, string>, body: string) =>
    (await fetch(origin + path, { method: "POST", headers, body, redirect: "manual" })).arrayBuffer();
  const account = (email: string, password: string) =>
    new URLSearchParams({ email, password, action: "freeze", confirm: "yes" }).toString();
  await post("/delete-account", form, account(`${mark}@meydan.example`, `${mark}-password`));
  // Exists where the site has its own accounts: a receipt is mailed, to a server that is not there.
  await post("/delete-account", form, account("silinecek@meydan.example", "meydan-deneme-2026"));
  await post("/delete-account/cancel", form, `token=${token}`);
  const typed = { kind: "copyright", about: `${origin}/post/${mark}`, reason: mark, name: mark, faith: "yes" };
  await post("/report", form, new URLSearchParams({ ...typed, email: `${mark}@meydan.example` }).toString());
  await post("/report/status", form, `token=${token}&reason=${mark}`);
  await post("/report/confirm", form, `token=${token}`);
  const report = { "csp-report": { "document-uri": `${origin}/ticket/a/${mark}`, "violated-directive": mark } };
  await post("/csp-report", { ...visitor, "Content-Type": "application/csp-report" }, JSON.stringify(report));
  await post("/count", { ...form, "Content-Type": "text/plain" }, mark);
}

test("lines are JSON with a time, a level and a message; errors of a request have its id; nobody can be identified by them", async () => {
  const answer = { message: `${mark}@meydan.example`, stack: `at ${mark}` };
  productServer.on(productPaths.post(mark), { status: 500, json: answer }, { body: `{"${mark}` }, { hangUp: true });
  productServer.on(productPaths.user(mark), { hangUp: true });
  productServer.on("/account-deletion", { status: 500, json: answer });
  for (const site of [failing, embedded, broken]) await use(site);

  const lines = [failing, embedded, broken].flatMap((site) => site.log().trim().split("\n"));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const entry of entries) {
    expect(entry).toMatchObject({ level: expect.anything(), time: expect.anything(), msg: expect.any(String) });
  }
  const messages = entries.map(({ msg }) => msg);
  expect(messages).toEqual(
    expect.arrayContaining(["ready", "product server failed", "account deletion failed", "page failed"]),
  );
  for (const { msg, requestId } of entries) {
    if (msg === "product server failed" || msg === "page failed") expect(requestId, `${msg}`).toMatch(/^[0-9a-f]{12}$/);
  }
  for (const secret of [mark, address, "silinecek@", "meydan-deneme", pathOf("ticket").split("/").at(-1) ?? ""]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});
