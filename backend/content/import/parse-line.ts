import type { z } from "zod";
import { type ContentLine, contentLine } from "#contract/content-line.ts";

export type ParsedLine =
  | { readonly content: ContentLine }
  | { readonly issues: readonly { field?: string; message: string }[] };

/** Parses a content line and checks it against the contract. Messages never include the line's values. */
export function parseLine(text: string): ParsedLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { issues: [{ message: "is not JSON" }] };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { issues: [{ message: "is not a JSON object" }] };
  }
  const result = contentLine.safeParse(value);
  if (result.success) return { content: result.data };
  return { issues: result.error.issues.map((issue) => toIssue(issue, value)) };
}

function toIssue(issue: z.core.$ZodIssue, line: object): { field: string; message: string } {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return { field: [...issue.path, sanitize(issue.keys[0] ?? "")].join("."), message: "is not a known field" };
  }
  if (valueAt(line, issue.path) === undefined) return { field, message: "is missing" };
  if (issue.code === "invalid_type") return { field, message: `must be ${describeType(issue.expected)}` };
  if (issue.code === "invalid_value") return { field, message: `must be ${issue.values.join(" or ")}` };
  return { field, message: issue.message };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function describeType(expected: string): string {
  const names: Record<string, string> = { string: "a string", int: "a whole number", boolean: "true or false" };
  return names[expected] ?? (/^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`);
}

/** Makes an unknown field's name safe to print: it can be long and contain any characters. */
function sanitize(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_.$ -]/gu, "?");
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}
