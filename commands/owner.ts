import { readEnvironment } from "#server/config/environment.ts";
import { backup } from "./owner/backup.ts";
import { move } from "./owner/move.ts";
import { type OwnerCommand, UsageError } from "./owner/owner-command.ts";
import { remove } from "./owner/remove.ts";
import { restore } from "./owner/restore.ts";
import { ReportsError } from "./reports/reports-error.ts";
import { terminalText } from "./terminal-text.ts";

/** By name, in the order of the usage; a file in owner/ for each. */
const commands: Readonly<Record<string, OwnerCommand>> = { backup, restore, move, remove };

if (import.meta.main) process.exitCode = await runOwner(process.argv.slice(2));

/** @returns 2 where the operator has to change something of the command, 1 where it cannot be carried out */
export async function runOwner([name = "", ...words]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(usage());
    return 2;
  }
  try {
    for await (const output of command.run(words, readEnvironment(process.env))) process.stdout.write(output);
    return 0;
  } catch (error) {
    process.stderr.write(`${terminalText(error instanceof Error ? error.message : String(error))}\n`);
    if (error instanceof ReportsError) return error.status;
    return error instanceof UsageError ? 2 : 1;
  }
}

function usage(): string {
  const entries = Object.entries(commands).map(([name, command]) => `  npm run owner -- ${name} ${command.usage}`);
  return `What an owner of the site does now and then (docs/operations.md):

${entries.join("\n")}

Settings, as for the server: DATABASE_URL, DATA_DIRECTORY and MEDIA_DIRECTORY select what it works on.
`;
}
