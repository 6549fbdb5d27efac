import { readEnvironment } from "#server/config/environment.ts";
import { misuse, printOutput } from "./command-line.ts";
import { backup } from "./owner/backup.ts";
import { checkApi } from "./owner/check-api.ts";
import { move } from "./owner/move.ts";
import type { OwnerCommand } from "./owner/owner-command.ts";
import { poster } from "./owner/poster.ts";
import { remove } from "./owner/remove.ts";
import { restore } from "./owner/restore.ts";

/** By name, in the order of the usage; a file in owner/ for each. */
const commands: Readonly<Record<string, OwnerCommand>> = {
  backup,
  restore,
  move,
  remove,
  "check-api": checkApi,
  poster,
};

export const runOwner = (words: string[]): Promise<number> => printOutput(execute(words));

async function* execute([name = "", ...words]: string[]): AsyncGenerator<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw misuse(usage());
  yield* command.run(words, readEnvironment(process.env));
}

function usage(): string {
  const entries = Object.entries(commands).map(([name, command]) => `  npm run owner -- ${name} ${command.usage}`);
  return `What an owner of the site does now and then (docs/operations.md):

${entries.join("\n")}

Settings, as for the server: DATABASE_URL, DATA_DIRECTORY and MEDIA_DIRECTORY select what it works on.`;
}

if (import.meta.main) process.exitCode = await runOwner(process.argv.slice(2));
