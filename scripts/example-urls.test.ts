import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matchRoute, type PageName, pageKindOf, pageKinds, previewedPages, routes } from "#site/routes.ts";
import { exampleUrls } from "./example-urls.ts";

const urlsIn = (text: string) => text.match(/https?:\S+/g) ?? [];

test("every kind of page is listed, with three posts", () => {
  const names = urlsIn(
    exampleUrls({ siteOrigin: "http://127.0.0.1:4321", apiOrigin: undefined, demoContent: true, asObserved: false }),
  ).map((url) => matchRoute(new URL(url).pathname).name);
  const kinds = names.map((name) => pageKindOf(name as PageName));
  expect(pageKinds.filter((kind) => !kinds.includes(kind))).toEqual(["error"]);
  expect(names.filter((name) => name === "post")).toHaveLength(3);
  expect(names).not.toContain("not-found");
});

test("the demo content has the listed pages", () => {
  const seed = readFileSync(join(import.meta.dirname, "..", "backend", "seed", "content.ndjson"), "utf8");
  const lines = seed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { uuid: string; slug?: string });
  const ids =
    exampleUrls({ siteOrigin: "http://x", apiOrigin: undefined, demoContent: true, asObserved: false }).match(
      /[0-9a-f]{8}-[0-9a-f-]{27}/g,
    ) ?? [];
  expect(ids).toHaveLength(9);
  expect(lines.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(ids));
  expect(lines.map(({ slug }) => slug)).toContain("bogazda-yaz-konseri");
});

test.each([
  { apiOrigin: "https://api.example.com", demoContent: true },
  { apiOrigin: undefined, demoContent: false },
])("with other content, only pages that are sure to exist: %j", (settings) => {
  const text = exampleUrls({ siteOrigin: "https://www.example.com", asObserved: false, ...settings });
  const paths = previewedPages.map((name) => routes[name].path).filter((path) => !path.includes(":"));
  expect(urlsIn(text)).toEqual(paths.map((path) => `https://www.example.com${path}`));
});

test("no account to delete is named where the form does nothing", () => {
  const named = (asObserved: boolean) =>
    exampleUrls({ siteOrigin: "http://x", apiOrigin: undefined, demoContent: true, asObserved }).includes("silinecek@");
  expect([false, true].map(named)).toEqual([true, false]);
});
