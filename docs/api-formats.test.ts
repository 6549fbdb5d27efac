import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { accountDeletionRequest, accountDeletionResponse } from "#contract/account-deletion.ts";
import { contentLine } from "#contract/content-line.ts";
import { objectionRequest, reportRequest, reportResponse } from "#contract/reports.ts";

/** What `z.toJSONSchema` makes of a field. */
interface FieldSchema {
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/** Of all fields of a schema: limits, then in quotes, as in JSON, or in backticks, names and the values of closed lists. */
function claimsOf({ anyOf = [], items, properties = {}, ...field }: FieldSchema): string[] {
  const limits = [field.maxLength, field.maxItems].flatMap((limit) => limit?.toLocaleString("en") ?? []);
  const words = [...(field.enum ?? []), ...Object.keys(properties)].filter((word) => word !== "kind");
  const within = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)];
  return [...limits, ...words.map((word) => `["\`]${word}["\`]`), ...within.flatMap(claimsOf)];
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema;
const { oneOf: lines } = schemaOf(contentLine) as unknown as { oneOf: readonly FieldSchema[] };

const formats: readonly (readonly [document: string, section: string, schemas: readonly FieldSchema[]])[] = [
  ["account-deletion-api.md", "", [accountDeletionRequest, accountDeletionResponse].map(schemaOf)],
  ["reports-api.md", "", [reportRequest, objectionRequest, reportResponse].map(schemaOf)],
  ...lines.map((line) => ["content.md", line.properties?.kind?.const ?? "", [line]] as const),
];

test.each(formats)("docs/%s says each field, its values and its limit: %s", (document, section, schemas) => {
  const text = readFileSync(join(import.meta.dirname, document), "utf8");
  const part = section ? (text.split(/^## /m).find((one) => one.startsWith(`${section}\n`)) ?? "") : text;
  const claims = schemas.flatMap(claimsOf).filter((claim) => claim !== "2,048"); // of files, which it does not say
  expect(claims.length).toBeGreaterThan(2);
  expect(claims.filter((claim) => !new RegExp(`(?<!\\d)${claim}(?!\\d)`).test(part))).toEqual([]);
});
