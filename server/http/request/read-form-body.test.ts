import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { FormService } from "#site/http/define-routes.ts";
import { readFormBody } from "./read-form-body.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

/** A request whose body comes in two pieces. */
function post(headers: IncomingHttpHeaders, body: Buffer) {
  const middle = Math.floor(body.length / 2);
  return Object.assign(Readable.from([body.subarray(0, middle), body.subarray(middle)]), {
    headers,
  }) as unknown as IncomingMessage;
}

const read = async (headers: IncomingHttpHeaders, size = 10, service: FormService = "account-deletion") => {
  const result = await readFormBody(post(headers, Buffer.alloc(size, "a")), service);
  return "status" in result ? result.status : Buffer.from(result.bytes).toString();
};

test("a form is read whole, with its content type", async () => {
  const body = "email=ada%40example.com&password=şifre";
  for (const type of [
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-8",
    "multipart/form-data; boundary=abc",
    "Multipart/Form-Data ;boundary=abc",
  ]) {
    const result = await readFormBody(post({ "content-type": type }, Buffer.from(body)), "account-deletion");
    expect(result).toEqual({ contentType: type, bytes: new Uint8Array(Buffer.from(body)) });
  }
});

test.each([undefined, "", "application/json", "text/plain", "application/x-www-form-urlencoded2"])(
  "no form has the content type %j",
  async (type) => {
    expect(await read({ "content-type": type })).toBe(415);
  },
);

test("a compressed body is refused, one that says it is not compressed is read", async () => {
  for (const encoding of ["gzip", "br", ""]) expect(await read({ ...form, "content-encoding": encoding })).toBe(415);
  expect(await read({ ...form, "content-encoding": "identity" })).toBe("aaaaaaaaaa");
});

test.each([
  ["account-deletion", 8 * 1024],
  ["reports", 64 * 1024],
] as const)("a form of %s may have %i bytes, whether it says its length or not", async (service, limit) => {
  for (const length of [undefined, String(limit)]) {
    expect(await read({ ...form, "content-length": length }, limit, service)).toHaveLength(limit);
  }
  expect(await read(form, limit + 1, service)).toBe(413);
  expect(await read({ ...form, "content-length": String(limit + 1) }, 0, service)).toBe(413);
});

test("a client that leaves in the middle of its form is a bad request, and no crash", async () => {
  const body = new Readable({ read() {} });
  const request = Object.assign(body, { headers: form }) as unknown as IncomingMessage;
  const result = readFormBody(request, "account-deletion");
  body.push("email=");
  body.destroy(new Error("aborted"));
  expect(await result).toEqual({ status: 400 });
});
