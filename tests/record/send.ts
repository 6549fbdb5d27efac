import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { type RecordedRequest, visitor } from "./recorded-request.ts";

export interface SentResponse {
  readonly status: number;
  /** Names in lower case, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As it came, maybe compressed. */
  readonly body: Buffer;
}

/** Milliseconds; the site's own limit for a request is 13 s. */
const timeoutMs = 30_000;

/** Sends a request exactly as it is said: no client of the Web would send most of these targets. */
export function send(port: number, request: RecordedRequest): Promise<SentResponse> {
  const { raw, method = "GET", target, body } = request;
  if (raw !== undefined) return sendRaw(port, raw);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: "127.0.0.1", port, method, path: target, agent: false, setHost: false, headers: headerList(request) },
      async (response) => {
        try {
          const received = await buffer(response);
          resolve({ status: response.statusCode ?? 0, headers: pairs(response.rawHeaders), body: received });
        } catch (error) {
          reject(error);
        } finally {
          sent.destroy();
        }
      },
    );
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error("no response")));
    sent.on("error", reject);
    sent.end(body);
  });
}

function headerList({ method = "GET", headers, moreHeaders = [], body, chunked }: RecordedRequest): string[] {
  const list = Object.entries({ ...visitor, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  );
  list.push(...moreHeaders.flat());
  if (chunked) list.push("Transfer-Encoding", "chunked");
  else if (body !== undefined || ["POST", "PUT", "PATCH"].includes(method)) {
    list.push("Content-Length", String(Buffer.byteLength(body ?? "")));
  }
  return list;
}

function pairs(rawHeaders: readonly string[]): [string, string][] {
  const list: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    list.push([rawHeaders[index]?.toLowerCase() ?? "", rawHeaders[index + 1] ?? ""]);
  }
  return list;
}

/** Reads until the server closes the connection: such a request has to ask for that, or to be refused. */
function sendRaw(port: number, raw: string): Promise<SentResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(raw, "latin1"));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("no end")));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parse(Buffer.concat(chunks))));
  });
}

function parse(bytes: Buffer): SentResponse {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, Math.max(end, 0)).split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(statusLine.split(" ")[1] ?? 0), headers, body: bytes.subarray(end + 4) };
}
