import { expect, inject, test } from "vitest";
import { everyPage } from "../e2e/support/every-page.ts";

const origin = inject("demoOrigin");

/** Set by scripts, which come after first paint. */
const setByScripts = /^(?:index|drag|in-app-)/;

test.each(everyPage)("$name has every design token that it reads", async ({ path }) => {
  const html = await (await fetch(`${origin}${path}?lng=tr`)).text();
  const defined = new Set(Array.from(html.matchAll(/--([\w-]+):/g), ([, name]) => name));
  const read = new Set(Array.from(html.matchAll(/var\(--([\w-]+)\)/g), ([, name = ""]) => name));
  expect(read.size).toBeGreaterThan(20);
  expect([...read].filter((name) => !defined.has(name) && !setByScripts.test(name))).toEqual([]);
});
