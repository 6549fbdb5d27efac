import type { IncomingMessage, ServerResponse } from "node:http";
import type { FileHandler } from "#server/file-answer.ts";
import { readRequestTarget } from "#server/request-target.ts";
import { sendBody } from "#server/send-body.ts";
import { isPicturePath, type PictureSize, pictureSize, readPictureAddress } from "#site/pictures/picture-address.ts";
import { missingPicture } from "./missing-picture.ts";
import type { KeptPicture } from "./picture-store.ts";
import { isOwnMedia, type PictureWorkshop, type WorkshopAnswer } from "./picture-workshop.ts";
import type { PictureFormat } from "./resize-picture.ts";

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
export function createPictureEndpoint(
  workshop: PictureWorkshop,
  isSigned: (url: string, signature: string) => boolean,
): FileHandler {
  return async (request, response, path) => {
    if (!isPicturePath(path)) return false;
    const target = readRequestTarget(request.url ?? "");
    const asked = target.ok ? readPictureAddress(path, target.search) : undefined;
    const size = asked && pictureSize(asked.size);
    if (!asked || !size || !isSigned(asked.url, asked.signature)) {
      response.writeHead(404, { "Cache-Control": "public, max-age=60", "Content-Length": 0 }).end();
      return true;
    }
    const format = formatFor(request.headers.accept);
    const answer = await workshop.get({ ...asked, format });
    response.setHeader("Vary", "Accept");
    // The embedded card may stand in a sandboxed frame, which is of no site.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (answer.kind === "made") sendPicture(request, response, answer.picture, format, isOwnMedia(asked.url));
    else sendMissing(response, answer.kind, size);
    return true;
  };
}

/** Formats a browser may name, the smallest first. */
const namedFormats = ["avif", "webp"] as const;

/** The smallest format that the browser names and does not refuse. Whoever takes anything gets JPEG. */
function formatFor(accept = ""): PictureFormat {
  const taken = accept.split(",").filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  return namedFormats.find((format) => taken.some((one) => one.includes(`image/${format}`))) ?? "jpeg";
}

function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, tag }: KeptPicture,
  format: PictureFormat,
  own: boolean,
): void {
  const etag = `"${tag}"`;
  const headers = ["Content-Type", `image/${format}`, "Content-Length", String(bytes.byteLength), "ETag", etag];
  headers.push("Cache-Control", own ? policies.own : policies.foreign);
  sendBody(request, response, 200, { bytes, headers, etag }, []);
}

function sendMissing(response: ServerResponse, kind: keyof typeof failures, size: PictureSize): void {
  const { status, headers } = failures[kind];
  const body = missingPicture(size);
  response.writeHead(status, { ...headers, "Content-Type": "image/svg+xml", "Content-Length": body.byteLength });
  response.end(body);
}
