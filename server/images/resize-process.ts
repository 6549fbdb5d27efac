import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { ImageFormat, ResizedImage } from "./resize-image.ts";

export interface ResizeTask {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly size: string;
  readonly format: ImageFormat;
}

export interface ResizeResult {
  readonly id: number;
  readonly image: ResizedImage | undefined;
}

/** Resizes images in another process. */
export interface ResizeProcess {
  /** @returns `undefined` where the bytes are not an image; rejects where the process has crashed or timed out */
  readonly resize: (task: Omit<ResizeTask, "id">) => Promise<ResizedImage | undefined>;
  readonly close: () => void;
}

interface PendingTask {
  readonly resolve: (image: ResizedImage | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds that an image may take, and after which an idle process ends. */
const timeoutMs = { image: 20_000, idle: 60_000 };

/**
 * Images are decoded in a process of their own, which the first one starts and which ends when idle. A crash of a
 * decoder does not affect pages, an exploit finds neither keys nor passwords, and the memory of decoders, up to
 * 250 MB that the allocator would not return, is freed with the process.
 *
 * @param worker the file to run; replaced in tests
 */
export function createResizeProcess(
  worker = join(import.meta.dirname, "resize-worker.ts"),
  limits = timeoutMs,
): ResizeProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingTask>();

  function start(): ChildProcess {
    const started = fork(worker, {
      env: { MALLOC_ARENA_MAX: "2" }, // and no settings of the site
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.on("message", ({ id, image }: ResizeResult) => settle(id, ({ resolve }) => resolve(image)));
    started.on("error", () => kill(started));
    started.on("exit", () => kill(started));
    // The server can stop while images are being resized.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function kill(process: ChildProcess): void {
    if (child !== process) return;
    child = undefined;
    process.kill("SIGKILL");
    for (const id of [...pending.keys()]) settle(id, ({ reject }) => reject(new Error("the resize process ended")));
  }

  function settle(id: number, finish: (one: PendingTask) => void): void {
    const one = pending.get(id);
    if (!one) return;
    pending.delete(id);
    clearTimeout(one.timer);
    finish(one);
    if (pending.size === 0) idle = setTimeout(() => child && kill(child), limits.idle).unref();
  }

  return {
    resize: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        const current = child;
        lastId += 1;
        const timer = setTimeout(() => kill(current), limits.image);
        pending.set(lastId, { resolve, reject, timer });
        const sent: ResizeTask = { id: lastId, ...task };
        current.send(sent, (error) => error && kill(current));
      }),
    close: () => {
      clearTimeout(idle);
      if (child) kill(child);
    },
  };
}
