// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Locale } from "#locales/index.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { unsigned } from "#site/images/signed-image.ts";
import { islandI18n, renderIsland, serverI18n } from "#site/islands/island.harness.tsx";
import { profilePostWith } from "#site/product-api/posts.harness.ts";
import { completeProfilePost, completeUser } from "./complete-profile.harness.ts";
import { profileTitle } from "./head/profile-title.ts";
import { ProfilePage } from "./profile-page.tsx";
import { ProfilePageIsland } from "./profile-page-island.tsx";
import type { ProfileState } from "./profile-state.ts";
import { type ProfileView, profileView } from "./profile-view.ts";

const origin = "https://meydan.example";
const userPath = "/api/public/users/a1";
const postsPath = "/api/public/users/posts/a1";
const user = { result: { data: { username: "elif.kaya", fullName: "Elif Kaya" } } };
const posts = { result: [{ uuid: "p1", type: 1, content: "Akşam vapuru" }] };

const fetch = vi.fn<(path: string) => Promise<Response>>();

/** Responses of the site, by path; everything else is not found. */
function respond(responses: Record<string, Response | Promise<Response>>) {
  fetch.mockImplementation(async (path) => responses[path] ?? new Response("", { status: 404 }));
}

function show(view: ProfileView = { kind: "loading", forever: false }, asObserved = false) {
  return renderIsland(ProfilePageIsland, { uuid: "a1", view, origin, asObserved });
}

beforeEach(() => {
  fetch.mockReset();
  document.title = "Yükleniyor… | Meydan";
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => vi.unstubAllGlobals());

test("loading, then the profile with its posts and a way into the app", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond({ [userPath]: promise, [postsPath]: Response.json(posts) });
  show();
  expect(screen.getByRole("status").textContent).toBe("Yükleniyor…");
  resolve(Response.json(user));
  expect(await screen.findByRole("heading", { level: 1, name: "Elif Kaya" })).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(document.title).toBe("Elif Kaya (@elif.kaya) | Meydan");
  await userEvent.click(screen.getByRole("link", { name: "Katıl" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test.each([
  [404, "Profil bulunamadı.", false],
  [410, "Bu profil artık yayında değil.", false],
  [503, "Profil şu anda yüklenemiyor.", true],
])("loading, then failed with %i", async (status, text, retry) => {
  respond({ [userPath]: new Response("", { status }) });
  show();
  const panel = await screen.findByRole("alert");
  expect(panel.querySelector("h1")?.textContent).toBe(text);
  expect(screen.queryByRole("link", { name: "Yeniden dene" }) !== null).toBe(retry);
  expect(document.title).toBe("Profil açılamadı | Meydan");
});

test("as observed, a failed profile stays on the loading text", async () => {
  respond({ [userPath]: new Response("", { status: 503 }) });
  const { container } = show(undefined, true);
  await waitFor(() => expect(container.querySelector("[aria-hidden]")).toBeNull());
  expect(container.textContent).toBe("Yükleniyor…");
  expect(document.title).toBe("Yükleniyor… | Meydan");
});

test("only the posts are missing: only they are fetched, and the focus stays where it is", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond({ [postsPath]: promise });
  show(viewOf({ kind: "loaded", user: completeUser, posts: { kind: "loading" } }, serverI18n("tr")));
  const share = screen.getByRole("button", { name: "Paylaş" });
  share.focus();
  const prompt = { name: /uygulamada buluş/ };
  expect(screen.queryByRole("heading", prompt)).toBeNull();
  resolve(Response.json(posts));
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(screen.getByRole("heading", prompt)).toBeTruthy();
  expect(document.activeElement).toBe(share);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("failing posts cost the list alone", async () => {
  respond({ [userPath]: Response.json(user), [postsPath]: new Response("", { status: 503 }) });
  show();
  expect(await screen.findByRole("heading", { level: 1, name: "Elif Kaya" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Gönderiler şu anda yüklenemiyor.");
  expect(screen.getByRole("link", { name: "Yeniden dene" }).getAttribute("href")).toBe("/profile/a1");
});

const states: ProfileState[] = [
  { kind: "loading", forever: false },
  { kind: "loading", forever: true },
  ...(["not-found", "gone", "no-data", "malformed", "unavailable"] as const).map((reason) => ({
    kind: "failed" as const,
    reason,
  })),
  {
    kind: "loaded",
    user: completeUser,
    posts: {
      kind: "loaded",
      posts: [
        completeProfilePost,
        profilePostWith({ type: "blip", media: { kind: "video", url: "/media/v.mp4" } }),
        profilePostWith({ type: "other" }),
      ],
    },
  },
  { kind: "loaded", user: {}, posts: { kind: "loaded", posts: [] } },
  { kind: "loaded", user: completeUser, posts: { kind: "loading" } },
  { kind: "loaded", user: completeUser, posts: { kind: "unavailable" } },
];

function viewOf(state: ProfileState, i18n: I18n): ProfileView {
  return profileView(state, { ...i18n, signImage: unsigned });
}

function page(state: ProfileState, i18n: I18n): string {
  const view = viewOf(state, i18n);
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <ProfilePage view={view} uuid="a1" origin={origin} />
    </I18nContext>,
  );
  return profileTitle(view, i18n.t) + html;
}

test.each(["tr", "ar"] satisfies Locale[])("the island has the messages of every state, in %s", (code) => {
  for (const state of states) {
    expect(page(state, islandI18n(ProfilePageIsland, code))).toBe(page(state, serverI18n(code)));
  }
});
