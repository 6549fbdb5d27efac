import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#scripts/any-text.harness.ts";
import { readDeletionForm } from "./read-deletion-form.ts";

const complete = { email: "Ada@Example.com", password: "secret", action: "delete", confirm: "yes" };

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readDeletionForm(form);
}

test("a complete form gives its values, the address normalized", () => {
  const values = { email: "ada@example.com", password: "secret", action: "delete" };
  expect(read(complete)).toEqual({ ok: true, values });
  expect(read({ ...complete, confirm: "on" })).toEqual({ ok: true, values });
});

test.each(["freeze", "restore"])("%s needs no confirmation", (action) => {
  expect(read({ email: "ada@example.com", password: "secret", action }).ok).toBe(true);
});

test.each([
  [{}, { email: "missing", password: "missing", action: "missing" }],
  [{ ...complete, email: " " }, { email: "missing" }],
  [{ ...complete, email: "ada" }, { email: "invalid" }],
  [{ ...complete, password: "" }, { password: "missing" }],
  [{ ...complete, password: "x".repeat(513) }, { password: "wrong-credentials" }],
  [{ ...complete, action: "erase" }, { action: "missing" }],
  [{ ...complete, confirm: "" }, { confirm: "missing" }],
])("%j is refused", (fields, errors) => {
  expect(read(fields)).toEqual({ ok: false, errors });
});

test("a field that is there twice, or is a file, counts as missing", () => {
  const twice = new FormData();
  for (const [name, value] of [...Object.entries(complete), ["password", "other"]])
    twice.append(name ?? "", value ?? "");
  expect(readDeletionForm(twice)).toEqual({ ok: false, errors: { password: "missing" } });
  const file = new FormData();
  for (const [name, value] of Object.entries(complete)) file.set(name, value);
  file.set("email", new Blob(["ada@example.com"]));
  expect(readDeletionForm(file)).toEqual({ ok: false, errors: { email: "missing" } });
});

test("whatever is typed gives values or errors, and never throws", () => {
  fc.assert(
    fc.property(anyText(), anyText(), fc.string(), (email, password, action) => {
      const result = read({ email, password, action });
      expect(result.ok ? result.values.email : Object.keys(result.errors)).toBeTruthy();
    }),
  );
});
