import type { ParseArgsConfig } from "node:util";
import type { Environment } from "#server/config/environment.ts";
import { misuse, readWords } from "../command-line.ts";

/** A subcommand of `npm run owner`. */
export interface OwnerCommand {
  /** What stands behind `npm run owner -- NAME`, and below it what the command does: lines of at most 100 characters. */
  readonly usage: string;
  /**
   * @param words behind the name
   * @returns what is printed; throws an Error in words for the operator
   */
  run(words: string[], environment: Environment): AsyncIterable<string>;
}

/** Reads options and the words that a command needs. @param needed what each is; throws an Error */
export function readNeeded<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  needed: readonly string[],
  options: Options,
) {
  const { positionals: words, values } = readWords(args, options);
  if (words.length !== needed.length) throw misuse(`It needs ${needed.join(" ") || "no words"}.`);
  return { words, values };
}
