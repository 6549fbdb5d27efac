import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import ar from "#locales/ar.json" with { type: "json" };
import tr from "#locales/tr.json" with { type: "json" };
import { findBrowser } from "#scripts/test/find-browser.ts";
import { type ReceivedMail, startSmtp } from "#server/mail/smtp.harness.ts";
import { everyPage, pathOf } from "../e2e/support/every-page.ts";
import { waitForHydration } from "../e2e/support/hydration.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// From "Report" on a post to its return: a visitor in a browser, a mail server, two instances on one database, and the
// moderator's desk in a process of its own.

const messages = { tr, ar };

/** Milliseconds within which every instance must know of a decision. */
const purgeLimit = 2000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser() ?? "chromium", args: ["--no-sandbox"] });
});
afterAll(() => browser?.close());

const journeys = [
  { lng: "tr", script: true, decision: "removed", status: 410 },
  { lng: "tr", script: false, decision: "withheld", status: 451 },
  { lng: "ar", script: true, decision: "withheld", status: 451 },
  { lng: "ar", script: false, decision: "removed", status: 410 },
] as const;

test.each(journeys)("$decision and back, in $lng, script: $script", async ({ lng, script, decision, status }) => {
  const { report: t, reportStatus, reportMail, navigation } = messages[lng];
  const smtp = await startSmtp();
  const settings = {
    DATABASE_URL: await createDatabase(inject("postgresUrl")),
    DEMO_CONTENT: "true",
    SMTP_URL: smtp.url,
    MAIL_FROM: "no-reply@meydan.example",
  };
  const first = await startSite(settings);
  onTestFinished(first.stop);
  const second = await startSite(settings);
  onTestFinished(second.stop);
  const sites = [first, second];
  const desk = await openDesk(settings);
  const path = pathOf("post-other"); // in carousels, and with a preview image that the site draws
  const traces = await findTraces(sites, path);

  const context = await browser.newContext({ javaScriptEnabled: script, baseURL: first.origin });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${path}?lng=${lng}`);
  const shownText = (await page.locator("main article, main").first().innerText()).slice(0, 40);
  await page.locator("main").getByRole("link", { name: navigation.report, exact: true }).click();
  await page.waitForURL(/\/report\?/);
  if (script) await waitForHydration(page);
  await fillIn(page, t.person, { reason: "Fotoğrafım çalındı.", name: "Ada", email: "ada@example.com" });
  await page.getByRole("button", { name: t.submit }).click();
  await page.waitForURL(/\/report\/receipt/);
  const reference = (await page.locator("dl").innerText()).match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? "";

  // The mailed link confirms with a press alone, here at the other instance.
  const receipt = await mailOf(smtp, 1);
  expect(receipt.envelopeTo).toEqual(["ada@example.com"]);
  expect(receipt.text).toContain(reportMail.notYou);
  expect(receipt.text).not.toMatch(/Fotoğrafım|Ada\b/);
  await page.goto(second.origin + linkIn(receipt, "/report/confirm"));
  await page.getByRole("button", { name: reportStatus.confirmSubmit }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(reportStatus.confirmedTitle);

  expect(await desk("list")).toContain(reference);
  const statement = await desk.answer(reference, decision, "Kural 3");
  expect(statement).toContain(`${path}\n`);
  expect(statement).not.toMatch(/ada@example|Ada\b/);
  await expectEverywhere(sites, path, status);
  await traces.expectGone();

  const decided = await mailOf(smtp, 2);
  expect(decided.subject).toContain(reportStatus.decidedTitle);
  expect(decided.text).toContain(reportStatus[decision]);
  expect(decided.text).toContain("Kural 3");
  expect(decided.text).toContain("Gerekçemiz budur.");
  await page.goto(`${first.origin}${path}?lng=${lng}`);
  expect(await page.locator("main").innerText()).not.toContain(shownText);

  await page.goto(second.origin + linkIn(decided, "/report/status"));
  expect(await page.locator("main").innerText()).toContain(reportStatus[decision]);
  await page.locator("[name=reason]").fill("Bu karar yanlış.");
  await page.getByRole("button", { name: reportStatus.objectionSubmit }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(reportStatus.objectedTitle);

  await desk.answer(reference, "kept", "İtiraz haklı");
  await expectEverywhere(sites, path, 200);
  await traces.expectBack();
  const undone = await mailOf(smtp, 3);
  expect(undone.text).toContain(reportStatus.kept);
  await page.goto(`${second.origin}${path}?lng=${lng}`);
  expect(await page.locator("main").innerText()).toContain(shownText);
  for (const site of sites) expect(site.log()).not.toMatch(/ada@example|Fotoğrafım|token=[\w-]{43}/);
});

async function fillIn(page: Page, kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole("radio", { name: kind }).check();
  for (const [name, value] of Object.entries(fields)) await page.locator(`main form [name="${name}"]`).fill(value);
  await page.locator("main form [name=faith]").check();
}

/** The mail with this number, counted from 1. */
async function mailOf(smtp: Awaited<ReturnType<typeof startSmtp>>, number: number): Promise<ReceivedMail> {
  const mail = (await smtp.waitForMails(number))[number - 1];
  if (!mail) throw new Error(`there is no mail ${number}`);
  return mail;
}

/** Path and query of a mail's link, whichever instance has written it. */
function linkIn(mail: ReceivedMail, path: string): string {
  const link = (mail.text ?? "").split("\n").find((line) => URL.canParse(line) && new URL(line).pathname === path);
  if (link === undefined) throw new Error(`no link to ${path} in: ${mail.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function openDesk(settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "desk-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const reasons = join(folder, "reasons.txt");
  await writeFile(reasons, "Gerekçemiz budur.\n");
  const desk = async (...words: string[]) => {
    const script = spawn(process.execPath, [join(import.meta.dirname, "../../commands/reports.ts"), ...words], {
      env: { PATH: process.env.PATH, SITE_ORIGIN: "https://www.meydan.example", ...settings },
    });
    const [output, errors] = await Promise.all([text(script.stdout), text(script.stderr)]);
    expect(errors).toBe("");
    return output;
  };
  const answer = (reference: string, decision: string, ground: string) =>
    desk("answer", reference, "--decision", decision, "--ground", ground, "--text", reasons);
  return Object.assign(desk, { answer });
}

async function expectEverywhere(sites: readonly RunningSite[], path: string, status: number): Promise<void> {
  const urls = sites.flatMap(({ origin }) => [origin + path, `${origin}/embed${path}`]);
  const statuses = () => Promise.all(urls.map(async (url) => (await fetch(url)).status));
  await expect.poll(statuses, { timeout: purgeLimit, interval: 50 }).toEqual(urls.map(() => status));
}

/** Where a post is seen besides its own page: its author's feed, carousels of other posts, and its preview image. */
async function findTraces(sites: readonly RunningSite[], path: string) {
  const html = await (await fetch(sites[0]?.origin + path)).text();
  const author = /href="(\/profile\/[^"?/]+)/.exec(html)?.[1];
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (author === undefined || image === undefined) throw new Error(`${path} names no author or has no preview image`);
  const preview = new URL(image.replaceAll("&amp;", "&"));
  const others = everyPage.filter(({ name, status }) => name.startsWith("post-") && status === undefined);
  const mentions = async (url: string) => (await (await fetch(url)).text()).includes(path);
  const pages = ["/feed.xml", "/feed.json"].map((feed) => author + feed);
  for (const other of others) {
    if (other.path !== path && (await mentions(sites[0]?.origin + other.path))) pages.push(other.path);
  }
  expect(pages.length).toBeGreaterThan(2); // at least one carousel
  const seen = async () => {
    const found: string[] = [];
    for (const { origin } of sites) {
      for (const page of pages) if (await mentions(origin + page)) found.push(page);
      if ((await fetch(origin + preview.pathname + preview.search)).ok) found.push("preview image");
    }
    return found;
  };
  const everywhere = await seen();
  expect(everywhere).toHaveLength(sites.length * (pages.length + 1));
  // Other posts' pages do not know of a post that they have not shown: it returns to them as they age.
  const ofAuthor = everywhere.filter((trace) => !trace.startsWith("/post/"));
  return {
    expectGone: () => expect.poll(seen, { timeout: purgeLimit, interval: 50 }).toEqual([]),
    // Its image is drawn again, which may take seconds.
    expectBack: () => expect.poll(seen, { timeout: 15_000, interval: 50 }).toEqual(expect.arrayContaining(ofAuthor)),
  };
}
