// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Locale, locales } from "#locales/index.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { unsigned } from "#site/images/signed-image.ts";
import { islandI18n, renderIsland, serverI18n } from "#site/islands/island.harness.tsx";
import { postTitle } from "./head/post-title.ts";
import { emptyPost, imagesOf } from "./post.harness.ts";
import { PostPage } from "./post-page.tsx";
import { PostPageIsland } from "./post-page-island.tsx";
import type { PostState } from "./post-state.ts";

const origin = "https://meydan.example";
const fetch = vi.fn<(path: string) => Promise<Response>>();
const data = { content: "Söz senin.", type: "News", user: { fullName: "Ada" } };
const otherDatas = [{ uuid: "p-2", content: "Başka söz", user: { fullName: "Can" } }];

beforeEach(() => {
  fetch.mockReset();
  document.title = "Yükleniyor… | Meydan";
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => vi.unstubAllGlobals());

test("loading, then the carousel with the post, the others and both stores", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetch.mockReturnValue(promise);
  renderIsland(PostPageIsland, { uuid: "p-1", origin });
  expect(screen.getByRole("status").textContent).toBe("Yükleniyor…");
  resolve(Response.json({ result: { data, otherDatas } }));
  expect(await screen.findByRole("heading", { name: "Ada" })).toBeTruthy();
  expect(fetch).toHaveBeenCalledWith("/api/public/post/p-1", expect.anything());
  expect(document.title).toBe("Ada: Söz senin. | Meydan");
  expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(2);
  expect(document.querySelectorAll("a[data-store]")).toHaveLength(2);
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText("2 / 3")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Can" })).toBeTruthy();
});

test.each([
  [404, "Post bulunamadı.", false],
  [410, "Bu gönderi artık yayında değil.", false],
  [503, "Sunucumuz şu anda yanıt vermiyor.", true],
])("loading, then failed with %i", async (status, text, retry) => {
  fetch.mockResolvedValue(new Response("", { status }));
  renderIsland(PostPageIsland, { uuid: "p-1", origin });
  expect((await screen.findByRole("alert")).textContent).toContain(text);
  expect(screen.queryByRole("link", { name: "Yeniden dene" }) !== null).toBe(retry);
  expect(document.title).toBe("Gönderi açılamadı | Meydan");
});

const counts = (count: number) => ({ views: count, likes: count, comments: count, favorites: count, shares: count });
const complete = (count: number) => ({
  ...emptyPost,
  author: {},
  videos: [{ url: "/media/v.mp4", poster: { url: "/media/p.jpg" } }],
  images: imagesOf(2),
  ...counts(count),
});
const states: readonly PostState[] = [
  {
    kind: "loaded",
    post: complete(1),
    others: [
      { ...complete(2), type: "flows" },
      { ...complete(5), type: "other" },
      { ...complete(11), content: "söz ".repeat(200) },
      complete(21_345),
    ],
  },
  { kind: "loading", uuid: "p-1" },
  ...(["not-found", "gone", "no-data", "malformed", "unavailable"] as const).map(
    (reason) => ({ kind: "failed", reason }) as const,
  ),
];

test.each(locales)("the island shows every state as the server would: %s", (code) => {
  const shown = (state: PostState, i18n: I18n) => [
    postTitle(state, i18n),
    renderToStaticMarkup(
      <I18nContext value={i18n}>
        <PostPage state={state} uuid="p-1" origin={origin} signImage={unsigned} />
      </I18nContext>,
    ),
  ];
  for (const state of states) {
    expect(shown(state, islandI18n(PostPageIsland, code as Locale))).toEqual(shown(state, serverI18n(code)));
  }
});
