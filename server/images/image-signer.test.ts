import { expect, test } from "vitest";
import { createImageSigner } from "./image-signer.ts";

const url = "https://media.example/a.jpg";

test("the same address has the same signature in every process with the key, and with no other key", () => {
  const [one, same, other] = ["key one", "key one", "key two"].map((key) => createImageSigner(key, () => ({})));
  expect(one?.sign(url)).toEqual(same?.sign(url));
  expect(one?.sign(url).signature).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect(one?.sign(url)).not.toEqual(other?.sign(url));
  expect(one?.sign(url).signature).not.toBe(one?.sign(`${url}?`).signature);
});

test("a signature is sound for its own address only", () => {
  const { sign, isSigned } = createImageSigner("key", () => ({}));
  const signature = sign(url).signature ?? "";
  expect(isSigned(url, signature)).toBe(true);
  for (const wrong of ["", signature.slice(1), `${signature}A`, signature.toUpperCase(), "é".repeat(8)]) {
    expect(isSigned(url, wrong)).toBe(false);
  }
  expect(isSigned(`${url}#`, signature)).toBe(false);
});

test("how a picture looks is told as soon as it is known, and asked for once", () => {
  const asked: string[] = [];
  let looks = {};
  const { sign, forget } = createImageSigner("key", (signature) => {
    asked.push(signature);
    return looks;
  });
  expect(sign(url)).not.toHaveProperty("color");
  looks = { color: "#102030", placeholder: "data:," };
  sign(url);
  expect(asked).toHaveLength(1);
  forget(url);
  expect(sign(url)).toMatchObject({ url, ...looks });
  sign(url);
  expect(asked).toEqual([sign(url).signature, sign(url).signature]);
});
