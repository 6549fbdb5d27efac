import type { IncomingMessage, ServerResponse } from "node:http";
import type { FileHandler } from "#server/files/send-file.ts";
import { readRequestTarget } from "#server/http/request-target.ts";
import { sendBody } from "#server/http/send-body.ts";
import { type ImageSize, imageSize, isImagePath, parseImageUrl } from "#site/images/image-url.ts";
import { type ImageService, isOwnMedia, type WorkshopAnswer } from "./image-service.ts";
import type { KeptImage } from "./image-store.ts";
import { missingImage } from "./missing-image.ts";
import type { ImageFormat } from "./resize-image.ts";

/** Own media never change under their name; another host's picture may, so it is asked for again after a day. */
const policies = {
  own: "public, max-age=31536000, immutable",
  foreign: "public, max-age=86400, stale-while-revalidate=604800",
};

const failures: Record<Exclude<WorkshopAnswer["kind"], "made">, { status: number; headers: Record<string, string> }> = {
  missing: { status: 404, headers: { "Cache-Control": "public, max-age=60" } },
  unreachable: { status: 502, headers: { "Cache-Control": "public, max-age=10" } },
  busy: { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } },
};

/**
 * Answers `/picture/<size>/<signature>?of=<address>`. What the site has not signed itself, and any size it does not
 * serve, is 404 without further work.
 */
export function createImageEndpoint(
  workshop: ImageService,
  isSigned: (url: string, signature: string) => boolean,
): FileHandler {
  return async (request, response, path) => {
    if (!isImagePath(path)) return false;
    const target = readRequestTarget(request.url ?? "");
    const asked = target.ok ? parseImageUrl(path, target.search) : undefined;
    const size = asked && imageSize(asked.size);
    if (!asked || !size || !isSigned(asked.url, asked.signature)) {
      response.writeHead(404, { "Cache-Control": "public, max-age=60", "Content-Length": 0 }).end();
      return true;
    }
    const format = formatFor(request.headers.accept);
    const answer = await workshop.get({ ...asked, format });
    response.setHeader("Vary", "Accept");
    // The embedded card may stand in a sandboxed frame, which is of no site.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (answer.kind === "made") sendImage(request, response, answer.image, format, isOwnMedia(asked.url));
    else sendMissing(response, answer.kind, size);
    return true;
  };
}

/** Formats a browser may name, the smallest first. */
const namedFormats = ["avif", "webp"] as const;

/** The smallest format that the browser names and does not refuse. Whoever takes anything gets JPEG. */
function formatFor(accept = ""): ImageFormat {
  const taken = accept.split(",").filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  return namedFormats.find((format) => taken.some((one) => one.includes(`image/${format}`))) ?? "jpeg";
}

function sendImage(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, tag }: KeptImage,
  format: ImageFormat,
  own: boolean,
): void {
  const etag = `"${tag}"`;
  const headers = ["Content-Type", `image/${format}`, "Content-Length", String(bytes.byteLength), "ETag", etag];
  headers.push("Cache-Control", own ? policies.own : policies.foreign);
  sendBody(request, response, 200, { bytes, headers, etag }, []);
}

function sendMissing(response: ServerResponse, kind: keyof typeof failures, size: ImageSize): void {
  const { status, headers } = failures[kind];
  const body = missingImage(size);
  response.writeHead(status, { ...headers, "Content-Type": "image/svg+xml", "Content-Length": body.byteLength });
  response.end(body);
}
