import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { userFileMaxAgeMs } from "#server/files/media-files.ts";
import type { FileHandler } from "#server/files/send-file.ts";
import { readRequestTarget } from "#server/http/request/request-target.ts";
import { sendBody } from "#server/http/send-body.ts";
import { type ImageSize, imageSize, isImagePath, parseImageUrl } from "#site/images/image-url.ts";
import type { ImageResult, ImageService } from "./image-service.ts";
import type { StoredImage } from "./image-store.ts";
import type { ImageFormat } from "./processes/resize-image.ts";

const foundPolicy = `public, max-age=${userFileMaxAgeMs / 1000}`;

const failures: Record<Exclude<ImageResult["kind"], "found">, { status: number; headers: Record<string, string> }> = {
  missing: { status: 404, headers: { "Cache-Control": "no-store" } },
  unreachable: { status: 502, headers: { "Cache-Control": "no-store" } },
  busy: { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } },
};

/**
 * Serves `/picture/<size>/<signature>?of=<URL>`. A URL that the site has not signed, or another size, is 404 without
 * further work.
 */
export function createImageEndpoint(
  service: ImageService,
  isSigned: (url: string, signature: string) => boolean,
): FileHandler {
  return async (request, response, path) => {
    if (!isImagePath(path)) return false;
    const target = readRequestTarget(request.url ?? "");
    const requested = target.ok ? parseImageUrl(path, target.search) : undefined;
    const size = requested && imageSize(requested.size);
    if (!requested || !size || !isSigned(requested.url, requested.signature)) {
      response.writeHead(404, { "Cache-Control": "no-store", "Content-Length": 0 }).end();
      return true;
    }
    const format = chooseFormat(request.headers.accept);
    const result = await service.get({ ...requested, format });
    response.setHeader("Vary", "Accept");
    // The embedded card may be in a sandboxed frame, which has an opaque origin.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (result.kind === "found") sendImage(request, response, result.image, format);
    else sendMissing(response, result.kind, size);
    return true;
  };
}

/** Formats that a browser may name, the smallest first. */
const namedFormats = ["avif", "webp"] as const;

/** Characters of `Accept` that are parsed: more than any browser sends, few enough to bound the work. */
const maxAccept = 1000;

/** Chooses the smallest format that the client names; one that only accepts anything gets JPEG. */
function chooseFormat(accept = ""): ImageFormat {
  const accepted = new Set(
    parseAccept(accept.slice(0, maxAccept).toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])),
  );
  return namedFormats.find((format) => accepted.has(`image/${format}`)) ?? "jpeg";
}

function sendImage(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, tag }: StoredImage,
  format: ImageFormat,
): void {
  const etag = `"${tag}"`;
  const headers = ["Content-Type", `image/${format}`, "Content-Length", String(bytes.byteLength), "ETag", etag];
  headers.push("Cache-Control", foundPolicy);
  sendBody(request, response, 200, { bytes, headers, etag });
}

function sendMissing(response: ServerResponse, kind: keyof typeof failures, size: ImageSize): void {
  const { status, headers } = failures[kind];
  const body = missingImage(size);
  response.writeHead(status, { ...headers, "Content-Type": "image/svg+xml", "Content-Length": body.byteLength });
  response.end(body);
}

/**
 * An empty image, which leaves the letter behind an avatar visible. It has the size of an avatar: with one pixel, its
 * width would round to 0 on dense screens, and browsers show an image without width as broken.
 */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>';

/** A crossed-out picture frame, visible on light and dark backgrounds. */
const crossedOut =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><g fill="none" stroke="#868686" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><rect x="84" y="90" width="72" height="60" rx="9"/><circle cx="103" cy="109" r="6"/><path d="m88 144 22-22 13 13 12-12 17 17M78 156 162 84"/></g></svg>';

/** Returns the body of an image error, which browsers show instead of a broken image. */
function missingImage({ square }: ImageSize): Buffer {
  return Buffer.from(square ? blank : crossedOut);
}
