import { relative } from "node:path";

/** Modules that other pages must not load: those of posts, tickets and forms, and those that are loaded on demand. */
const apart =
  /^site[\\/](?:features[\\/](?:forms|post|ticket|store-links[\\/]invitation)[\\/]|components[\\/]qr-code|i18n[\\/]load-translate)/;

/**
 * The file that a module stands in with others that several islands or scripts import, instead of one of many, each of 50
 * to 800 bytes with as many bytes of headers. "plain" has what scripts without React need: pages without islands load no
 * other. `null` where the bundler decides.
 *
 * @param root of the project, whatever its folders are called
 * @param id of the module: its path
 * @param importersOf the modules that import one, not counting those that load it later
 */
export function clientChunk(
  root: string,
  id: string,
  importersOf: (id: string) => readonly string[],
): "plain" | "shared" | null {
  const path = relative(root, id);
  if (apart.test(path)) return null;
  if (isOfScript(id, importersOf)) return "plain";
  return /^site[\\/]/.test(path) ? "shared" : null;
}

function isOfScript(id: string, importersOf: (id: string) => readonly string[], seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return id.endsWith(".script.ts") || importersOf(id).some((importer) => isOfScript(importer, importersOf, seen));
}
