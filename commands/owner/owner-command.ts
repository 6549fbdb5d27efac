import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Environment } from "#server/config/environment.ts";

/** A subcommand of `npm run owner`. */
export interface OwnerCommand {
  /** What stands behind `npm run owner -- NAME`, and below it what the command does: lines of at most 100 characters. */
  readonly usage: string;
  /**
   * @param words behind the name
   * @returns what is printed; throws UsageError, or an Error in words for the operator
   */
  run(words: string[], environment: Environment): AsyncIterable<string>;
}

/** The words of a command are wrong. Ends the process with 2 instead of 1. */
export class UsageError extends Error {}

/** Reads options and the words that a command needs. @param needed what each is; throws UsageError */
export function readWords<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  needed: readonly string[],
  options: Options,
) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length !== needed.length) throw new Error(`It needs ${needed.join(" ") || "no words"}.`);
    return { words: positionals, values };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
