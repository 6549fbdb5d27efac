import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#scripts/any-text.harness.ts";
import { readReportForm, reportFields } from "./read-report-form.ts";

const origins = ["https://www.meydan.example"];
const complete = {
  kind: "personal-rights",
  about: "https://www.meydan.example/post/p1\r\nwww.meydan.example/profile/u1",
  reason: "Resmim\r\nçalındı.",
  name: " Ada ",
  email: "Ada@Example.com",
  faith: "yes",
};

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readReportForm(form, origins);
}

test("a complete report gives its values", () => {
  expect(read(complete)).toEqual({
    ok: true,
    values: {
      kind: "personal-rights",
      about: [
        { kind: "post", uuid: "p1" },
        { kind: "profile", uuid: "u1" },
      ],
      reason: "Resmim\nçalındı.",
      name: "Ada",
      email: "ada@example.com",
      faith: true,
    },
  });
});

test("who fears for a child need neither say who they are nor know an address", () => {
  const report = read({ kind: "child-safety", reason: "Bir çocuk tehlikede.", faith: "yes" });
  expect(report).toMatchObject({ ok: true, values: { about: [], name: null, email: null } });
});

test.each([
  ["nothing", {}, { kind: "missing", reason: "missing", faith: "missing" }],
  ["no address", { ...complete, about: "" }, { about: "missing" }],
  ["the address of another site", { ...complete, about: "https://evil.example/post/p1" }, { about: "invalid" }],
  [
    "too many addresses",
    { ...complete, about: Array.from({ length: 21 }, (_, i) => `www.meydan.example/post/${i}`).join("\n") },
    { about: "too-many" },
  ],
  ["no reason", { ...complete, reason: " \n " }, { reason: "missing" }],
  ["a long reason", { ...complete, reason: "a".repeat(5001) }, { reason: "too-long" }],
  ["no name", { ...complete, name: " " }, { name: "missing" }],
  ["a long name", { ...complete, name: "a".repeat(121) }, { name: "too-long" }],
  ["no e-mail address", { ...complete, email: "" }, { email: "missing" }],
  ["what is no e-mail address", { ...complete, email: "ada" }, { email: "invalid" }],
  [
    "a wrong address, in a report that needs none",
    { ...complete, kind: "child-safety", email: "a" },
    { email: "invalid" },
  ],
  ["no good faith", { ...complete, faith: "" }, { faith: "missing" }],
  ["a kind that there is not", { ...complete, kind: "other" }, { kind: "missing" }],
])("with %s it is refused", (_, fields, errors) => {
  expect(read(fields)).toEqual({ ok: false, errors });
});

test("5,000 letters of Persian or Japanese are taken", () => {
  expect(read({ ...complete, reason: "پ".repeat(5000) }).ok).toBe(true);
  expect(read({ ...complete, reason: "通\r\n".repeat(2500) }).ok).toBe(true);
});

test("control characters, which some devices paste, are left out", () => {
  expect(read({ ...complete, reason: "a\u0000b\u001b[31mc\u0007", name: "A\u0000da" })).toMatchObject({
    values: { reason: "ab[31mc", name: "Ada" },
  });
});

test("whatever is typed gives values or errors, and never throws", () => {
  const fields = fc.record(Object.fromEntries(reportFields.map((field) => [field, anyText()])));
  fc.assert(
    fc.property(fields, (typed) => {
      const result = read(typed as Record<string, string>);
      expect(result.ok ? result.values.reason : Object.keys(result.errors)).toBeTruthy();
    }),
    { numRuns: 50 },
  );
});
