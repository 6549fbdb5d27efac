// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import { ShareButtonIsland } from "#site/features/sharing/share-button.tsx";
import { JoinLinkIsland } from "#site/features/store-links/join-link.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { WayToAppContext } from "#site/features/store-links/way-to-app.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { statLabels } from "#site/i18n/stat-labels.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { clientIslands } from "#site/islands/client-islands.ts";
import { type IslandRegistry, IslandRegistryProvider } from "#site/islands/define-island.tsx";
import { hydrateIslands } from "#site/islands/hydrate-islands.tsx";
import { named } from "#site/islands/island.harness.tsx";
import { IslandDataScript } from "#site/islands/island-data.tsx";
import { PostReactionsIsland } from "./post-reactions.tsx";
import { ReactionList } from "./reaction-list.tsx";

const way = { context: storeContext("post", "tr", "p-1"), phoneUrl: "https://site.example/download?to=auto" };
const shareUrl = "https://site.example/post/p-1?lng=tr";
const counts = { likes: 12_345, comments: 7, favorites: 0, shares: 3 };
const verbs = { likes: "like", comments: "comment", favorites: "save" } as const;

/** The server's row in the browser, beside Join. */
function load(code: Locale) {
  const islands: IslandRegistry = new Set();
  const stats = statLabels(counts, createTranslate(code), formatsOf(code));
  document.body.innerHTML = renderToString(
    <I18nContext value={i18nOf(code)}>
      <WayToAppContext value={way}>
        <IslandRegistryProvider registry={islands}>
          <article>
            <ShareButtonIsland url={shareUrl} />
            <PostReactionsIsland {...way}>
              <ReactionList stats={stats} shareUrl={shareUrl} />
            </PostReactionsIsland>
          </article>
          <JoinLinkIsland {...way} className="join" />
        </IslandRegistryProvider>
        <IslandDataScript islands={islands} localeInUrl={false} />
      </WayToAppContext>
    </I18nContext>,
  );
}
const hydrate = () => hydrateIslands(document, clientIslands);
const name = (kind: keyof typeof counts, code: Locale = "tr") =>
  createTranslate(code)(`post.${kind}`, { count: counts[kind] });

beforeEach(() => {
  window.announced = [];
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("without script, the counts lead where Join does, and no crawler follows them; shares are a count", () => {
  load("tr");
  const hrefs = [...document.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.rel]);
  const join = "/download?from=post&id=p-1";
  expect(hrefs).toEqual([...Array(3).fill([join, "nofollow"]), [join, ""]]);
  expect(document.querySelector("li > :has(button.script-only) + span")?.textContent).toContain("3");
});

test.each(["tr", "ar"] as const)(
  "a count opens the chooser with its verb, which is counted, and has the focus again: %s",
  async (code) => {
    const t = createTranslate(code);
    load(code);
    await hydrate();
    for (const [kind, verb] of Object.entries(verbs) as [keyof typeof verbs, (typeof verbs)[keyof typeof verbs]][]) {
      const count = document.querySelector<HTMLElement>(`[data-verb=${verb}]`);
      if (!count) throw new Error(`no ${verb}`);
      expect(count.querySelector("[title]")?.getAttribute("title")).toBe(name(kind, code));
      fireEvent.click(count);
      const title = t(`chooser.${verb}`);
      expect(title).toContain(brand.name);
      await screen.findByRole("dialog", named(title));
      expect(window.announced?.splice(0)).toEqual([{ event: "chooser-open", detail: verb }]);
      fireEvent.click(screen.getByRole("button", { name: t("chooser.close") }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(document.activeElement).toBe(count);
    }
  },
);

test("the count of shares is another share button, and answers in its own place", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  load("tr");
  await hydrate();
  const count = screen.getByRole("button", { name: name("shares") });
  fireEvent.click(screen.getAllByTitle(name("shares"))[0] as HTMLElement);
  const done = await screen.findByText(createTranslate("tr")("sharing.done"));
  expect([count.contains(done), writeText.mock.calls]).toEqual([true, [[shareUrl]]]);
  expect(window.announced?.map(({ event }) => event)).toEqual(["share", "link-copy"]);
});
