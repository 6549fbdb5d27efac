import { type ParseArgsConfig, parseArgs } from "node:util";
import { misuse } from "./command-error.ts";

/** Reads the words and options of a command. @throws CommandError with the sentence of Node's that says what is wrong */
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
