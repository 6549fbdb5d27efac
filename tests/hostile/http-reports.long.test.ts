import { expect, onTestFinished, test } from "vitest";
import { demoAccounts, demoPassword } from "#backend/seed/demo-accounts.ts";
import { startSmtp } from "#server/mail/smtp.harness.ts";
import { startSite } from "../e2e/support/start-site.ts";

// Whoever floods the form for reports holds up neither the receipt of a deletion nor other visitors.

const reports = 10_000;
const connections = 16;

/** What one process accepts of everyone in an hour (limit-reports.ts). */
const accepted = 1000;

/** Milliseconds until a receipt of a deletion is in the mail server, however many mails about reports wait. */
const receiptLimit = 10_000;

test("10,000 reports from as many addresses: a deletion's receipt comes on time", async () => {
  const smtp = await startSmtp();
  const site = await startSite({
    DEMO_CONTENT: "true",
    TRUSTED_PROXIES: "127.0.0.1",
    SMTP_URL: smtp.url,
    MAIL_FROM: "no-reply@meydan.example",
  });
  onTestFinished(site.stop);
  const post = (path: string, address: string, fields: Record<string, string>) =>
    fetch(site.origin + path, {
      method: "POST",
      headers: { Origin: site.origin, Accept: "application/json", "X-Forwarded-For": address },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });

  const statuses = new Map<number, number>();
  const numbers = Array.from({ length: reports }, (_, number) => number).values();
  const flood = async () => {
    for (const number of numbers) {
      const response = await post("/report", `10.${number >> 8}.${number & 255}.1`, {
        kind: "copyright",
        about: `${site.origin}/post/p${number}`,
        reason: "Benim",
        name: "Ada",
        email: `ada${number}@example.com`,
        faith: "on",
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  const flooded = Promise.all(Array.from({ length: connections }, flood));
  await expect.poll(() => statuses.get(429) ?? 0, { timeout: 60_000 }).toBeGreaterThan(reports / 10);

  const { email } = demoAccounts[0];
  const askedAt = performance.now();
  const fields = { email, password: demoPassword, action: "delete", confirm: "yes" };
  const asked = await post("/delete-account", "198.51.100.7", fields);
  expect(asked.ok, await asked.text()).toBe(true);
  const isReceipt = ({ envelopeTo }: { envelopeTo: readonly string[] }) => envelopeTo.includes(email);
  await expect.poll(() => smtp.mails.some(isReceipt), { timeout: receiptLimit, interval: 50 }).toBe(true);
  const ms = Math.round(performance.now() - askedAt);
  process.stdout.write(`receipt after ${ms} ms, behind ${smtp.mails.findIndex(isReceipt)} mails about reports\n`);

  await flooded;
  const taken = [...statuses].reduce((sum, [status, count]) => (status === 429 ? sum : sum + count), 0);
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(reports);
  expect(taken).toBeLessThanOrEqual(accepted);
  expect(taken).toBeGreaterThanOrEqual(accepted - 1);
  expect((await fetch(`${site.origin}/?lng=tr`)).status).toBe(200);
});
