import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type ReportOutcome, reportOutcomes } from "#contract/reports.ts";
import { type Locale, locales } from "#locales/index.ts";
import { terminalLine } from "../terminal-text.ts";
import { ReportsError } from "./reports-error.ts";

export interface AnswerCommand {
  readonly name: "answer";
  readonly reference: string;
  readonly outcome: ReportOutcome;
  readonly ground: string;
  /** Path of the reasons. */
  readonly file: string;
  readonly blockedBy: string | undefined;
  /** Addresses as they were typed. */
  readonly about: readonly string[] | undefined;
  readonly objectionTo: string | undefined;
  readonly isGeneral: boolean;
  readonly isDryRun: boolean;
  readonly language: Locale;
}

export type Command =
  | { readonly name: "help" }
  | { readonly name: "statistics" }
  | { readonly name: "list"; readonly isDecided: boolean }
  | { readonly name: "show"; readonly reference: string }
  | AnswerCommand;

/** @throws ReportsError that names what is wrong */
export function readCommand(words: string[]): Command | undefined {
  const { positionals, values } = readWords(words);
  const [name, reference, ...rest] = positionals;
  if (values.help) return { name: "help" };
  if (name === undefined) return undefined;
  const extra = name === "list" || name === "statistics" ? reference : rest[0];
  if (extra !== undefined) throw wrong(`${name} does not take ${quoted(extra)}.`);
  switch (name) {
    case "statistics":
      return { name };
    case "list":
      return { name, isDecided: values.decided };
    case "show":
      return { name, reference: expectReference(name, reference) };
    case "answer":
      return { name, reference: expectReference(name, reference), ...readAnswer(values) };
  }
  throw wrong(`There is no command ${quoted(name)}: list, show, answer or statistics.`);
}

function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        decided: { type: "boolean", default: false },
        decision: { type: "string" },
        ground: { type: "string" },
        text: { type: "string" },
        about: { type: "string", multiple: true },
        "objection-to": { type: "string" },
        "blocked-by": { type: "string" },
        general: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        language: { type: "string", default: "tr" },
      },
    });
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw wrong(`${terminalLine(sentence).replace(/\.$/, "")}.`);
  }
}

type Values = ReturnType<typeof readWords>["values"];

function readAnswer(values: Values): Omit<AnswerCommand, "name" | "reference"> {
  const outcomes = reportOutcomes.join(", ");
  if (values.decision === undefined) throw wrong(`--decision is missing: ${outcomes}.`);
  const outcome = reportOutcomes.find((one) => one === values.decision);
  if (!outcome) throw wrong(`--decision cannot be ${quoted(values.decision)}: ${outcomes}.`);
  if (values.ground === undefined) {
    throw wrong('--ground is missing: the rule or the law, such as "Community rules, 3".');
  }
  if (values.text === undefined) throw wrong("--text is missing: the file with the reasons.");
  const language = locales.find((one) => one === values.language);
  if (!language) throw wrong(`--language cannot be ${quoted(values.language)}: ${locales.join(", ")}.`);
  return {
    outcome,
    language,
    ground: values.ground,
    // npm runs scripts in the project's folder.
    file: resolve(process.env.INIT_CWD ?? ".", values.text),
    blockedBy: values["blocked-by"],
    about: values.about,
    objectionTo: values["objection-to"]?.toUpperCase(),
    isGeneral: values.general,
    isDryRun: values["dry-run"],
  };
}

function expectReference(name: string, reference: string | undefined): string {
  if (reference === undefined) throw wrong(`${name} needs the REFERENCE of a report.`);
  return reference;
}

function quoted(word: string): string {
  return `"${terminalLine(word)}"`;
}

function wrong(message: string): ReportsError {
  return new ReportsError(message, 2);
}
