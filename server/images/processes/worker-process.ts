import { type ChildProcess, fork } from "node:child_process";

/** What a process is sent for each task, and what it answers. */
export interface SentTask<Task> {
  readonly id: number;
  readonly task: Task;
}

export interface SentResult<Result> {
  readonly id: number;
  readonly result?: Result;
  /** The message of what the task has thrown. */
  readonly error?: string;
}

export interface WorkerLimits {
  /** Milliseconds that a task may take. */
  readonly task: number;
  /** Milliseconds after which a process without tasks ends. */
  readonly idle: number;
}

interface PendingTask<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A process of its own for tasks that may crash, hang or fill the memory.
 *
 * The first task starts the process, and it ends when idle: a crash does not affect pages, and memory that the allocator
 * would not return is freed with the process. A task that takes too long ends the process, and so all tasks that are in it.
 *
 * Its own memory and environment have no keys and no passwords. An exploit of a decoder is not confined to it: it runs
 * as the site's user, who may read the site's environment (/proc) and files. docs/operations.md says what that means.
 *
 * @param file what the process runs; it calls `serveTasks`
 */
export function createWorkerProcess<Task, Result>(
  file: string,
  limits: WorkerLimits,
  parameters: readonly string[] = [],
) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingTask<Result>>();

  function start(): ChildProcess {
    const started = fork(file, parameters, {
      env: { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" }, // and no settings of the site
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.on("message", ({ id, result, error }: SentResult<Result>) =>
      settle(id, ({ resolve, reject }) => (error === undefined ? resolve(result as Result) : reject(new Error(error)))),
    );
    started.on("error", () => kill(started));
    started.on("exit", () => kill(started));
    // The server can stop while tasks are running.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function kill(process: ChildProcess): void {
    if (child !== process) return;
    child = undefined;
    process.kill("SIGKILL");
    for (const id of [...pending.keys()]) settle(id, ({ reject }) => reject(new Error("the process has ended")));
  }

  function settle(id: number, finish: (one: PendingTask<Result>) => void): void {
    const one = pending.get(id);
    if (!one) return;
    pending.delete(id);
    clearTimeout(one.timer);
    finish(one);
    if (pending.size === 0) idle = setTimeout(() => child && kill(child), limits.idle).unref();
  }

  return {
    /** Rejects where the task throws, takes too long, or the process ends before. */
    run: (task: Task): Promise<Result> =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        const current = child;
        lastId += 1;
        const timer = setTimeout(() => kill(current), limits.task);
        pending.set(lastId, { resolve, reject, timer });
        const sent: SentTask<Task> = { id: lastId, task };
        current.send(sent, (error) => error && kill(current));
      }),
    close: (): void => {
      clearTimeout(idle);
      if (child) kill(child);
    },
  };
}
