import type { Platform } from "#site/features/store-links/store-urls.ts";

/** What is known of an app's browser on one kind of phone. */
export interface Behavior {
  /**
   * How a link leaves it for the phone's own browser: an Android intent, or Safari's undocumented scheme. Left out where
   * there is no way, or no sure one: then the written way stands alone.
   */
  readonly wayOut?: "intent" | "safari";
  /** What becomes of a file that is downloaded, such as a ticket's for calendars and wallets. */
  readonly files?: "work" | "fail";
  /** The button of the menu in its bar. Its words for "open in browser" are not known in all languages. */
  readonly menu: "⋮" | "⋯";
  readonly source: string;
  /** Of the source: ways out break without notice. */
  readonly date: `${number}-${number}-${number}`;
}

interface InAppBrowser {
  readonly id: string;
  /** What its `User-Agent` has. */
  readonly userAgent: RegExp;
  /** What it adds to `window`: one calls itself an ordinary browser. */
  readonly windowProperties?: readonly string[];
  readonly behavior: Readonly<Record<Platform, Behavior>>;
}

/** A table of tests on phones, which a developer of a detection library keeps: https://github.com/shalanah/inapp-debugger */
const tested = {
  google: { menu: "⋮", source: "inapp-debugger, README, Android", date: "2024-11-07" },
  apple: { menu: "⋯", source: "inapp-debugger, README, iOS", date: "2024-10-16" },
} as const;

/**
 * The browsers inside apps in which shared links are opened. The first row that matches decides; whatever matches none is
 * an ordinary browser. User agents: the recorded ones in inapp-spy's tests (read 2026-11-24), by the same developer.
 */
export const inAppBrowsers = [
  {
    id: "instagram",
    userAgent: /\bInstagram\b/,
    behavior: {
      google: { wayOut: "intent", files: "fail", ...tested.google },
      // `instagram://extbrowser/?url=` was added to the table in September 2026 (pull request 23), and doubted eight days later.
      apple: {
        files: "fail",
        menu: "⋯",
        source: "inapp-debugger, issue 22: x-safari-https stopped working",
        date: "2026-09-18",
      },
    },
  },
  {
    id: "threads",
    userAgent: /\bBarcelona \d/,
    behavior: {
      // The table has a way out on Android, which is said to be gone since: not a sure one.
      google: { files: "fail", ...tested.google },
      // A Safari view, which mostly calls itself Safari.
      apple: { wayOut: "safari", ...tested.apple },
    },
  },
  {
    id: "facebook",
    userAgent: /\bIABMV\/|\bMetaIAB Facebook\b|\bFBAN\/EMA\b/,
    behavior: {
      google: { wayOut: "intent", files: "fail", ...tested.google },
      // Half-screen advertisements ignore the link (inapp-spy, issue 53, 2025-09-22).
      apple: { wayOut: "safari", files: "fail", ...tested.apple },
    },
  },
  {
    id: "messenger",
    // It calls itself Facebook, but for IABMV (inapp-spy, `appNameRegExps`, 2025-11-13). Older apps of Facebook do so too.
    userAgent: /\b(?:FB_IAB|FBAN)\//,
    behavior: {
      // As of Threads.
      google: { files: "fail", ...tested.google },
      apple: { wayOut: "safari", files: "fail", ...tested.apple },
    },
  },
  {
    id: "telegram",
    // The name is documented for mini apps only; the browser adds to `window` (inapp-spy, `detectTelegram`, 2024-11).
    userAgent: /\bTelegram-Android\//,
    windowProperties: ["TelegramWebview", "TelegramWebviewProxy", "TelegramWebviewProxyProto"],
    behavior: {
      google: { wayOut: "intent", files: "work", ...tested.google },
      apple: { wayOut: "safari", files: "work", ...tested.apple },
    },
  },
  {
    id: "line",
    userAgent: /\bLine\//,
    behavior: {
      google: { wayOut: "intent", files: "fail", ...tested.google },
      apple: { wayOut: "safari", files: "fail", ...tested.apple },
    },
  },
  {
    id: "tiktok",
    userAgent: /\bmusical_ly_|\bBytedanceWebview\//,
    behavior: {
      // "Not dependable."
      google: { files: "fail", ...tested.google },
      apple: { wayOut: "safari", files: "fail", ...tested.apple },
    },
  },
  {
    id: "wechat",
    userAgent: /\bMicroMessenger\//,
    behavior: { google: { files: "fail", ...tested.google }, apple: { files: "fail", ...tested.apple } },
  },
  {
    id: "snapchat",
    userAgent: /\bSnapchat\//,
    behavior: {
      // Links open in a tab of the phone's browser, which does not match.
      google: { ...tested.google },
      apple: { files: "fail", ...tested.apple },
    },
  },
  {
    id: "linkedin",
    userAgent: /\[LinkedInApp\]/,
    behavior: {
      // The table has a tab of the phone's browser; newer user agents have a web view, of which nothing is known.
      google: { ...tested.google },
      apple: { wayOut: "safari", files: "fail", ...tested.apple },
    },
  },
  {
    id: "x",
    userAgent: /\bTwitter for iP|\bTwitterAndroid\b/,
    behavior: {
      google: { ...tested.google },
      apple: { menu: "⋯", source: "inapp-debugger, issue 15: no way out works", date: "2025-11-30" },
    },
  },
  {
    id: "google",
    userAgent: /\bGSA\//,
    behavior: {
      google: { ...tested.google },
      apple: { wayOut: "safari", files: "work", ...tested.apple },
    },
  },
  {
    id: "whatsapp",
    userAgent: /\b(?:WAiOS|WA4A)\//,
    behavior: {
      google: { menu: "⋮", source: "inapp-spy, pull request 59: how to recognize it", date: "2025-11-13" },
      apple: { menu: "⋯", source: "inapp-spy, pull request 59: how to recognize it", date: "2025-11-13" },
    },
  },
] as const satisfies readonly InAppBrowser[];

export type InAppBrowserId = (typeof inAppBrowsers)[number]["id"];
