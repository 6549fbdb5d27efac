import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { RefusalReason } from "#site/features/counting/count-labels.ts";

export type MessageEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface MessageEndpointOptions {
  /** Bytes. Browsers always say the length of a message. */
  readonly sizeLimit: number;
  /** Why a message is not read. */
  readonly refusalOf: (request: IncomingMessage) => RefusalReason | undefined;
  /** @returns whether the message is one */
  readonly take: (body: string, request: IncomingMessage) => boolean;
  readonly onRefused: (reason: RefusalReason) => void;
}

const statusOf: Readonly<Record<RefusalReason, number>> = {
  foreign: 403,
  "too-large": 413,
  "too-fast": 429,
  invalid: 400,
};

/** Takes small messages of browsers by POST, and answers each with a status alone. */
export function createMessageEndpoint({
  sizeLimit,
  refusalOf,
  take,
  onRefused,
}: MessageEndpointOptions): MessageEndpoint {
  const refusalOfBody = async (request: IncomingMessage): Promise<RefusalReason | undefined> => {
    if (!(Number(request.headers["content-length"]) <= sizeLimit)) return "too-large";
    // Empty where the client aborts.
    return take(await text(request).catch(() => ""), request) ? undefined : "invalid";
  };
  return async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return sendStatus(response, 405);
    }
    const refusal = refusalOf(request) ?? (await refusalOfBody(request));
    if (refusal) onRefused(refusal);
    sendStatus(response, refusal ? statusOf[refusal] : 204);
  };
}

function sendStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  // The rest of an unread body would be parsed as the next request.
  if (!response.req.complete) response.setHeader("Connection", "close");
  response.end();
}
