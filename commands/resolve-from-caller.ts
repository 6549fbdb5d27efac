import { resolve } from "node:path";

/** Resolves a path against the folder that npm was called in. npm itself runs scripts in the project's folder. */
export function resolveFromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
