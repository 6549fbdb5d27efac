import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleAddresses } from "./example-urls.ts";

const addressesIn = (text: string) => text.match(/https?:\S+/g) ?? [];

test("every kind of page is there, two posts included", () => {
  const paths = addressesIn(exampleAddresses({ siteOrigin: "http://127.0.0.1:4321", apiOrigin: undefined })).map(
    (address) => new URL(address).pathname.split("/")[1],
  );
  expect(paths.sort()).toEqual([
    "",
    "delete-account",
    "download",
    "post",
    "post",
    "privacy-policy",
    "profile",
    "ticket",
  ]);
});

test("the demo content has what is named", () => {
  const seed = readFileSync(join(import.meta.dirname, "..", "backend", "seed", "content.ndjson"), "utf8");
  const lines = seed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { uuid: string; slug?: string });
  const ids =
    exampleAddresses({ siteOrigin: "http://x", apiOrigin: undefined }).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(ids).toHaveLength(5);
  expect(lines.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(ids));
  expect(lines.map(({ slug }) => slug)).toContain("bogazda-yaz-konseri");
});

test("with a product server of one's own, only what is sure to be there", () => {
  const text = exampleAddresses({ siteOrigin: "https://www.example.com", apiOrigin: "https://api.example.com" });
  expect(addressesIn(text)).toEqual([
    "https://www.example.com/",
    "https://www.example.com/download",
    "https://www.example.com/delete-account",
    "https://www.example.com/privacy-policy",
  ]);
});
