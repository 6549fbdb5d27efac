import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import { createFontLoader } from "./font-loader.ts";

const { load } = createFontLoader(async () => {});

test.each(locales)("the shipped fonts have every character of the messages in %s", async (locale) => {
  const { missing } = await load(JSON.stringify(messages[locale]).replace(/[\s\u2060]/g, ""), locale);
  expect([...missing]).toEqual([]);
});

test("a character that no shipped font has is missing", async () => {
  expect([...(await load("Aẹ༄\uffff", "en")).missing]).toEqual(["༄", "\uffff"]);
});
