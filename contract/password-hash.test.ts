import { expect, test } from "vitest";
import { parsePasswordHash } from "./password-hash.ts";

const salt = `${"Aa0+/".repeat(4)}zZ`; // 16 bytes
const hash = `${"Zz9/+".repeat(8)}aAb`; // 32 bytes
const phc = `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${hash}`;

test("a hash in PHC format is read", () => {
  expect(parsePasswordHash(phc)).toEqual({ salt, hash });
});

test.each([
  ["nothing", ""],
  ["another algorithm", phc.replace("argon2id", "argon2i")],
  ["another version", phc.replace("v=19", "v=16")],
  ["less memory", phc.replace("m=19456", "m=1945")],
  ["fewer passes", phc.replace("t=2", "t=1")],
  ["more lanes", phc.replace("p=1", "p=4")],
  ["a shorter salt", phc.replace(salt, salt.slice(1))],
  ["a longer salt", phc.replace(salt, `${salt}A`)],
  ["a salt in another alphabet", phc.replace("+", "-")],
  ["a shorter hash", phc.slice(0, -1)],
  ["a longer hash", `${phc}A`],
  ["a hash in another alphabet", `${phc.slice(0, -1)}_`],
  ["padding", `${phc}=`],
  ["something before it", ` ${phc}`],
  ["a line after it", `${phc}\n`],
])("%s is no hash", (_name, text) => {
  expect(parsePasswordHash(text)).toBeUndefined();
});
