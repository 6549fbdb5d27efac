import type { IncomingMessage } from "node:http";
import { readLimited } from "#server/http/read-limited.ts";
import type { FormService } from "#site/http/define-routes.ts";
import type { PostedForm } from "#site/site-request.ts";

/** Bytes of a form's body: an address, a password and a few words, each percent-encoded. */
const sizeLimit = 8 * 1024;

/** The same of a report: 5,000 letters, each of nine bytes where it is Japanese and percent-encoded. */
const reportSizeLimit = 64 * 1024;

/** The content types of HTML forms that have text fields only (HTML, "form submission"). */
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** @returns the body of a form, or the status with which to refuse it */
export async function readFormBody(
  request: IncomingMessage,
  service: FormService,
): Promise<PostedForm | { readonly status: 400 | 413 | 415 }> {
  const limit = service === "reports" ? reportSizeLimit : sizeLimit;
  const contentType = request.headers["content-type"] ?? "";
  if (!formTypes.includes(contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "")) return { status: 415 };
  // A compressed body could be far longer than it looks.
  if ((request.headers["content-encoding"] ?? "identity") !== "identity") return { status: 415 };
  if (Number(request.headers["content-length"] ?? 0) > limit) return { status: 413 };
  try {
    const bytes = await readLimited(request, limit);
    return bytes ? { contentType, bytes: new Uint8Array(bytes) } : { status: 413 };
  } catch {
    return { status: 400 }; // the client has left
  }
}
