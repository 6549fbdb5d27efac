import { parseArgs } from "node:util";
import { type ReportOutcome, reportOutcomes } from "#contract/reports.ts";
import { type Locale, locales } from "#locales/index.ts";
import { resolveFromCaller } from "../resolve-from-caller.ts";
import { terminalLine } from "../terminal-text.ts";
import { ReportsError } from "./reports-error.ts";

export interface ReasonsFile {
  readonly language: Locale | undefined;
  readonly path: string;
}

export interface AnswerCommand {
  readonly name: "answer";
  readonly references: readonly string[];
  /** Path of a list whose lines begin with references. */
  readonly casesFile: string | undefined;
  readonly outcome: ReportOutcome;
  readonly ground: string;
  /** Paths of the reasons; one without a language is for all that have none of their own. */
  readonly files: readonly ReasonsFile[];
  readonly blockedBy: string | undefined;
  /** Addresses as they were typed. */
  readonly about: readonly string[] | undefined;
  /** Whether more than one address may be hidden without `about`. */
  readonly isAll: boolean;
  readonly objectionTo: string | undefined;
  readonly isGeneral: boolean;
  readonly isDryRun: boolean;
  readonly language: Locale;
}

export type Command =
  | { readonly name: "help" }
  | { readonly name: "statistics" }
  | { readonly name: "list"; readonly isDecided: boolean; readonly isAll: boolean }
  | { readonly name: "show"; readonly reference: string }
  | AnswerCommand;

/** @throws ReportsError that names what is wrong */
export function readCommand(words: string[]): Command | undefined {
  const { positionals, values } = readWords(words);
  const [name, ...references] = positionals;
  const [reference, second] = references;
  if (values.help) return { name: "help" };
  if (values.by !== undefined) throw wrong("--by is for npm run owner -- remove.");
  if (name === undefined) return undefined;
  const extra = name === "list" || name === "statistics" ? reference : name === "answer" ? undefined : second;
  if (extra !== undefined) throw wrong(`${name} does not take ${quoted(extra)}.`);
  switch (name) {
    case "statistics":
      return { name };
    case "list":
      return { name, isDecided: values.decided, isAll: values.all };
    case "show":
      return { name, reference: expectReference(name, reference) };
    case "answer":
      if (values.cases === undefined) expectReference(name, reference);
      return { name, references, ...readAnswer(values) };
  }
  throw wrong(`There is no command ${quoted(name)}: list, show, answer or statistics.`);
}

/** @throws ReportsError that names what is wrong */
export function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        decided: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        cases: { type: "string" },
        decision: { type: "string" },
        ground: { type: "string" },
        text: { type: "string", multiple: true },
        about: { type: "string", multiple: true },
        "objection-to": { type: "string" },
        "blocked-by": { type: "string" },
        by: { type: "string" },
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

/** @throws ReportsError that names what is missing or wrong */
export function readAnswer(values: Values): Omit<AnswerCommand, "name" | "references"> {
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
    files: readFiles(values.text),
    casesFile: values.cases && resolveFromCaller(values.cases),
    isAll: values.all,
    blockedBy: values["blocked-by"],
    about: values.about,
    objectionTo: values["objection-to"]?.toUpperCase(),
    isGeneral: values.general,
    isDryRun: values["dry-run"],
  };
}

/** Reads FILE and LANGUAGE=FILE. */
function readFiles(words: readonly string[]): ReasonsFile[] {
  const files = new Map<Locale | undefined, string>();
  for (const word of words) {
    const [, code, named] = /^([a-z]{2,3})=(.+)$/.exec(word) ?? [];
    const language = locales.find((one) => one === code);
    if (code !== undefined && !language) throw wrong(`--text cannot be in ${quoted(code)}: ${locales.join(", ")}.`);
    if (files.has(language)) throw wrong(`There are two texts for ${language ?? "all languages"}.`);
    files.set(language, resolveFromCaller(named ?? word));
  }
  return [...files].map(([language, path]) => ({ language, path }));
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
