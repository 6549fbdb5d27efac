import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "#backend/message-of.ts";
import { terminalText } from "./terminal-text.ts";

/** The error of a command that cannot be read, such as an unknown option. */
class Misuse extends Error {}

export const misuse = (message: string): Error => new Misuse(message);

/** Prints what a command yields, or why it fails. @returns the status of its process: 2 where the command itself is wrong */
export async function printOutput(output: AsyncIterable<string>): Promise<number> {
  try {
    for await (const text of output) process.stdout.write(text);
    return 0;
  } catch (error) {
    process.stderr.write(`${terminalText(messageOf(error))}\n`);
    return error instanceof Misuse ? 2 : 1;
  }
}

/** Reads the words and options of a command. @throws Error with the sentence of Node's that says what is wrong */
export function readWords<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/\.\s|\n/, 1);
    throw misuse(`${sentence.replace(/\.$/, "")}.`);
  }
}

/** Resolves a path against the folder that npm was called in. npm itself runs scripts in the project's folder. */
export function resolveFromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
