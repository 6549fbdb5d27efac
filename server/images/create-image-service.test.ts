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

test("while one host hangs, previews get the images of others and the site's own media", async () => {
  let requests = 0;
  const slow = await serve(() => {
    requests += 1;
  });
  const quick = await serve((_request, response) => response.end("quick"));
  const settings = {
    dataDirectory: temporaryFolder(),
    imageKey: "the key of a test, which is long enough",
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
  // Once the first requests have timed out, the others are not sent.
  expect(new Set(await Promise.all(hanging))).toEqual(new Set([undefined]));
  expect(requests).toBeLessThan(10);
  expect(await text(`${slow}/again.jpg`)).toBeUndefined();
  expect(requests).toBeLessThan(10);
});
