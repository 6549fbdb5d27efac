import { messageOf } from "#backend/message-of.ts";
import { CommandError } from "./command-error.ts";
import { terminalText } from "./terminal-text.ts";

/** Prints what a command yields, or why it fails. @returns the status of its process */
export async function printOutput(output: AsyncIterable<string>): Promise<number> {
  try {
    for await (const text of output) process.stdout.write(text);
    return 0;
  } catch (error) {
    process.stderr.write(`${terminalText(messageOf(error))}\n`);
    return error instanceof CommandError ? error.status : 1;
  }
}
