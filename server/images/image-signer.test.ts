import { expect, test } from "vitest";
import { readImageKeys } from "#server/config/image-keys.ts";
import { createImageSigner } from "./image-signer.ts";

const keys = (...all: [string, ...string[]]) => readImageKeys(all, "/nowhere");
const url = "https://media.example/a.jpg";

test("a URL has the same signature in every process with the key, and another with another key", () => {
  const [one, same, other] = ["key one", "key one", "key two"].map((key) => createImageSigner(keys(key)));
  expect(one?.sign(url)).toEqual(same?.sign(url));
  expect(one?.sign(url).signature).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect(one?.sign(url)).not.toEqual(other?.sign(url));
  expect(one?.sign(url).signature).not.toBe(one?.sign(`${url}?`).signature);
});

test("a signature is valid for its own URL only", () => {
  const { sign, isSigned } = createImageSigner(keys("key"));
  const signature = sign(url).signature ?? "";
  expect(isSigned(url, signature)).toBe(true);
  for (const wrong of ["", signature.slice(1), `${signature}A`, signature.toUpperCase(), "é".repeat(8)]) {
    expect(isSigned(url, wrong)).toBe(false);
  }
  expect(isSigned(`${url}#`, signature)).toBe(false);
});

test("what is known of an image is looked up once, and again when it has changed", () => {
  const lookups: string[] = [];
  let color: string | undefined;
  const findColor = (name: string) => {
    lookups.push(name);
    return color;
  };
  const { sign, forget } = createImageSigner(keys("key"), { findColor });
  expect(sign(url).color).toBeUndefined();
  color = "#102030";
  sign(url);
  expect(lookups).toHaveLength(1);
  forget(url);
  expect(sign(url)).toMatchObject({ url, color });
  sign(url);
  expect(lookups).toEqual([sign(url).signature, sign(url).signature]);
});
