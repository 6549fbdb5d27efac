import { readEnvironment } from "#server/config/environment.ts";
import { checkApi } from "./owner/check-api.ts";
import { type OwnerCommand, UsageError } from "./owner/owner-command.ts";
import { poster } from "./owner/poster.ts";
import { terminalText } from "./terminal-text.ts";

/** By name, in the order of the usage; a file in owner/ for each. */
const commands: Readonly<Record<string, OwnerCommand>> = { "check-api": checkApi, poster };

if (import.meta.main) process.exitCode = await runOwner(process.argv.slice(2));

/** @returns 2 where the operator has to change something of the command, 1 where it cannot be carried out */
export async function runOwner([name, ...words]: string[]): Promise<number> {
  const isHelp = name === "--help" || name === "-h";
  if (name === undefined || isHelp) {
    (isHelp ? process.stdout : process.stderr).write(usage());
    return isHelp ? 0 : 2;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}": ${Object.keys(commands).join(", ")}.`);
    for await (const output of command.run(words, readEnvironment(process.env))) process.stdout.write(output);
    return 0;
  } catch (error) {
    process.stderr.write(`${terminalText(error instanceof Error ? error.message : String(error))}\n`);
    return error instanceof UsageError || isOfParseArgs(error) ? 2 : 1;
  }
}

function usage(): string {
  const entries = Object.entries(commands).map(([name, command]) => `  npm run owner -- ${name} ${command.usage}`);
  return `What an owner of the site does now and then (docs/operations.md):

${entries.join("\n")}

Settings, as for the server: DATABASE_URL, DATA_DIRECTORY and MEDIA_DIRECTORY select what it works on.
`;
}

/** `parseArgs` names the word that is wrong. */
function isOfParseArgs(error: unknown): boolean {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
