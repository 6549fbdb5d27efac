import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { ImageFormat, ResizedImage } from "./resize-image.ts";

export interface ResizeTask {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly size: string;
  readonly format: ImageFormat;
}

export interface ResizeAnswer {
  readonly id: number;
  readonly image: ResizedImage | undefined;
}

/** Makes a picture smaller, elsewhere. */
export interface ResizeProcess {
  /** @returns `undefined` where it is no picture; rejects where the process has died of it or did not answer */
  readonly resize: (task: Omit<ResizeTask, "id">) => Promise<ResizedImage | undefined>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (image: ResizedImage | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly alarm: NodeJS.Timeout;
}

/** Milliseconds: for one picture, libvips's own limit apart; and without any, after which the process ends. */
const timeoutMs = { image: 20_000, idle: 60_000 };

/**
 * Pictures are decoded in a process of their own, begun by the first one and ended after the last. A fault of a
 * decoder takes no page with it and finds no key and no password; and what the decoders have taken of memory (up to
 * 250 MB, in pieces that the allocator does not give back) goes with the process.
 *
 * @param worker the file to run, for tests
 */
export function createResizeProcess(
  worker = join(import.meta.dirname, "resize-worker.ts"),
  limits = timeoutMs,
): ResizeProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): ChildProcess {
    const begun = fork(worker, {
      env: { MALLOC_ARENA_MAX: "2" }, // and nothing of the site's own
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    begun.on("message", ({ id, image }: ResizeAnswer) => settle(id, ({ resolve }) => resolve(image)));
    begun.on("error", () => lose(begun));
    begun.on("exit", () => lose(begun));
    // Pictures keep nobody from stopping.
    begun.unref();
    begun.channel?.unref();
    return begun;
  }

  function lose(lost: ChildProcess): void {
    if (child !== lost) return;
    child = undefined;
    lost.kill("SIGKILL");
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new Error("the picture process ended")));
  }

  function settle(id: number, tell: (one: Waiting) => void): void {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.alarm);
    tell(one);
    if (waiting.size === 0) idle = setTimeout(() => child && lose(child), limits.idle).unref();
  }

  return {
    resize: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= begin();
        const mine = child;
        lastId += 1;
        const alarm = setTimeout(() => lose(mine), limits.image);
        waiting.set(lastId, { resolve, reject, alarm });
        const sent: ResizeTask = { id: lastId, ...task };
        mine.send(sent, (error) => error && lose(mine));
      }),
    close: () => {
      clearTimeout(idle);
      if (child) lose(child);
    },
  };
}
