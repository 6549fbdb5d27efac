import { messageOf } from "#backend/message-of.ts";
import { StartupError } from "./config/startup-error.ts";
import type { RunningServer } from "./run-server.ts";

/**
 * Milliseconds from the signal to the exit, less than TimeoutStopSec of deploy/meydan-website.service. A database that
 * does not answer can hold up a start or a stop; everything is written in transactions, so it may be abandoned.
 */
const stopLimitMs = 25_000;

/**
 * Runs a server until a signal. An error at the start is printed as one sentence, with exit code 1. SIGTERM, SIGHUP,
 * SIGINT, and the end of a parent process with an IPC channel, stop the server in order, with exit code 0, or with 1 after
 * 25 s. A signal during the start takes effect once the start ends.
 * Ctrl-C arrives twice under npm, which forwards it; the server stops once.
 */
export async function supervise(
  start: () => Promise<RunningServer>,
  onReady: (server: RunningServer) => void = () => {},
): Promise<void> {
  let stopRequested = false;
  let server: RunningServer | undefined;
  const stop = () => {
    if (!stopRequested) setTimeout(abandon, stopLimitMs).unref();
    stopRequested = true;
    if (server) void stopAndExit(server);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("SIGHUP", stop).on("disconnect", stop);
  try {
    server = await start();
  } catch (error) {
    const cause = error instanceof StartupError ? "" : "The site cannot start: ";
    process.stderr.write(`${cause}${messageOf(error)}\n`);
    process.exit(1);
  }
  if (stopRequested) return stopAndExit(server);
  process.send?.("ready", () => {}); // to a parent process with an IPC channel; one that has ended stops the server
  onReady(server);
}

function abandon(): void {
  process.stderr.write(
    `The site did not stop within ${stopLimitMs / 1000} s: something, such as the database, does not answer.\n`,
  );
  process.exit(1);
}

async function stopAndExit(server: RunningServer): Promise<void> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`The site did not stop in order: ${messageOf(error)}\n`);
    process.exit(1);
  }
}
