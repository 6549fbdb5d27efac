import { Agent, request } from "undici";
import type { NginxServer } from "./nginx-server.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A client of nginx over TLS, as https://www.example.com. */
export interface Visitor {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Posts a form of this origin. */
  readonly post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export const siteOrigin = "https://www.example.com";

/**
 * @param address any of 127.0.0.0/8, each with its own count of requests, or ::1
 * @param host that is asked for, whatever it resolves to
 */
export function createVisitor(
  nginx: Pick<NginxServer, "certificate" | "httpsPort">,
  address = "127.0.0.1",
  host = new URL(siteOrigin).host,
): Visitor {
  const server = address.includes(":") ? { address: "::1", family: 6 } : { address: "127.0.0.1", family: 4 };
  const dispatcher = new Agent({
    localAddress: address,
    connect: {
      ca: nginx.certificate,
      lookup: (_host, { all }, callback) =>
        all ? callback(null, [server]) : callback(null, server.address, server.family),
    },
  });
  async function send(path: string, options: Parameters<typeof request>[1]): Promise<Answer> {
    const { statusCode, headers, body } = await request(`https://${host}:${nginx.httpsPort}${path}`, {
      dispatcher,
      ...options,
    });
    return {
      status: statusCode,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()])),
      body: Buffer.from(await body.arrayBuffer()),
    };
  }
  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields) =>
      send(path, {
        method: "POST",
        headers: { Origin: siteOrigin, "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      }),
    close: () => dispatcher.close(),
  };
}
