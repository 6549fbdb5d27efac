import { reportOutcomes } from "#contract/reports.ts";
import { type Locale, locales } from "#locales/index.ts";
import { misuse } from "../command-error.ts";
import { readWords } from "../read-words.ts";
import { resolveFromCaller } from "../resolve-from-caller.ts";
import { terminalLine } from "../terminal-text.ts";

export interface ReasonsFile {
  readonly language: Locale | undefined;
  readonly path: string;
}

export type AnswerCommand = { readonly name: "answer"; readonly references: readonly string[] } & ReturnType<
  typeof readAnswer
>;

export type Command =
  | { readonly name: "help" }
  | { readonly name: "statistics" }
  | { readonly name: "list"; readonly isDecided: boolean; readonly isAll: boolean }
  | { readonly name: "show"; readonly reference: string }
  | AnswerCommand;

/** @throws CommandError that names what is wrong */
export function readCommand(words: string[]): Command | undefined {
  const { positionals, values } = readModerationWords(words);
  const [name, ...references] = positionals;
  const [reference, second] = references;
  if (values.help) return { name: "help" };
  if (values.by !== undefined) throw misuse("--by is for npm run owner -- remove.");
  if (name === undefined) return undefined;
  const extra = name === "list" || name === "statistics" ? reference : name === "answer" ? undefined : second;
  if (extra !== undefined) throw misuse(`${name} does not take ${quoted(extra)}.`);
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
  throw misuse(`There is no command ${quoted(name)}: list, show, answer or statistics.`);
}

/** @throws CommandError that names what is wrong */
export const readModerationWords = (args: readonly string[]) =>
  readWords(args, {
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
  });

type Values = ReturnType<typeof readModerationWords>["values"];

/** @throws CommandError that names what is missing or wrong */
export function readAnswer(values: Values) {
  const outcomes = reportOutcomes.join(", ");
  if (values.decision === undefined) throw misuse(`--decision is missing: ${outcomes}.`);
  const outcome = reportOutcomes.find((one) => one === values.decision);
  if (!outcome) throw misuse(`--decision cannot be ${quoted(values.decision)}: ${outcomes}.`);
  if (values.ground === undefined) {
    throw misuse('--ground is missing: the rule or the law, such as "Community rules, 3".');
  }
  if (values.text === undefined) throw misuse("--text is missing: the file with the reasons.");
  const language = locales.find((one) => one === values.language);
  if (!language) throw misuse(`--language cannot be ${quoted(values.language)}: ${locales.join(", ")}.`);
  return {
    outcome,
    language,
    ground: values.ground,
    files: readFiles(values.text),
    /** Path of a list whose lines begin with references. */
    casesFile: values.cases && resolveFromCaller(values.cases),
    /** Whether more than one address may be hidden without `about`. */
    isAll: values.all,
    blockedBy: values["blocked-by"],
    /** Addresses as they were typed. */
    about: values.about,
    objectionTo: values["objection-to"]?.toUpperCase(),
    isGeneral: values.general,
    isDryRun: values["dry-run"],
  };
}

/** Reads FILE, which is for all languages that have none of their own, and LANGUAGE=FILE. */
function readFiles(words: readonly string[]): ReasonsFile[] {
  const files = new Map<Locale | undefined, string>();
  for (const word of words) {
    const [, code, named] = /^([a-z]{2,3})=(.+)$/.exec(word) ?? [];
    const language = locales.find((one) => one === code);
    if (code !== undefined && !language) throw misuse(`--text cannot be in ${quoted(code)}: ${locales.join(", ")}.`);
    if (files.has(language)) throw misuse(`There are two texts for ${language ?? "all languages"}.`);
    files.set(language, resolveFromCaller(named ?? word));
  }
  return [...files].map(([language, path]) => ({ language, path }));
}

function expectReference(name: string, reference: string | undefined): string {
  if (reference === undefined) throw misuse(`${name} needs the REFERENCE of a report.`);
  return reference;
}

function quoted(word: string): string {
  return `"${terminalLine(word)}"`;
}
