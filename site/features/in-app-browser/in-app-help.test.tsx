// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { inAppBehavior } from "./detect-in-app-browser.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const url = "https://meydan.example/post/p-1?lng=tr&utm_source=x#content";

interface AppBrowser {
  readonly userAgent: string;
  /** What it adds to `window`. */
  readonly window?: object;
  /** Where the link of the line leads; none where undefined. */
  readonly wayOut?: string;
  readonly menu: string;
}

type App = "Instagram on Android" | "Instagram on an iPhone" | "Facebook on an iPhone" | "Telegram on an iPhone";

const apps: Readonly<Record<App, AppBrowser>> = {
  "Instagram on Android": {
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/130.0 Mobile Safari/537.36 Instagram 355.1.0.44.103",
    wayOut: "intent://meydan.example/post/p-1?lng=tr&utm_source=x#content#Intent;scheme=https;end",
    menu: "⋮",
  },
  "Instagram on an iPhone": { userAgent: `${iphone} Mobile/22B83 Instagram 354.0.0.29.90`, menu: "⋯" },
  "Facebook on an iPhone": {
    userAgent: `${iphone} Mobile/22G100 Safari/604.1 MetaIAB Facebook`,
    wayOut: `x-safari-${url}`,
    menu: "⋯",
  },
  "Telegram on an iPhone": {
    userAgent: `${iphone} Version/18.1 Mobile/22B5045g Safari/604.1`,
    window: { TelegramWebviewProxy: {} },
    wayOut: `x-safari-${url}`,
    menu: "⋯",
  },
};

// Each test is a visit of its own: what a page remembers without storage ends with it.
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  // Nothing loads the style sheet.
  Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
  vi.stubGlobal("location", new URL(url));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

interface PageOptions {
  readonly language?: Locale;
  readonly isTicket?: boolean;
  /** What it has before the help, such as links that lead to apps. */
  readonly content?: string;
}

/** Opens a page in an app's browser. */
async function openPage(app: App, { language = "tr", isTicket = false, content = "" }: PageOptions = {}) {
  const { userAgent, window = {} } = apps[app];
  const behavior = inAppBehavior(userAgent, window);
  if (!behavior) throw new Error(`${app} is not recognized`);
  document.body.innerHTML = content;
  const { InAppHelp } = await import("./in-app-help.tsx");
  const { I18nContext } = await import("#site/i18n/i18n-context.tsx");
  render(
    <I18nContext value={i18nOf(language)}>
      <InAppHelp behavior={behavior} isTicket={isTicket} />
    </I18nContext>,
  );
}

const line = () => document.querySelector<HTMLElement>(".in-app-line");

/** Presses a link and tells where it leads then; nothing follows it. */
function press(selector: string) {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (!link) throw new Error(`no ${selector}`);
  let isFollowed = false;
  link.addEventListener("click", (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  act(() => link.click());
  return { href: link.getAttribute("href"), target: link.getAttribute("target"), isFollowed };
}

describe.each(Object.keys(apps) as App[])("in %s", (app) => {
  const { wayOut } = apps[app];

  test.each(["tr", "ar"] as const)(
    "the way out: as a link where there is one, always in words, in %s",
    async (language) => {
      await openPage(app, { language });
      const t = createTranslate(language);
      const { menu } = apps[app];
      expect(line()?.textContent).toBe(`${wayOut ? t("inAppBrowser.open") : ""}${t("inAppBrowser.menu", { menu })}`);
      expect(line()?.querySelector("a")?.getAttribute("href")).toBe(wayOut);
    },
  );

  test("Open in the app opens our app, leads to the browser first, or shows the written way", async () => {
    const content = `<a data-open-in-app href="https://app.example/post/p-1?lng=tr" target="_blank">open</a>`;
    await openPage(app, { content });
    fireEvent.click(within(line() as HTMLElement).getByRole("button"));
    expect(line()).toBeNull();
    const { href, target, isFollowed } = press("[data-open-in-app]");
    expect([target, isFollowed]).toEqual([null, wayOut !== undefined]);
    const intent =
      `intent://app.example/post/p-1?lng=tr#Intent;scheme=https;package=${brand.android.packageName};` +
      `S.browser_fallback_url=${encodeURIComponent(url)};end`;
    if (wayOut) expect(href).toBe(wayOut.startsWith("intent:") ? intent : wayOut);
    else expect(document.activeElement).toBe(line());
  });
});

test("Google Play opens as an app, with the web address behind it, and in no new window", async () => {
  const web = "https://play.google.com/store/apps/details?id=x";
  await openPage("Instagram on Android", { content: `<a data-store="google" href="${web}" target="_blank">Play</a>` });
  expect(press("[data-store]")).toEqual({
    href: `intent:${web.slice("https:".length)}#Intent;scheme=https;package=com.android.vending;S.browser_fallback_url=${encodeURIComponent(web)};end`,
    target: null,
    isFollowed: true,
  });
});

test("closed, it is not on the next page of the visit", async () => {
  await openPage("Instagram on Android");
  fireEvent.click(screen.getByRole("button"));
  expect(line()).toBeNull();
  cleanup();
  vi.resetModules();
  await openPage("Instagram on Android");
  expect(line()).toBeNull();
});

test.each(["Instagram on Android", "Instagram on an iPhone"] as const)(
  "in %s a ticket says why it needs a browser, and how it gets there, also when the line is closed",
  async (app) => {
    await openPage(app, {
      isTicket: true,
      content: `<div data-needs-browser><a href="/calendar.ics">calendar</a></div>`,
    });
    const t = createTranslate("tr");
    expect(line()?.textContent).toContain(t("inAppBrowser.ticketReason"));
    fireEvent.click(within(line() as HTMLElement).getByRole("button"));
    const note = document.querySelector(".in-app-note");
    expect(note?.textContent).toContain(t("inAppBrowser.ticketReason"));
    const isLink = app === "Instagram on Android";
    expect(note?.textContent).toContain(isLink ? t("inAppBrowser.open") : t("inAppBrowser.menu", { menu: "⋯" }));
    expect(note?.querySelector("a")?.getAttribute("href")).toBe(isLink ? apps[app].wayOut : undefined);
  },
);
