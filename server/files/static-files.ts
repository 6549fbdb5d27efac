import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { chooseEncoding } from "#server/http/request/accept-encoding.ts";
import { type FileHandler, sendFile } from "./send-file.ts";

/** Milliseconds. Files in /assets/ have a hash of their content in their name; others keep their name when changed. */
const maxAge = { hashed: 365 * 24 * 3600_000, named: 3600_000 };

/** Endings of the compressed files that scripts/build.ts writes beside each text file. */
const suffixes = { br: ".br", gzip: ".gz" } as const;

/** Images outside of /assets/ are the preview image and icons, which chats and launchers show on their own pages. */
const publicImage = /^\/(?!assets\/).*\.(ico|png|svg)$/;

/**
 * Serves the files of the build.
 *
 * @param folders searched in turn
 */
export function createStaticFiles(...folders: readonly string[]): FileHandler {
  return async (request, response, path) => {
    if (Object.values(suffixes).some((suffix) => path.endsWith(suffix))) return false;
    const type = getMimeType(path) ?? "application/octet-stream";
    const compressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
    const encoding = compressible ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
    const hashed = path.startsWith("/assets/");
    const options = { maxAge: hashed ? maxAge.hashed : maxAge.named, immutable: hashed };
    const headers: Record<string, string> = { "Content-Type": type };
    if (compressible) headers.Vary = "Accept-Encoding";
    if (publicImage.test(path)) headers["Cross-Origin-Resource-Policy"] = "cross-origin";
    for (const root of folders) {
      if (encoding !== "identity") {
        const file = path + suffixes[encoding];
        const compressed = { ...headers, "Content-Encoding": encoding };
        if (await sendFile(request, response, file, { ...options, root, headers: compressed })) return true;
      }
      if (await sendFile(request, response, path, { ...options, root, headers })) return true;
    }
    return false;
  };
}
