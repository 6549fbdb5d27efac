import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { userFileMaxAgeMs } from "#server/files/media-files.ts";
import type { FileHandler } from "#server/files/send-file.ts";
import { sendBody } from "#server/http/send-body.ts";
import { type ImageSize, imageSize, isImagePath, parseImageUrl } from "#site/images/image-url.ts";
import type { ImageResult, ImageService } from "./image-service.ts";
import type { createImageSigner } from "./image-signer.ts";
import type { StoredImage } from "./image-store.ts";
import type { ImageFormat } from "./processes/resize-image.ts";

const foundPolicy = `public, max-age=${userFileMaxAgeMs / 1000}`;

const failures: Record<Exclude<ImageResult["kind"], "found">, { status: number; headers: Record<string, string> }> = {
  missing: { status: 404, headers: { "Cache-Control": "no-store" } },
  // Another host's failure: a 5xx would count as one of this server, and wake whoever is on call.
  unreachable: { status: 404, headers: { "Cache-Control": "no-store" } },
  busy: { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } },
};

/**
 * Serves `/picture/<size>/<signature>?of=<URL>`. A URL that the site has not signed, or another size, is 404 without
 * further work.
 */
export function createImageEndpoint(
  service: ImageService,
  { isSigned, nameOf }: Pick<ReturnType<typeof createImageSigner>, "isSigned" | "nameOf">,
): FileHandler {
  return async (request, response, path, search) => {
    if (!isImagePath(path)) return false;
    const requested = parseImageUrl(path, search);
    const size = requested && imageSize(requested.size);
    if (!requested || !size || !isSigned(requested.url, requested.signature)) {
      response.writeHead(404, { "Cache-Control": "no-store", "Content-Length": 0 }).end();
      return true;
    }
    const format = size.moves ? "gif" : chooseFormat(request.headers.accept);
    const result = await service.get({ ...requested, signature: nameOf(requested.url), format });
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
  const body = Buffer.from(size.square ? blank : "");
  response.writeHead(status, { ...headers, "Content-Type": "image/svg+xml", "Content-Length": body.byteLength });
  response.end(body);
}

/**
 * An empty image, which leaves the letter behind an avatar visible. It has the size of an avatar: with one pixel, its
 * width would round to 0 on dense screens, and browsers show an image without width as broken. Other images have none:
 * a page detects that they are missing, and says so.
 */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>';
