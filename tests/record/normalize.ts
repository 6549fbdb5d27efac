import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { decodeJwt } from "jose";
import { unzipPass } from "../http/support/read-pass.ts";
import type { RecordedRequest } from "./recorded-request.ts";
import type { SentResponse } from "./send.ts";

/** A response without what differs from one run, or one build, to the next. */
export interface NormalizedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body in parts that change for different reasons. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The origins that have another port in each run. */
export interface Origins {
  readonly site: string;
  readonly productServer: string;
}

const dropped = new Set(["date", "x-request-id", "keep-alive"]);

export function normalize(request: RecordedRequest, response: SentResponse, origins: Origins): NormalizedResponse {
  const requestId = response.headers.find(([name]) => name === "x-request-id")?.[1];
  const clean = (text: string) => replaceVolatile(text, origins, requestId);
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) {
    if (dropped.has(name) || (name === "age" && !request.keepAge)) continue;
    const normalized = clean(normalizeHeader(name, value, response));
    headers[name] = headers[name] === undefined ? normalized : `${headers[name]} | ${normalized}`;
  }
  headers["x-request-id"] = requestId === undefined ? "none" : "*";
  const parts = request.ignoreBody ? { any: response.body.length > 0 ? "some" : "" } : bodyParts(response, clean);
  const jwt = jwtPayload(response);
  return { status: response.status, headers, parts: jwt === undefined ? parts : { ...parts, jwt: clean(jwt) } };
}

function normalizeHeader(name: string, value: string, { body, headers }: SentResponse): string {
  switch (name) {
    case "etag":
      return value.startsWith("W/") ? 'W/"*"' : '"*"';
    case "last-modified":
      return "*";
    case "age":
      return "*";
    case "content-length":
      if (Number(value) === 0) return "0";
      if (Number(value) === body.length) return "of the body";
      // Sizes of images and files do not change; those of pages do, with the names of assets.
      return headers.some(([other, type]) => other === "content-type" && /^(image|video)\//.test(type)) ? value : "*";
    case "retry-after":
      return Number(value) > 60 ? "minutes" : value;
    case "location":
      return value.replace(/^(https:\/\/pay\.google\.com\/gp\/v\/save\/).*/, "$1*");
    default:
      return value;
  }
}

function replaceVolatile(text: string, { site, productServer }: Origins, requestId: string | undefined): string {
  let result = text;
  for (const [origin, name] of [
    [site, "http://site.test"],
    [productServer, "http://product.test"],
  ] as const) {
    result = result.replaceAll(origin, name).replaceAll(encodeURIComponent(origin), encodeURIComponent(name));
  }
  if (requestId) result = result.replaceAll(requestId, "REQUEST-ID");
  return (
    result
      // Files of the build: name-hash.ending.
      .replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1-*$2")
      // CSS Modules: _name_hash_line.
      .replace(/(?<![\w-])_([A-Za-z][A-Za-z0-9]*)_[a-z0-9]{5}_\d+/g, "_$1")
      .replace(/(\/picture\/[a-z]+\d+\/)[\w-]{16}/g, "$1*")
      .replace(/((?:&quot;|")signature(?:&quot;|"):(?:&quot;|"))[\w-]{16}/g, "$1*")
      // Preview images: language-version.jpg.
      .replace(/(\/share\/[\w/-]+\/[a-z]{2})-[0-9a-f]{16}\.jpg/g, "$1-*.jpg")
      .replace(/'sha256-[A-Za-z0-9+/=]+'/g, "'sha256-*'")
      // Tokens and references of account deletions.
      .replace(/(token=|token" value="|deletion-receipt=)[\w-]{43}/g, "$1*")
      .replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, "REFERENCE")
      // The clock starts at the same moment in each run (fixed-start.ts), but runs.
      .replace(/T12:\d\d:\d\d\.\d{3}Z/g, "T12:*")
      .replace(/(DTSTAMP:)\d{8}T\d{6}Z/g, "$1*")
  );
}

function bodyParts(response: SentResponse, clean: (text: string) => string): Record<string, string> {
  const header = (wanted: string) => response.headers.find(([name]) => name === wanted)?.[1] ?? "";
  const bytes = decode(response.body, header("content-encoding"));
  if (bytes.length === 0) return {};
  const type = header("content-type");
  if (type.startsWith("text/html")) return htmlParts(clean(String(bytes)));
  if (type === "application/vnd.apple.pkpass") return { pass: clean(describePass(bytes)) };
  if (/^(image|video|font)\/(?!svg)|octet-stream|multipart/.test(type))
    return { bytes: `${bytes.length} ${digest(bytes)}` };
  return { text: clean(String(bytes)) };
}

function decode(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/**
 * `head`: what a page says about itself. `text`: what a visitor reads. `markup`: the elements that it is in. `load`:
 * styles, scripts, their data, and what is fetched early.
 */
function htmlParts(html: string): Record<string, string> {
  const load: string[] = [];
  const moveTo = (target: string[]) => (match: string) => {
    target.push(match);
    return "";
  };
  const records: string[] = [];
  const rest = html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/gs, moveTo(records))
    .replace(/<(script|style)\b.*?<\/\1>/gs, moveTo(load))
    .replace(/<noscript><link [^>]*><\/noscript>/g, moveTo(load))
    .replace(/<link rel="(preload|modulepreload|stylesheet|expect)"[^>]*>/g, moveTo(load))
    .replace(/ data-(island|props|server-html|scripts)="[^"]*"/g, moveTo(load));
  const at = rest.indexOf("<body");
  const [head, markup] = at < 0 ? ["", rest] : [rest.slice(0, at), rest.slice(at)];
  const text = markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  const lines = (part: string) => part.replaceAll("<", "\n<").trimStart();
  return { head: lines(head + records.join("")), text, markup: lines(markup), load: load.map(lines).join("\n") };
}

/** The files of a pass without its signature, which is another one each time. */
function describePass(bytes: Buffer): string {
  const files = [...unzipPass(bytes)].filter(([name]) => name !== "signature" && name !== "manifest.json");
  return files
    .map(([name, content]) => `${name} ${name.endsWith(".json") ? String(content) : digest(content)}`)
    .sort()
    .join("\n");
}

function jwtPayload({ headers }: SentResponse): string | undefined {
  const [, location = ""] = headers.find(([name]) => name === "location") ?? [];
  if (!location.startsWith("https://pay.google.com/")) return undefined;
  const { iat: _, ...payload } = decodeJwt(location.split("/").at(-1) ?? "");
  return JSON.stringify(payload, null, 1);
}

export function digest(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
