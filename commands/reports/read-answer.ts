import { reportOutcomes } from "#contract/reports.ts";
import { misuse, type readWords } from "../command-line.ts";

/** The options of moderation's commands. */
export const moderationOptions = {
  help: { type: "boolean", short: "h", default: false },
  decided: { type: "boolean", default: false },
  all: { type: "boolean", default: false },
  decision: { type: "string" },
  ground: { type: "string" },
  text: { type: "string", multiple: true },
  about: { type: "string", multiple: true },
  "objection-to": { type: "string" },
  "blocked-by": { type: "string" },
  general: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

type Values = ReturnType<typeof readWords<typeof moderationOptions>>["values"];

/** How reports are answered. */
export type Answer = ReturnType<typeof readAnswer>;

/** @throws Error that names what is missing or wrong */
export function readAnswer(values: Values) {
  if (values.ground === undefined) {
    throw misuse('--ground is missing: the rule or the law, such as "Community rules, 3".');
  }
  if (values.text === undefined) throw misuse("--text is missing: the file with the reasons.");
  return {
    outcome: oneOf(reportOutcomes, values.decision, "--decision"),
    ground: values.ground,
    /** Each is FILE or LANGUAGE=FILE. */
    texts: values.text,
    /** Whether more than one address may be decided without `about`. */
    isAll: values.all,
    blockedBy: values["blocked-by"],
    /** Addresses as they were typed. */
    about: values.about,
    objectionTo: values["objection-to"]?.toUpperCase(),
    isGeneral: values.general,
    isDryRun: values["dry-run"],
  };
}

/** @throws Error */
export function oneOf<Word extends string>(words: readonly Word[], typed: string | undefined, option: string): Word {
  const word = words.find((one) => one === typed);
  if (word === undefined) throw misuse(`${option} must be one of ${words.join(", ")}.`);
  return word;
}
