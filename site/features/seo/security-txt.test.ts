import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

const fields = new Map(
  securityTxt("https://meydan.example")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]),
);

test("it says whom to tell and where it stands", () => {
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get("Canonical")).toBe("https://meydan.example/.well-known/security.txt");
});

test("it holds for a month or more: `securityContactExpires` in brand/brand.ts is set ahead once a year", () => {
  const expires = fields.get("Expires") ?? "";
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 24 * 3600_000);
});
