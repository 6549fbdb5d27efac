import { request } from "node:http";
import { expect, inject, test } from "vitest";
import { languages } from "#locales/index.ts";
import { everyPage } from "../e2e/support/every-page.ts";

const origin = inject("demoOrigin");

/** Bytes of a page's HTML with its inlined CSS and its headers, compressed with Brotli. */
const pageLimit = 20_000;

/** Bytes of a response as they travel, headers included. */
function countBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      if (response.statusCode === 429) reject(new Error("too many tickets that do not exist"));
      let bytes = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, "HTTP/1.1 200 OK\r\n\r\n".length);
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve(bytes)).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Those whose letters take more than a byte: in one of them each page is the largest. */
const largest = languages.filter(({ script }) => script !== "Latn");

/** The ticket whose texts are the longest of the demo content. */
const longestTicket = {
  name: "the longest ticket",
  path: "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b3-4a00-8000-0000000000b3/6f1b2c3d-00c3-4a00-8000-0000000000c3",
};

/** The post whose text is, 3,300 characters. What is left to go is its text or its styles (benchmarks/results.md). */
const longestPost = { name: "the longest post", path: "/post/6f1b2c3d-0036-4a00-8000-000000000036", limit: 21_600 };

const pages = [...everyPage, longestTicket].map(({ name, path }) => ({ name, path, limit: pageLimit }));

test.each([...pages, longestPost])(
  "$name is at most $limit bytes in any language",
  async ({ path, limit }) => {
    const over: string[] = [];
    for (const { code } of largest) {
      const bytes = await countBytes(`${origin}${path}?lng=${code}`);
      if (bytes > limit) over.push(`${code}: ${bytes}`);
    }
    expect(over).toEqual([]);
  },
  60_000,
);
