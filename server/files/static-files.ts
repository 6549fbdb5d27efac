import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, relative, resolve, sep } from "node:path";
import { chooseEncoding, type Encoding } from "#server/http/accept-encoding.ts";
import { type Body, sendBody } from "#server/http/send-body.ts";
import { sendFile } from "./send-file.ts";

/** The files that the build has laid out for browsers. */
export interface StaticFiles {
  /**
   * Answers from memory.
   *
   * @param path URL-encoded, starting with "/", without a query
   * @returns false where there is no such file, or only `fromDisk` can do it; nothing has been written then
   */
  readonly fromMemory: (request: IncomingMessage, response: ServerResponse, path: string, requestId: string) => boolean;
  /** Parts of files, and those too large for memory. @returns false where there is no such file */
  readonly fromDisk: (request: IncomingMessage, response: ServerResponse, path: string) => boolean | Promise<boolean>;
}

/** Seconds. Files under /assets/ carry a hash of their content in their name; the others keep it over deployments. */
const lifetime = { hashed: 365 * 24 * 3600, named: 3600 };

/** Bytes up to which a file stays in memory once it was asked for; a build has about 2 MB in all. */
const memoryLimit = 256 * 1024;

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Types that are never a document of their own but part of one, whose policies hold. No script here is a worker. */
const bare: ReadonlySet<string> = new Set([
  "image/avif",
  "image/webp",
  "font/woff2",
  "text/css; charset=utf-8",
  "text/javascript; charset=utf-8",
]);

/** 0.5 kB of headers that say nothing about such a file: a fifth of a cut font. */
const aboutDocuments: ReadonlySet<string> = new Set([
  "Content-Security-Policy",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
]);

const resourcePolicy = "Cross-Origin-Resource-Policy";

const packedForms = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

type Forms = Partial<Record<Encoding, Body>> & { readonly identity: Body };

/**
 * @param folder listed once: a request for anything else costs no look at the disk
 * @param defaults headers of every response
 */
export function createStaticFiles(folder: string, defaults: Readonly<Record<string, string>>): StaticFiles {
  const root = resolve(folder);
  const files = listFiles(root);
  const forms = new Map<string, Forms | undefined>();
  const formsOf = (path: string, file: string) => {
    if (!forms.has(path)) forms.set(path, readForms(file, path, defaults));
    return forms.get(path);
  };
  return {
    fromMemory(request, response, path, requestId) {
      const file = files.get(path);
      if (file === undefined || request.headers.range !== undefined) return false;
      const found = formsOf(path, file);
      if (!found) return false;
      const body = found[chooseEncoding(request.headers["accept-encoding"])] ?? found.identity;
      sendBody(request, response, 200, body, ["X-Request-Id", requestId]);
      return true;
    },
    fromDisk(request, response, path) {
      const file = files.get(path);
      if (file === undefined) return false;
      const etag = formsOf(path, file)?.identity.etag;
      if (etag) response.setHeader("ETag", etag); // a part must name the whole that it is of
      if (isForOthers(path, types[extname(file)])) response.setHeader(resourcePolicy, "cross-origin");
      const hashed = isHashed(path);
      const maxAge = 1000 * (hashed ? lifetime.hashed : lifetime.named);
      return sendFile(request, response, path, { root, maxAge, immutable: hashed });
    },
  };
}

/** By the path in their address; packed forms have none of their own. */
function listFiles(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));
  const known = new Set(files);
  return new Map(
    files
      .filter((file) => !packedForms.some(({ ending }) => file.endsWith(ending) && known.has(file.slice(0, -3))))
      .map((file) => [encodeURI(`/${relative(root, file).split(sep).join("/")}`), file]),
  );
}

function readForms(file: string, path: string, defaults: Readonly<Record<string, string>>): Forms | undefined {
  const type = types[extname(file)];
  if (type === undefined || statSync(file).size > memoryLimit) return undefined;
  const packed = packedForms.filter(({ ending }) => existsSync(file + ending));
  const lasting = isHashed(path)
    ? `public, max-age=${lifetime.hashed}, immutable`
    : `public, max-age=${lifetime.named}`;
  const said = Object.entries(defaults).filter(([name]) => !bare.has(type) || !aboutDocuments.has(name));
  const common = said.flatMap(([name, value]) => [
    name,
    isForOthers(path, type) && name === resourcePolicy ? "cross-origin" : value,
  ]);
  common.push("Content-Type", type, "Cache-Control", lasting);
  // A file that has packed forms is text, of which nobody asks for parts.
  common.push(...(packed.length > 0 ? ["Vary", "Accept-Encoding"] : ["Accept-Ranges", "bytes"]));
  const bodyOf = (bytes: Buffer, encoding: Encoding): Body => {
    const etag = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
    const own = ["Content-Length", String(bytes.length), "ETag", etag];
    if (encoding !== "identity") own.push("Content-Encoding", encoding);
    return { bytes, headers: [...common, ...own], etag };
  };
  const forms: Forms = { identity: bodyOf(readFileSync(file), "identity") };
  for (const { encoding, ending } of packed) forms[encoding] = bodyOf(readFileSync(file + ending), encoding);
  return forms;
}

/** Share picture and icons, which chats and launchers show on pages of their own. */
function isForOthers(path: string, type: string | undefined): boolean {
  return type?.startsWith("image/") === true && !isHashed(path);
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}
