import { expect, test } from "vitest";
import { readPostedForm } from "./read-posted-form.ts";

const read = async (contentType: string, text: string) => [
  ...(await readPostedForm({ contentType, bytes: new TextEncoder().encode(text) })),
];

test("a form is read by its type", async () => {
  expect(await read("application/x-www-form-urlencoded", "a=1&b=%C3%A7+d")).toEqual([
    ["a", "1"],
    ["b", "ç d"],
  ]);
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  expect(await read("multipart/form-data; boundary=x", part)).toEqual([["a", "1"]]);
});

test.each([
  ["application/json", "{}"],
  ["", "a=1"],
  ["multipart/form-data; boundary=x", "a=1"],
])("one of type %j that cannot be parsed has no fields", async (contentType, text) => {
  expect(await read(contentType, text)).toEqual([]);
});
