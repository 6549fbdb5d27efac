import type { IncomingMessage, ServerResponse } from "node:http";
import send, { type SendOptions } from "send";
import { pieceBytes } from "#server/http/send-body.ts";

/**
 * Answers a request with a file. @returns false where there is none; nothing has been written then
 *
 * @param path checked, as the query is (server/http/request/request-target.ts)
 */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
) => boolean | Promise<boolean>;

interface SendFileOptions extends SendOptions {
  readonly root: string;
  /** Set only where the file exists. They take precedence over those that `send` finds out. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a file of a folder, with content type, ETag and 304, ranges, and HEAD.
 *
 * @param path within the folder, URL-encoded, beginning with "/"
 * @returns false where there is no such file; nothing has been written then
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { headers = {}, ...options }: SendFileOptions,
): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(true); // the client has left, and `close` does not come again
  return new Promise((resolve) => {
    const onClose = () => resolve(true);
    const notFound = () => {
      response.off("close", onClose);
      resolve(false);
    };
    response.once("close", onClose);
    // `send` passes its options on to the stream that reads the file.
    const sendOptions = { index: false, dotfiles: "deny", highWaterMark: pieceBytes, ...options } as const;
    send(request, path, sendOptions)
      .on("headers", () => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      })
      .on("error", (error: { status?: number; headers?: Record<string, string> }) => {
        if (response.headersSent) response.destroy();
        else if (error.status === 416 || error.status === 412) {
          // The file exists, but not the requested range, or not under the request's condition.
          response.removeHeader("Cache-Control");
          response.writeHead(error.status, error.headers).end();
        } else notFound();
      })
      .on("directory", notFound)
      .pipe(response);
  });
}
