import type { IncomingMessage, ServerResponse } from "node:http";
import send, { type SendOptions } from "send";

/** Answers a request with a file, or leaves it alone. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => boolean | Promise<boolean>;

/**
 * Sends one file of a folder: content type, ETag and 304, ranges, HEAD.
 *
 * @param path within the folder, URL-encoded, starting with "/"
 * @returns false when there is no such file; nothing has been written then
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  options: SendOptions & { readonly root: string },
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once("close", () => resolve(true));
    send(request, path, { index: false, dotfiles: "deny", ...options })
      .on("error", (error: { status?: number; headers?: Record<string, string> }) => {
        // A range that cannot be satisfied and a failed precondition are answers of their own.
        if (!response.headersSent && (error.status === 416 || error.status === 412)) {
          for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
          response.removeHeader("Cache-Control");
          response.statusCode = error.status;
          response.end();
          return;
        }
        if (response.headersSent) response.destroy();
        else resolve(false);
      })
      .on("directory", () => resolve(false))
      .pipe(response);
  });
}
