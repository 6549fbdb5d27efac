import { expect, inject, test } from "vitest";

const origin = inject("demoOrigin");

test("the licenses of packages in scripts are served, and the scripts say where", async () => {
  const response = await fetch(`${origin}/licenses.txt`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await response.text();
  for (const name of ["react", "react-dom", "lean-qr", "vanilla-cookieconsent"])
    expect(text).toContain(`## ${name} - `);
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(3);

  const html = await (await fetch(`${origin}/delete-account`)).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w-]+\.js/g))];
  const sources = await Promise.all(scripts.map(async (path) => (await fetch(origin + path)).text()));
  expect(sources.filter((source) => source.includes("/*! /licenses.txt */"))).not.toEqual([]);
});
