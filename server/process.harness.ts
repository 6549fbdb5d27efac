import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Resolves when the output contains the text. @throws Error with the output where the process ends before */
  readonly waitForOutput: (text: string) => Promise<void>;
}

/**
 * Runs server/main.mjs until the test ends. Metrics are off where the settings do not say otherwise.
 *
 * @param onFinished `afterAll`, where several tests use it
 */
export function startProcess(
  settings: Record<string, string>,
  onFinished: (stop: () => Promise<void>) => void = onTestFinished,
): StartedProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.mjs")], {
    env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, METRICS_PORT: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      child.emit("output");
    });
  }
  // The child's own "close" is not emitted once the IPC channel is disconnected (Node 26.10).
  const ended = Promise.all([once(child, "exit"), ...streams.map((stream) => once(stream, "close"))]).then(
    ([exit]) => exit?.[0] as number | null,
  );
  onFinished(async () => {
    if (child.exitCode === null) child.kill("SIGKILL");
    await ended;
  });
  return {
    child,
    output: () => output,
    ended,
    waitForOutput: async (text) => {
      while (!output.includes(text)) {
        const code = await Promise.race([once(child, "output").then(() => undefined), ended]);
        if (code !== undefined) throw new Error(`ended with ${code}:\n${output}`);
      }
    },
  };
}
