import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { createFontLoader } from "./font-loader.ts";

const { load } = createFontLoader(async () => {});

test.each(locales)("the shipped fonts have every character of the messages in %s", async (locale) => {
  const messages = readFileSync(new URL(`../../../../locales/${locale}.json`, import.meta.url), "utf8");
  const { missing } = await load(messages.replace(/\s/g, ""), locale);
  expect([...missing]).toEqual([]);
});

test("a character that no shipped font has is missing", async () => {
  expect([...(await load("Aẹ༄\uffff", "en")).missing]).toEqual(["༄", "\uffff"]);
});
