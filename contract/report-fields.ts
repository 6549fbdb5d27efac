import { parseHttpUrl } from "./http-url.ts";
import { readIdentifier } from "./identifiers.ts";

/**
 * What the fields of a report may contain. Without Zod, so that the form checks its fields in the browser by the same
 * rules as the server. Each length is checked before anything else.
 */

/**
 * What somebody reports or asks for. `objection`: to a decision about content of their own. `information`: about
 * themselves, or about a decision.
 */
export const reportKinds = [
  "illegal-content",
  "child-safety",
  "personal-rights",
  "copyright",
  "objection",
  "information",
] as const;

export type ReportKind = (typeof reportKinds)[number];

export function isReportKind(value: unknown): value is ReportKind {
  return reportKinds.some((kind) => kind === value);
}

/** Whether a report needs name and e-mail address. One of child safety may be anonymous; what is given of it counts. */
export function needsPerson(kind: ReportKind): boolean {
  return kind !== "child-safety";
}

/** Whether a report needs the address of a post or profile. A report of child safety may leave it out. */
export function needsTarget(kind: ReportKind): boolean {
  return kind === "illegal-content" || kind === "personal-rights" || kind === "copyright";
}

/** UTF-16 code units of each field as it is typed, and posts and profiles of one report. */
export const reportLimits = { about: 4096, targets: 20, reason: 5000, name: 120, email: 254 } as const;

/** What a report is about. */
export interface ReportTarget {
  readonly kind: "post" | "profile";
  readonly uuid: string;
}

export type ReportTargets =
  | { readonly ok: true; readonly targets: readonly ReportTarget[] }
  | { readonly ok: false; readonly error: "invalid" | "too-many" };

/**
 * Reads the addresses of posts and profiles, one a line, in any language and as they are copied: also without a scheme,
 * and the address of an embed. Each target counts once. Nothing is looked up.
 *
 * @param origins of this site, such as `https://www.example.com`; http and https are the same
 */
export function parseReportTargets(text: string, origins: readonly string[]): ReportTargets {
  if (text.length > reportLimits.about) return { ok: false, error: "too-many" };
  const hosts = origins.map((origin) => new URL(origin).host);
  const targets = new Map<string, ReportTarget>();
  for (const line of text.split(/\s/)) {
    if (line === "") continue;
    const target = readTarget(parseHttpUrl(/^https?:\/\//i.test(line) ? line : `https://${line}`), hosts);
    if (!target) return { ok: false, error: "invalid" };
    targets.set(`${target.kind}/${target.uuid}`, target);
  }
  if (targets.size > reportLimits.targets) return { ok: false, error: "too-many" };
  return { ok: true, targets: [...targets.values()] };
}

/** The post or profile that an address of a site, or of an embed on it, leads to. @param hosts of this site */
export function readTarget(url: URL | undefined, hosts: readonly string[]): ReportTarget | undefined {
  if (!url || !hosts.includes(url.host)) return undefined;
  const [, kind, segment] = /^\/(?:embed\/)?(post|profile)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const uuid = readIdentifier(segment);
  if ((kind !== "post" && kind !== "profile") || uuid === undefined) return undefined;
  return { kind, uuid };
}

/** A reason as it is stored. @returns as `normalizeText` */
export function normalizeReason(text: string): string | undefined {
  return normalizeText(text, reportLimits.reason);
}

/** A name as it is stored: one line. @returns as `normalizeText` */
export function normalizeName(text: string): string | undefined {
  return normalizeLine(text, reportLimits.name);
}

/** A text of at most `limit` characters, in one line. @returns as `normalizeText` */
export function normalizeLine(text: string, limit: number): string | undefined {
  return normalizeText(text, limit)?.replace(/\s+/g, " ");
}

/**
 * A text as it is stored: line breaks are `\n`, both ends trimmed.
 *
 * @param limit in UTF-16 code units
 * @returns `undefined` if nothing is left, or if it is too long, has control characters or half a character
 */
export function normalizeText(typed: string, limit: number): string | undefined {
  // A form sends each line break as two characters, and counts it as one.
  if (typed.length > 2 * limit) return undefined;
  const text = typed.replace(/\r\n?/g, "\n");
  if (text.length > limit || !text.isWellFormed() || /(?![\t\n])\p{Cc}/u.test(text)) return undefined;
  const trimmed = text.trim();
  return trimmed === "" ? undefined : trimmed;
}
