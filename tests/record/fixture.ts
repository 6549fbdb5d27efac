import { readFileSync, writeFileSync } from "node:fs";
import { digest, type NormalizedResponse } from "./normalize.ts";

/** What is kept of a response. */
export interface Recorded {
  readonly site: string;
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of each part of the body: characters, and the first 48 bits of its SHA-256. */
  readonly body: Readonly<Record<string, string>>;
}

export function toRecorded(site: string, name: string, { status, headers, parts }: NormalizedResponse): Recorded {
  const body = Object.entries(parts).map(([part, text]) => [part, `${text.length} ${digest(text).slice(0, 12)}`]);
  const sorted = Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1));
  return { site, name, status, headers: Object.fromEntries(sorted), body: Object.fromEntries(body) };
}

/** Characters of a header value from which on it has a line of its own. */
const longValue = 60;

type Headers = Recorded["headers"];

/**
 * Writes one JSON object a line: long values of headers, sets of headers, responses. Many responses have the same set,
 * and many sets the same long value.
 */
export function writeFixture(file: string, records: readonly Recorded[]): void {
  const values = new Map<string, string>();
  const sets = new Map<string, Headers>();
  const idOf = (content: string) => digest(content).slice(0, 8);
  const shorten = (value: string) => {
    if (value.length < longValue) return value;
    values.set(`~${idOf(value)}`, value);
    return `~${idOf(value)}`;
  };
  const responses = records.map(({ headers, ...record }) => {
    const set = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, shorten(value)]));
    const id = idOf(JSON.stringify(set));
    sets.set(id, set);
    return { ...record, headers: id };
  });
  const lines = [
    ...[...values].sort().map(([id, value]) => ({ id, value })),
    ...[...sets].sort().map(([id, set]) => ({ id, set })),
    ...responses,
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

export function readFixture(file: string): Recorded[] {
  const values = new Map<string, string>();
  const sets = new Map<string, Headers>();
  const records: Recorded[] = [];
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) {
    const { id, value, set, ...record } = JSON.parse(line);
    if (value !== undefined) values.set(id, value);
    else if (set !== undefined) {
      const pairs = Object.entries<string>(set).map(([name, short]) => [name, values.get(short) ?? short]);
      sets.set(id, Object.fromEntries(pairs));
    } else records.push({ ...record, headers: sets.get(record.headers) ?? {} });
  }
  return records;
}
