import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Creates a folder that is removed when the test ends, after what the test opens in it is closed.
 *
 * @param onFinished `afterAll`, where several tests use it
 */
export function temporaryFolder(onFinished: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  onFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
