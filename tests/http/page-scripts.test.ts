import { expect, inject, test } from "vitest";
import { everyPage } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");

/** Small, and used by several islands: the build has it in a file that is loaded anyway. */
const inSharedFile = new Set(["lazy-phone-code"]);

test.each(everyPage)(
  "$name names all files that its islands need, so that none is asked for late",
  async ({ path }) => {
    const { document } = await fetchDocument(origin + path);
    const urls = document.querySelector("[data-scripts]")?.getAttribute("data-scripts")?.split(" ") ?? [];
    expect(new Set(urls).size).toBe(urls.length);

    const islands = [...document.querySelectorAll("[data-island]")].map((island) => island.getAttribute("data-island"));
    for (const island of new Set(islands)) {
      const named = urls.filter((url) => url.startsWith(`/assets/${island}-`));
      expect([island, named.length]).toEqual([island, inSharedFile.has(island ?? "") ? 0 : 1]);
    }

    if (islands.length === 0) return;
    for (const url of urls) {
      const response = await fetch(origin + url);
      expect([url, response.status]).toEqual([url, 200]);
      const imports = [...(await response.text()).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)];
      for (const [, file] of imports) expect(urls, `${url} imports ${file}`).toContain(`/assets/${file}`);
    }
  },
);
