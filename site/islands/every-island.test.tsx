// @vitest-environment happy-dom

import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Locale, locales } from "#locales/index.ts";
import { DeletionFormIsland } from "#site/features/account-deletion/form/deletion-form.tsx";
import { DownloadOverlayIsland } from "#site/features/download-overlay/download-overlay.tsx";
import { PostCarouselIsland } from "#site/features/post/carousel/post-carousel.tsx";
import { PostImagesIsland } from "#site/features/post/media/post-images.tsx";
import { PostVideoIsland } from "#site/features/post/media/post-video.tsx";
import { imagesOf, loadedPost, turkish, videoOf } from "#site/features/post/post.harness.ts";
import { postView } from "#site/features/post/post-view.ts";
import { PostReactionsIsland } from "#site/features/post/reactions/post-reactions.tsx";
import { ReportFormIsland } from "#site/features/report/form/report-form.tsx";
import { ShareButtonIsland } from "#site/features/sharing/share-button.tsx";
import { JoinLinkIsland } from "#site/features/store-links/join-link.tsx";
import { LazyPhoneCodeIsland } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { CodeActionsIsland } from "#site/features/ticket/code/code-actions.tsx";
import { EventStatusIsland } from "#site/features/ticket/event/event-status.tsx";
import { OfflineCopyIsland } from "#site/features/ticket/offline/offline-copy.tsx";
import { formatsOf } from "#site/i18n/format.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { signed } from "#site/images/sign-image.harness.ts";
import { clientIslands } from "./client-islands.ts";
import { type IslandRegistry, IslandRegistryProvider } from "./define-island.tsx";
import { hydrateIslands } from "./hydrate-islands.tsx";
import { IslandDataScript } from "./island-data.tsx";

// A browser in which something has changed what the server has drawn before React takes it over: a translator, an
// extension, or an ICU that writes other digits. The document enforces Trusted Types.

const post = loadedPost({ images: imagesOf(7), videos: videoOf("v") }).post;
const [start, timeZone] = ["2026-12-01T18:00:00Z", "Asia/Tokyo"];
const formKey = "0".repeat(32);
const phoneUrl = "https://site.example/download";

/** Every island, as pages have them: what a post shows lies in the slides of the carousel. */
function EveryIsland({ code }: { readonly code: Locale }) {
  const { images, videos } = postView(post, { ...turkish, signImage: signed });
  const context = storeContext("post", code, "p-1");
  return (
    <>
      <PostCarouselIsland slideCount={3}>
        {[
          <article key="a">
            <h1>Ada</h1>
            <PostImagesIsland images={images} isInFirstView />
            {videos[0] && <PostVideoIsland video={videos[0]} urgency="later" />}
            <PostReactionsIsland context={context} phoneUrl={phoneUrl}>
              <a href="/download" data-verb="like">
                12
              </a>
              <ShareButtonIsland url="https://site.example/post/p-1" countClass="count">
                3
              </ShareButtonIsland>
            </PostReactionsIsland>
            <ShareButtonIsland url="https://site.example/post/p-1" isEmbeddable />
          </article>,
          <h2 key="b">Can</h2>,
          <JoinLinkIsland key="c" context={context} className="join" phoneUrl={phoneUrl} />,
        ]}
      </PostCarouselIsland>
      <ReportFormIsland origins={["https://site.example"]} keptFor={formatsOf(code).months(7)} formKey={formKey} />
      <DeletionFormIsland days={1230} formKey={formKey} />
      <EventStatusIsland start={start} end={undefined} timeZone={timeZone} madeAt={Date.parse(start)} />
      <CodeActionsIsland code="6f1b-00c1" title="Konser" hasQrCode />
      <OfflineCopyIsland expires={formatsOf(code).date(new Date("2027-12-12T00:00:00Z"))} />
      <LazyPhoneCodeIsland url={phoneUrl} />
      <DownloadOverlayIsland context={context} phoneUrl={phoneUrl} />
    </>
  );
}

/** A document of the server in the browser, and its islands. */
function load(code: Locale) {
  const islands: IslandRegistry = new Set();
  const html = renderToString(
    <I18nContext value={i18nOf(code)}>
      <IslandRegistryProvider registry={islands}>
        <EveryIsland code={code} />
      </IslandRegistryProvider>
      <IslandDataScript islands={islands} localeInUrl={false} />
    </I18nContext>,
  );
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
  return [...document.querySelectorAll<HTMLElement>("[data-island]")];
}

