import { StartupError } from "./config/startup-error.ts";
import type { RunningServer } from "./run-server.ts";

/**
 * Runs a server as this process's only purpose: a fault at the start is one sentence and exit code 1; SIGTERM, SIGHUP,
 * SIGINT and the end of a parent process that has an IPC channel to this one stop it in order, with exit code 0.
 * A terminal's Ctrl-C arrives twice under npm, which passes it on as well: a server stops only once.
 */
export async function supervise(
  start: () => Promise<RunningServer>,
  onReady: (server: RunningServer) => void = () => {},
): Promise<void> {
  let stopRequested = false;
  let server: RunningServer | undefined;
  const stop = () => {
    stopRequested = true;
    if (server) void stopAndExit(server);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("SIGHUP", stop).on("disconnect", stop);
  try {
    server = await start();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
  if (stopRequested) return stopAndExit(server);
  onReady(server);
}

async function stopAndExit(server: RunningServer): Promise<void> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `The site cannot run: ${error instanceof Error ? error.message : String(error)}`;
}
