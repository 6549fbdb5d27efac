import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
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
  expect(fields.get("Expires")).toBe(brand.securityContactExpires);
  expect(fields.get("Canonical")).toBe("https://meydan.example/.well-known/security.txt");
});
