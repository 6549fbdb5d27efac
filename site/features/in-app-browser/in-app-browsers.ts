import type { Phone } from "#site/features/store-links/detect-phone.ts";
import { telegramProperties } from "./telegram-properties.ts";

/** What is known of an app's browser on one kind of phone. */
export interface Behavior {
  /**
   * How a link leaves it for the phone's own browser: an Android intent, or Safari's undocumented scheme. Left out where
   * there is no way, or no sure one: then the written way stands alone.
   */
  readonly wayOut?: "intent" | "safari";
  /** What becomes of a file that is downloaded, such as a ticket's for calendars and wallets. */
  readonly files?: "work" | "fail";
}

interface InAppBrowser extends Readonly<Record<Phone, Behavior>> {
  readonly id: string;
  /** What its `User-Agent` has. */
  readonly userAgent: RegExp;
  /** What it adds to `window`: one calls itself an ordinary browser. */
  readonly windowProperties?: readonly string[];
  // Each phone has its own way out.
  readonly google: Behavior & { readonly wayOut?: "intent" };
  readonly apple: Behavior & { readonly wayOut?: "safari" };
}

/**
 * The browsers inside apps in which shared links are opened. The first row that matches decides; whatever matches none is
 * an ordinary browser. Ways out break without notice, so each row has the day of its source where that is another than
 *
 * - a table of tests on phones, which a developer of a detection library keeps: README of
 *   https://github.com/shalanah/inapp-debugger, Android of 2024-11-07, iOS of 2024-10-16;
 * - for user agents, the recorded ones in the tests of the same developer's inapp-spy, read 2026-11-24.
 */
export const inAppBrowsers = [
  {
    id: "instagram",
    userAgent: /\bInstagram\b/,
    google: { wayOut: "intent", files: "fail" },
    // Issue 22, 2026-09-18: x-safari-https stopped working. `instagram://extbrowser/?url=` was added to the table in
    // September 2026 (pull request 23), and doubted eight days later.
    apple: { files: "fail" },
  },
  {
    id: "threads",
    userAgent: /\bBarcelona \d/,
    // The table has a way out on Android, which is said to be gone since: not a sure one.
    google: { files: "fail" },
    // A Safari view, which mostly calls itself Safari.
    apple: { wayOut: "safari" },
  },
  {
    id: "facebook",
    userAgent: /\bIABMV\/|\bMetaIAB Facebook\b|\bFBAN\/EMA\b/,
    google: { wayOut: "intent", files: "fail" },
    // Half-screen advertisements ignore the link (inapp-spy, issue 53, 2025-09-22).
    apple: { wayOut: "safari", files: "fail" },
  },
  {
    id: "messenger",
    // It calls itself Facebook, but for IABMV (inapp-spy, `appNameRegExps`, 2025-11-13). Older apps of Facebook do so too.
    userAgent: /\b(?:FB_IAB|FBAN)\//,
    google: { files: "fail" }, // as of Threads
    apple: { wayOut: "safari", files: "fail" },
  },
  {
    id: "telegram",
    // The name is documented for mini apps only; the browser adds to `window` (inapp-spy, `detectTelegram`, 2024-11).
    userAgent: /\bTelegram-Android\//,
    windowProperties: telegramProperties,
    google: { wayOut: "intent", files: "work" },
    apple: { wayOut: "safari", files: "work" },
  },
  {
    id: "line",
    userAgent: /\bLine\//,
    google: { wayOut: "intent", files: "fail" },
    apple: { wayOut: "safari", files: "fail" },
  },
  {
    id: "tiktok",
    userAgent: /\bmusical_ly_|\bBytedanceWebview\//,
    google: { files: "fail" }, // a way out is "not dependable"
    apple: { wayOut: "safari", files: "fail" },
  },
  { id: "wechat", userAgent: /\bMicroMessenger\//, google: { files: "fail" }, apple: { files: "fail" } },
  // Links open in a tab of the phone's browser, which does not match.
  { id: "snapchat", userAgent: /\bSnapchat\//, google: {}, apple: { files: "fail" } },
  // The table has a tab of the phone's browser; newer user agents have a web view, of which nothing is known.
  { id: "linkedin", userAgent: /\[LinkedInApp\]/, google: {}, apple: { wayOut: "safari", files: "fail" } },
  // On an iPhone no way out works (issue 15, 2025-11-30).
  { id: "x", userAgent: /\bTwitter for iP|\bTwitterAndroid\b/, google: {}, apple: {} },
  { id: "google", userAgent: /\bGSA\//, google: {}, apple: { wayOut: "safari", files: "work" } },
  // Known is how to recognize it, and nothing else (inapp-spy, pull request 59, 2025-11-13).
  { id: "whatsapp", userAgent: /\b(?:WAiOS|WA4A)\//, google: {}, apple: {} },
] as const satisfies readonly InAppBrowser[];

export type InAppBrowserId = (typeof inAppBrowsers)[number]["id"];

/** The button of the menu in its bar. Its words for "open in browser" are not known in all languages. */
export const menus = { google: "⋮", apple: "⋯" } as const satisfies Record<Phone, string>;
