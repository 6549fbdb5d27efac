import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createImages } from "./create-image-service.ts";
import { imageLimits } from "./image-limits.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("while one host hangs, previews get the pictures of others and own media", async () => {
  let asked = 0;
  const slow = await serve(() => {
    asked += 1;
  });
  const quick = await serve((_request, response) => response.end("quick"));
  const settings = {
    dataDirectory: temporaryFolder(),
    imageKey: "of a test, not of a site, and long enough",
    imageCacheSize: 1_000_000,
    mediaOrigins: [slow, quick],
  };
  const own = { readMedia: async () => Buffer.from("own"), ownsMedia: () => true };
  const images = createImages(settings, own, { ...imageLimits, time: 1000 });
  onTestFinished(images.close);
  const text = (url: string) => images.load(url, async (bytes) => Buffer.from(bytes).toString());

  const hanging = Array.from({ length: 100 }, (_, at) => text(`${slow}/${at}.jpg`));
  expect(await text(`${quick}/a.jpg`)).toBe("quick");
  expect(await text("/media/a.jpg")).toBe("own");
  // Once the first requests have timed out, the others are given up without being sent.
  expect(new Set(await Promise.all(hanging))).toEqual(new Set([undefined]));
  expect(asked).toBeLessThan(10);
  expect(await text(`${slow}/again.jpg`)).toBeUndefined();
  expect(asked).toBeLessThan(10);
});
