import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface SlowNetwork {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Bytes and milliseconds: about 100 kB/s, so that a browser has time to paint before the page has ended. */
const piece = { size: 8192, pause: 80 };

/** Proxies a site and sends its pages in small pieces, as a slow network does. */
export async function startSlowNetwork(siteOrigin: string): Promise<SlowNetwork> {
  const server = createServer(async (request, response) => {
    const headers = new Headers({ "Accept-Encoding": "identity" });
    for (const name of ["accept", "accept-language", "user-agent"])
      headers.set(name, String(request.headers[name] ?? ""));
    const upstream = await fetch(siteOrigin + request.url, { headers, redirect: "manual" });
    const body = Buffer.from(await upstream.arrayBuffer());
    response.statusCode = upstream.status;
    for (const [name, value] of upstream.headers) if (name !== "content-length") response.setHeader(name, value);
    const isPage = upstream.headers.get("content-type")?.startsWith("text/html") ?? false;
    for (let sent = 0; isPage && sent < body.length; sent += piece.size) {
      response.write(body.subarray(sent, sent + piece.size));
      await wait(piece.pause);
    }
    response.end(isPage ? undefined : body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
