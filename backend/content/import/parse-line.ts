import type { z } from "zod";
import { type ContentLine, contentLine } from "#contract/content-line.ts";

export type ParsedLine =
  | { readonly content: ContentLine }
  | { readonly faults: readonly { field?: string; fault: string }[] };

/** A line of content, checked against the contract. Faults name fields and never repeat what stands in them. */
export function parseLine(text: string): ParsedLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [{ fault: "is not JSON" }] };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { faults: [{ fault: "is not a JSON object" }] };
  }
  const result = contentLine.safeParse(value);
  if (result.success) return { content: result.data };
  return { faults: result.error.issues.map((issue) => faultOf(issue, value)) };
}

function faultOf(issue: z.core.$ZodIssue, line: object): { field: string; fault: string } {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return { field: [...issue.path, shortened(issue.keys[0] ?? "")].join("."), fault: "is not known" };
  }
  if (valueAt(line, issue.path) === undefined) return { field, fault: "is missing" };
  if (issue.code === "invalid_type") return { field, fault: `must be ${nameOfType(issue.expected)}` };
  if (issue.code === "invalid_value") return { field, fault: `must be ${issue.values.join(" or ")}` };
  return { field, fault: issue.message };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function nameOfType(expected: string): string {
  const names: Record<string, string> = { string: "text", int: "a whole number", boolean: "true or false" };
  return names[expected] ?? (/^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`);
}

/** An unknown field's name is the line's own text: it may be long and hold anything. */
function shortened(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_.$ -]/gu, "?");
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}
