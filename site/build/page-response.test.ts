import { expect, test } from "vitest";
import { PageResponse } from "./page-response.ts";

const page = new TextEncoder().encode("<p>ğ</p>");
const response = (status = 200) => new PageResponse(page, { status, headers: { "X-Kind": "page" } });

test("the reader gets the bytes themselves", async () => {
  expect(await response().bytes()).toBe(page);
});

test("what has been read is kept no longer, whoever holds the response", async () => {
  const read = response();
  await read.bytes();
  expect(await read.bytes()).toHaveLength(0);
});

test("it is a response like any other", async () => {
  const { status, headers } = response(404);
  expect([status, headers.get("x-kind")]).toEqual([404, "page"]);
  expect(await response().text()).toBe("<p>ğ</p>");
  expect(new Uint8Array(await response().arrayBuffer())).toEqual(page);
});

test("another response can be made of it, as of its one stream", async () => {
  const first = response();
  expect(first.body).toBe(first.body);
  expect(await new Response(first.body, { status: 404 }).text()).toBe("<p>ğ</p>");
});
