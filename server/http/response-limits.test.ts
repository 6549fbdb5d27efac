import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { InvalidResponseError } from "#site/product-api/transport.ts";
import { readResponseBody, withTimeout } from "./response-limits.ts";

test("a call in time returns its value, and is not aborted", async () => {
  let signal: AbortSignal | undefined;
  const value = { name: "Ada" };
  const call = async (given: AbortSignal) => {
    signal = given;
    return value;
  };
  expect(await withTimeout(1000, call)).toBe(value);
  expect(signal?.aborted).toBe(false);
  await expect(withTimeout(1000, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("a call that takes longer is aborted, and abandoned where it goes on", async () => {
  let signal: AbortSignal | undefined;
  const result = withTimeout(10, (given) => {
    signal = given;
    return new Promise<never>(() => {});
  });
  await expect(result).rejects.toThrow(new InvalidResponseError("no whole response within 10 ms"));
  await expect(result).rejects.toBeInstanceOf(InvalidResponseError);
  expect(signal?.reason).toBeInstanceOf(InvalidResponseError);
});

test("a body is read up to its limit, and refused at the first byte over it", async () => {
  const chunks = [Buffer.from("gün"), Buffer.from("aydın")];
  expect((await readResponseBody(Readable.from(chunks), 10)).toString()).toBe("günaydın");
  const longer = readResponseBody(Readable.from(chunks), 9);
  await expect(longer).rejects.toThrow(new InvalidResponseError("the response is over 9 bytes"));
});

test("the rest of a longer body is not read", async () => {
  let pieces = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        pieces += 1;
        yield Buffer.alloc(10);
      }
    } finally {
      isClosed = true;
    }
  }
  await expect(readResponseBody(endless(), 25)).rejects.toBeInstanceOf(InvalidResponseError);
  expect([pieces, isClosed]).toEqual([3, true]);
});
