import { connect } from "node:net";
import { type ConnectionOptions, connect as connectTls } from "node:tls";

/** One response as it arrived. */
export interface RawResponse {
  readonly status: number;
  /** By names in lower case; several of one name are joined with a line break. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Exchange {
  /** Everything that the server has sent, each byte as one character. */
  readonly received: string;
  /** The first response; `undefined` where the server has closed the connection without one. */
  readonly response: RawResponse | undefined;
  /** Milliseconds until the server closed the connection. */
  readonly duration: number;
}

/** Milliseconds after which a connection that the server keeps open counts as a hang. */
const hangMs = 20_000;

/** Milliseconds after which the sending side is closed: a server drops a request whose client seems to leave at once. */
const leaveMs = 500;

/**
 * Sends bytes as they are, closes the sending side a moment later, and reads until the server closes the connection.
 *
 * @param tls for https: the server's name and certificate
 * @throws where the server keeps the connection open
 */
export function exchange(
  origin: string,
  bytes: string | Uint8Array,
  leaveAfterMs = leaveMs,
  tls?: Pick<ConnectionOptions, "ca" | "servername">,
): Promise<Exchange> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    let received = "";
    const send = () => {
      socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
    };
    const address = { host: hostname, port: Number(port) };
    const socket = tls ? connectTls({ ...address, ...tls }, send) : connect(address, send);
    const leave = setTimeout(() => socket.end(), leaveAfterMs);
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the server keeps the connection open after ${JSON.stringify(String(bytes).slice(0, 200))}`));
    }, hangMs);
    socket.setEncoding("latin1").on("data", (text) => {
      received += text;
    });
    socket.on("error", () => {}); // a reset ends the connection as well
    socket.on("close", () => {
      clearTimeout(timer);
      clearTimeout(leave);
      resolve({ received, response: parseResponse(received), duration: performance.now() - startedAt });
    });
  });
}

/** Sends a GET with these headers on a connection of its own. */
export async function get(origin: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries({ Host: new URL(origin).host, Connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const { response, duration } = await exchange(origin, `GET ${path} HTTP/1.1\r\n${head}\r\n`);
  if (!response) throw new Error(`no response to GET ${path}`);
  return { ...response, duration };
}

function parseResponse(text: string): RawResponse | undefined {
  const end = text.indexOf("\r\n\r\n");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (end < 0 || status === undefined) return undefined;
  const headers = new Map<string, string>();
  for (const line of text.slice(0, end).split("\r\n").slice(1)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const before = headers.get(name);
    const value = line.slice(colon + 1).trim();
    headers.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return { status: Number(status), headers, body: text.slice(end + 4) };
}
