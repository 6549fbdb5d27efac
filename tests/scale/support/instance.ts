import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** One of several processes of the site, always on the same port. */
export interface Instance {
  readonly port: number;
  readonly origin: string;
  /**
   * Starts the release in a folder. Resolves when it is ready, or at `/healthz` when it answers: one that has not reached its
   * product server is not ready. @throws Error with its output where it ends
   */
  readonly start: (release: string, until?: "/readyz" | "/healthz") => Promise<void>;
  /** As systemd stops it. @returns the exit code */
  readonly stop: () => Promise<number | null>;
  readonly kill: () => Promise<void>;
  /** It hangs until `resume`: its port takes connections, and nothing answers. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Milliseconds that a start may take on a loaded machine. */
const startLimit = 60_000;

export function createInstance(port: number, settings: Readonly<Record<string, string>>): Instance {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exit = once(child, "exit");
    child.kill(signal);
    const [code] = await exit;
    return code;
  }

  return {
    port,
    origin,
    async start(release, until = "/readyz") {
      output = "";
      const started = spawn(process.execPath, [join(release, "server", "main.mjs")], {
        cwd: release,
        env: {
          PATH: process.env.PATH,
          NODE_OPTIONS: process.env.NODE_OPTIONS,
          PORT: String(port),
          METRICS_PORT: "off",
          ...settings,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream.setEncoding("utf8").on("data", (text) => {
          output += text;
        });
      }
      const deadline = Date.now() + startLimit;
      while ((await statusOf(origin + until)) !== 200) {
        if (started.exitCode !== null || Date.now() > deadline) {
          await end("SIGKILL");
          throw new Error(`the instance did not start:\n${output}`);
        }
        await sleep(20);
      }
    },
    stop: () => end("SIGTERM"),
    async kill() {
      await end("SIGKILL");
    },
    pause: () => child?.kill("SIGSTOP"),
    resume: () => child?.kill("SIGCONT"),
  };
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

/** What /readyz says; status 0 where nothing answers. */
export async function readiness(origin: string): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(`${origin}/readyz`);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: "" };
  }
}
