import { readdirSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { answerWithFile, type FileHandler } from "./file-answer.ts";

const hour = 3600_000;
const year = 365 * 24 * hour;

/**
 * The files the build has laid out for browsers. Those under /assets/ carry a hash of their content in their name
 * and never change; the others (favicon…) keep their name over deployments and are asked for again each hour.
 *
 * @param folder read once: a request for anything else costs no look at the disk
 */
export function createStaticFiles(folder: string): FileHandler {
  const root = resolve(folder);
  const paths = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => encodeURI(`/${relative(root, resolve(entry.parentPath, entry.name)).split(sep).join("/")}`)),
  );
  return (request, response, path) => {
    if (!paths.has(path)) return false;
    const hashed = path.startsWith("/assets/");
    return answerWithFile(request, response, path, { root, maxAge: hashed ? year : hour, immutable: hashed });
  };
}
