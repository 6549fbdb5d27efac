import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, fsyncSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A disk in memory, until the test ends. */
interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last byte. */
  readonly fill: () => void;
  /** Removes what `fill` has written. */
  readonly free: () => void;
}

/** @throws Error where this user may not mount one */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    rmdirSync(folder);
    throw new Error("These tests mount small disks, so they need root.", { cause: error });
  }
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmdirSync(folder);
  });
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      try {
        for (const size of [1024 * 1024, 4096]) {
          const block = Buffer.alloc(size);
          try {
            for (;;) writeSync(file, block);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
          }
        }
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}
