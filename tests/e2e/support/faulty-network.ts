import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * "online": requests reach the site. "down": connections break. "hanging": requests wait until the state changes.
 * "bad-gateway": a proxy answers that there is no server.
 */
export type NetworkState = "online" | "down" | "hanging" | "bad-gateway";

/** A proxy between the browser and a site, on one origin, whatever is behind it. */
export interface FaultyNetwork {
  readonly origin: string;
  /** Changes what happens to requests; those that hang go on in the new state. */
  readonly set: (state: NetworkState) => void;
  /** Serves a file of the test's own at a path, whatever its query. */
  readonly serve: (path: string, type: "text/html" | "text/javascript", body: string) => void;
  /** Puts another site behind the origin. */
  readonly connect: (siteOrigin: string) => void;
  /**
   * Releases another build: all scripts and styles have other names, and those of earlier builds are gone, as after a
   * release onto a new machine.
   */
  readonly release: () => void;
  /** URLs whose response has been sent. */
  readonly answered: string[];
  readonly stop: () => Promise<void>;
}

/** A PNG in place of every resized image. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Names of scripts with their hash, and of styles, which are hashes. */
const hashedName = /([\w.-]+-[\w-]{8}(?=\.js)|\/[\w-]{8}(?=\.css))\.(js|css)\b/g;

export async function startFaultyNetwork(firstSite: string): Promise<FaultyNetwork> {
  let state: NetworkState = "online";
  let siteOrigin = firstSite;
  let build = 1;
  let waiting: (() => void)[] = [];
  const answered: string[] = [];
  const files = new Map<string, { readonly type: string; readonly body: string }>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (state === "hanging") await new Promise<void>((resume) => waiting.push(resume));
    if (state === "down") return void response.destroy();
    if (state === "bad-gateway") return void response.writeHead(502).end();
    const url = request.url ?? "/";
    const file = files.get(url.split("?")[0] ?? url);
    if (file) return void response.writeHead(200, { "content-type": file.type }).end(file.body);
    if (url.startsWith("/picture/")) return void response.writeHead(200, { "content-type": "image/png" }).end(pixel);
    const [, named = "1"] = /\.build(\d+)\.(?:js|css)$/.exec(url) ?? [];
    if (/^\/assets\/.*\.(js|css)$/.test(url) && Number(named) !== build) return void response.writeHead(404).end();
    const headers = new Headers({ "Accept-Encoding": "identity" });
    for (const name of ["accept", "accept-language", "cookie", "user-agent"]) {
      headers.set(name, String(request.headers[name] ?? ""));
    }
    const upstream = await fetch(siteOrigin + url.replace(/\.build\d+\./, "."), { headers, redirect: "manual" });
    const type = upstream.headers.get("content-type") ?? "";
    const body = Buffer.from(await upstream.arrayBuffer());
    response.statusCode = upstream.status;
    for (const [name, value] of upstream.headers) if (name !== "content-length") response.setHeader(name, value);
    response.end(build > 1 && /^text\//.test(type) ? rename(body.toString(), build) : body);
  }

  const server = createServer((request, response) => {
    response.once("finish", () => answered.push(request.url ?? ""));
    answer(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      state = next;
      const resumed = waiting;
      waiting = [];
      for (const resume of resumed) resume();
    },
    serve: (path, type, body) => void files.set(path, { type, body }),
    connect: (other) => {
      siteOrigin = other;
    },
    release: () => {
      build += 1;
    },
    answered,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function rename(text: string, build: number): string {
  return text.replace(hashedName, `$1.build${build}.$2`);
}