/** What an island shows at once, but for what the browser knows better: the clock, and whether it keeps tickets. */
function textOf({ dataset, textContent }: HTMLElement): string {
  return /^(event-status|offline-copy)$/.test(dataset.island ?? "") ? "" : textContent;
}

/** Texts of an island's own that React may compare. */
function ownTexts(island: Element): Text[] {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("[data-island],[data-server-html]") === island) texts.push(node as Text);
  }
  return texts;
}

/** What an island has drawn of its own, apart from what it leaves to the server. */
const drawnBy = (island: Element) => island.firstElementChild;

/** React says much of a changed document while it is developed. */
const noConsole = { ...console, error: () => {} };
const errors = vi.fn<(error: unknown) => void>();
const hydrate = () => act(() => hydrateIslands(document, clientIslands));

beforeEach(() => {
  vi.stubGlobal("console", noConsole);
  // The clock of an event would tick after the last test.
  vi.stubGlobal("setInterval", () => 0);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("reportError", errors.mockReset());
  localStorage.setItem("hide-modal", "true");
  vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("every island is here", () => {
  expect(new Set(load("tr").map(({ dataset }) => dataset.island))).toEqual(new Set(Object.keys(clientIslands)));
});

test.each(["tr", "ar"] as const)(
  "an element of somebody else's, and a changed text, lose nothing: %s",
  async (code) => {
    const islands = load(code);
    const texts = islands.map(textOf);
    const slides = [...document.querySelectorAll("[data-slide] [data-server-html] > *")];
    for (const island of islands) {
      drawnBy(island)?.prepend(document.createElement("foreign-element"));
      const [text] = ownTexts(island);
      if (text) text.data = "?";
    }
    await hydrate();
    expect([...document.querySelectorAll("[data-slide] [data-server-html] > *")]).toEqual(slides);
    // The carousel says where it is besides, once it works.
    for (const [at, island] of islands.entries()) expect(textOf(island)).toContain(texts[at]);
    expect(islands.every(({ dataset }) => dataset.hydrated === "")).toBe(true);
  },
);

test.each(locales)("an ICU with other digits changes nothing: %s", async (code) => {
  const islands = load(code);
  const drawn = islands.map(drawnBy);
  class OtherNumberFormat extends Intl.NumberFormat {
    constructor(tag: string, options?: Intl.NumberFormatOptions) {
      super(tag.includes("-nu-") ? tag : `${tag.replace(/-u-.*/, "")}-u-nu-mymr`, options);
    }
  }
  vi.stubGlobal("Intl", Object.create(Intl, { NumberFormat: { value: OtherNumberFormat } }));
  await hydrate();
  expect(errors.mock.calls).toEqual([]);
  for (const [at, first] of drawn.entries()) if (first) expect(islands[at]?.firstElementChild).toBe(first);
});

const without = (name: "RelativeTimeFormat" | "PluralRules") => () =>
  vi.stubGlobal("Intl", Object.create(Intl, { [name]: { value: undefined } }));
/** Others than the page's scripts need it here. */
const withoutAt = () => {
  const { at } = Array.prototype;
  vi.spyOn(Array.prototype, "at").mockImplementation(function (this: unknown[], index) {
    if (this[0] instanceof Element) throw new TypeError("at is not a function");
    return at.call(this, index);
  });
};

test.each<[string, () => unknown, string[]]>([
  ["Array.prototype.at", withoutAt, []],
  ["IntersectionObserver", () => vi.stubGlobal("IntersectionObserver", undefined), ["lazy-phone-code"]],
  ["Intl.RelativeTimeFormat", without("RelativeTimeFormat"), ["event-status"]],
])("without %s, each island works that does not need it", async (_name, takeAway, failing) => {
  const islands = load("tr");
  const texts = islands.map(textOf);
  // It would take the errors instead of the roots.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  takeAway();
  await hydrateIslands(document, clientIslands);
  const states = () =>
    islands.map(({ dataset: { island, hydrated, noScript } }) => [island, noScript === "" || hydrated !== ""]);
  const expected = islands.map(({ dataset: { island = "" } }) => [island, failing.includes(island)]);
  await expect.poll(states).toEqual(expected);
  for (const [at, island] of islands.entries()) expect(textOf(island)).toContain(texts[at]);
});

test("where no island can work, all of it is as the server has drawn it", async () => {
  load("tr");
  const before = document.body.innerHTML;
  without("PluralRules")();
  await expect(hydrateIslands(document, clientIslands)).rejects.toThrow(TypeError);
  expect(document.body.innerHTML).toBe(before);
});
