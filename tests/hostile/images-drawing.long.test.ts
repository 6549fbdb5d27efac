import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startDrawingSite } from "./support/drawing-site.ts";
import { statusOf } from "./support/published-images.ts";

const site = startDrawingSite();

test("a killed drawing costs one image: pages answer meanwhile, and the next card is drawn", async () => {
  await statusOf(await site.publish("starts", "Süreç"));
  const [lost, next] = [await site.publish("lost", "Kayıp"), await site.publish("next", "Sonraki")];
  const pid = site.drawProcess() ?? 0;
  process.kill(pid, "SIGSTOP"); // so that it is killed while it draws
  const drawing = statusOf(lost);
  await sleep(300);
  process.kill(pid, "SIGKILL");
  expect(await drawing).toBe(500);
  expect(await statusOf(next)).toBe(200);
  expect(await statusOf(lost)).toBe(503); // for a while it is not tried again
});

test("a hanging drawing ends after its time, and pages do not notice", async () => {
  await statusOf(await site.publish("awake", "Uyanık"));
  const [hanging, waiting] = [await site.publish("hanging", "Asılı"), await site.publish("waiting", "Bekleyen")];
  const pid = site.drawProcess() ?? 0;
  process.kill(pid, "SIGSTOP");
  const startedAt = performance.now();
  const drawing = statusOf(hanging);
  await sleep(100);
  const behind = statusOf(waiting);
  const latencies: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = performance.now();
    expect(await statusOf(`${site.origin}/post/hanging`)).toBe(200);
    latencies.push(performance.now() - before);
  }
  expect(Math.max(...latencies)).toBeLessThan(1000);
  expect([await drawing, await behind]).toEqual([503, 503]);
  expect(performance.now() - startedAt).toBeLessThan(9500);
  await expect.poll(() => statusOf(waiting), { timeout: 10_000 }).toBe(200);
  expect(site.drawProcess()).not.toBe(pid);
});

test("a hundred cards at once: some are drawn, the others are told to come back, pages stay quick", async () => {
  const urls: string[] = [];
  // One after another: of a hundred pages at once, a busy machine would refuse some as well.
  for (let at = 0; at < 100; at += 1) urls.push(await site.publish(`flood-${at}`, `Söz ${at}`));
  const statuses = Promise.all(urls.map(statusOf));
  const latencies: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = performance.now();
    await statusOf(`${site.origin}/healthz`);
    latencies.push(performance.now() - before);
  }
  const found = await statuses;
  expect([...new Set(found)].sort()).toEqual([200, 503]);
  expect(found.filter((status) => status === 200).length).toBeGreaterThan(3);
  expect(latencies.sort((one, other) => one - other)[10]).toBeLessThan(500);
});
