import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An ext4 file system in a file, until the test ends. */
interface FailingDisk {
  readonly folder: string;
  /** Makes it read-only under the processes that write to it, as the kernel does after an error of the disk. */
  readonly fail: () => void;
  /** What an administrator does then. Nothing may use the folder meanwhile. */
  readonly repair: () => void;
}

const run = (command: string, ...parameters: string[]) => execFileSync(command, parameters, { stdio: "pipe" });

/** @throws Error where this user may not mount one */
export function mountFailingDisk(megabytes: number): FailingDisk {
  const parent = mkdtempSync(join(tmpdir(), "failing-disk-"));
  const [image, folder] = [join(parent, "image"), join(parent, "folder")];
  mkdirSync(folder);
  writeFileSync(image, "");
  truncateSync(image, megabytes * 1024 * 1024);
  onTestFinished(() => rmSync(parent, { recursive: true }));
  run("mkfs.ext4", "-q", "-F", image);
  const mount = () => run("mount", "-o", "loop", image, folder);
  try {
    mount();
  } catch (error) {
    throw new Error("These tests mount file systems, so they need root.", { cause: error });
  }
  onTestFinished(() => void run("umount", "--lazy", folder)); // runs before the other one
  return {
    folder,
    fail: () => run("mount", "-o", "remount,abort", folder),
    repair() {
      run("umount", folder);
      try {
        run("e2fsck", "-p", image);
      } catch (error) {
        if ((error as { status?: number }).status !== 1) throw error; // 1: errors were corrected
      }
      mount();
    },
  };
}
