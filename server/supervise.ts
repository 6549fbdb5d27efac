import { StartupError } from "./config/startup-error.ts";
import type { RunningServer } from "./run-server.ts";

/**
 * Runs a server until a signal. An error at the start is printed as one sentence, with exit code 1. SIGTERM, SIGHUP,
 * SIGINT, and the end of a parent process with an IPC channel, stop the server in order, with exit code 0.
 * Ctrl-C arrives twice under npm, which forwards it; the server stops once.
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
    process.stderr.write(`${messageOf(error)}\n`);
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
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `The site cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
