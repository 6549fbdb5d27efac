import { resolve } from "node:path";
import { answerWithFile, type FileHandler } from "./file-answer.ts";

const prefix = "/media";
const year = 365 * 24 * 3600_000;

/**
 * Pictures and videos of the embedded product server under /media/<name>. Names are made of a hash of the content,
 * so a file never changes; new ones may come at any time. Other sites may show them, as shared links do.
 */
export function createMediaFiles(folder: string): FileHandler {
  const root = resolve(folder);
  return async (request, response, path) => {
    if (!/^\/media\/[A-Za-z0-9_-]+\.[a-z0-9]+$/.test(path)) return false;
    const policy = response.getHeader("Cross-Origin-Resource-Policy");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    const found = await answerWithFile(request, response, path.slice(prefix.length), {
      root,
      maxAge: year,
      immutable: true,
    });
    if (!found && policy !== undefined) response.setHeader("Cross-Origin-Resource-Policy", policy);
    return found;
  };
}
