import { hash } from "node:crypto";

/**
 * How a Content-Security-Policy names the content of a script or style, with the space before it.
 *
 * @param block one character for each byte
 */
export function hashSourceOf(block: string): string {
  return ` 'sha256-${hash("sha256", Buffer.from(block, "latin1"), "base64")}'`;
}
