import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import type { SentResult, SentTask } from "./worker-process.ts";

/** Lower than that of the site, whose pages come first. */
const niceness = 10;

/** Runs the tasks that the site sends to this process (worker-process.ts), until the site ends. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  giveWay();
  // Ctrl-C reaches all processes at once: images of requests that the site still answers are finished.
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});
  process.on("message", async ({ id, task }: SentTask<Task>) => {
    const answer: SentResult<Result> = await work(task).then(
      (result) => ({ id, result }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.(answer);
  });
  process.on("disconnect", () => process.exit());
}

/** Leaves the processor to the site, and is the first to end where memory runs out. */
function giveWay(): void {
  setPriority(niceness);
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {} // there is none beside Linux
}
