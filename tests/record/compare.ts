import type { Recorded } from "./fixture.ts";

/** Requests whose responses differ in the same way from what was recorded. */
export interface Difference {
  /** One line for each: the status, a header, a part of the body. */
  readonly changes: readonly string[];
  readonly requests: readonly { readonly name: string; readonly parts: readonly string[] }[];
}

export function compare(before: readonly Recorded[], now: readonly Recorded[]): Difference[] {
  const groups = new Map<string, Difference & { requests: { name: string; parts: string[] }[] }>();
  const keyOf = ({ site, name }: Recorded) => `${site}: ${name}`;
  const recorded = new Map(before.map((one) => [keyOf(one), one]));
  const replayed = new Map(now.map((one) => [keyOf(one), one]));
  for (const key of new Set([...recorded.keys(), ...replayed.keys()])) {
    const [one, other] = [recorded.get(key), replayed.get(key)];
    const parts = one && other ? changedNames(one.body, other.body) : [];
    const changes = one && other ? changesOf(one, other) : [one ? "is no longer sent" : "was not recorded"];
    if (changes.length === 0) continue;
    const group = groups.get(changes.join("\n")) ?? { changes, requests: [] };
    group.requests.push({ name: key, parts });
    groups.set(changes.join("\n"), group);
  }
  return [...groups.values()].sort((a, b) => b.requests.length - a.requests.length);
}

function changesOf(one: Recorded, other: Recorded): string[] {
  return [
    ...(one.status === other.status ? [] : [`status: ${one.status} → ${other.status}`]),
    ...changedNames(one.headers, other.headers).map(
      (name) => `header ${name}: ${one.headers[name] ?? "(none)"} → ${other.headers[name] ?? "(none)"}`,
    ),
    ...changedNames(one.body, other.body).map((part) => {
      const [had, has] = [one.body[part], other.body[part]];
      return `body, ${part}${had === undefined ? " (new)" : has === undefined ? " (none now)" : ""}`;
    }),
  ];
}

type Named = Readonly<Record<string, string>>;

function changedNames(one: Named, other: Named): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
}
