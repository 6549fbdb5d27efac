import { relative } from "node:path";

/** What posts or tickets alone have, so that no other page loads it, and what is drawn or read when it is needed. */
const apart =
  /^site[\\/](?:features[\\/](?:post|ticket|store-links[\\/]invitation)[\\/]|components[\\/]qr-code|i18n[\\/]load-translate)/;

/**
 * Whether a module may stand in the one file of what islands share, instead of one of many, each of 50 to 800 bytes with as
 * many bytes of headers.
 *
 * @param root of the project, whatever its folders are called
 * @param id of the module: its path
 */
export function isShared(root: string, id: string): boolean {
  const path = relative(root, id);
  return /^site[\\/]/.test(path) && !apart.test(path);
}
