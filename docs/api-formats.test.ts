import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { accountDeletionRequest, accountDeletionResponse } from "#contract/account-deletion.ts";
import { reportLimits } from "#contract/report-fields.ts";
import { objectionRequest, reportRequest, reportResponse } from "#contract/reports.ts";

/** What `z.toJSONSchema` makes of a field. */
interface FieldSchema {
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/** How a document says what a pattern or a format of the contract takes. */
const sayings: Readonly<Record<string, string>> = {
  "^[A-Z0-9-]{4,40}$": "4 to 40 of `A-Z`, `0-9` and `-`",
  "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": "such as `tr` or `zh-Hans`",
  "date-time": "ISO 8601 with seconds and `Z` or an offset",
};

const number = (value: number) => value.toLocaleString("en");

/** What a document must say of a field and all within it. */
function claimsOf(name: string, { anyOf = [], items, properties = {}, ...field }: FieldSchema): string[] {
  const range = field.minLength
    ? `${field.minLength} to ${number(field.maxLength ?? 0)}`
    : number(field.maxLength ?? 0);
  return [
    `"${name}"`,
    ...(field.enum ?? []).map((value) => `"${value}"`),
    ...(field.maxLength === undefined ? [] : [range]),
    ...(field.maxItems === undefined ? [] : [`up to ${field.maxItems}`]),
    ...[field.format === "date-time" ? field.format : field.pattern].flatMap((one) =>
      one ? [sayings[one] ?? one] : [],
    ),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((one) => claimsOf(name, one)),
    ...Object.entries(properties).flatMap(([key, one]) => claimsOf(key, one)),
  ];
}

test.each([
  ["docs/account-deletion-api.md", [accountDeletionRequest, accountDeletionResponse], ["256 random bits in base64url"]],
  [
    "docs/reports-api.md",
    [reportRequest, objectionRequest, reportResponse],
    [
      `1 to ${number(reportLimits.reason)} UTF-16 code units`,
      `\`name\` 1 to ${reportLimits.name} in one line`,
      "1 to 64 letters, digits, `-` or `_`",
      "256 random bits in base64url",
    ],
  ],
])("%s says the format of each field", (document, schemas, formats) => {
  const text = readFileSync(join(import.meta.dirname, "..", document), "utf8").replace(/\s+/g, " ");
  const claims = schemas.flatMap((schema) =>
    claimsOf("result", z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema),
  );
  /** Names and values of a closed list stand in quotes, as in JSON, or in backticks. */
  const says = (claim: string) => text.includes(claim) || text.includes(claim.replace(/^"(.*)"$/, "`$1`"));
  expect(claims.length).toBeGreaterThan(10);
  expect([...claims, ...formats].filter((claim) => !says(claim))).toEqual([]);
});
