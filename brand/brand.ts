import type { StorePage } from "./campaigns.ts";

/**
 * The brand. An owner replaces this file and the others in this folder: see README.md. "Meydan" (Turkish for "public
 * square") is a placeholder brand, and its identifiers are not registered to anyone.
 */
export const brand = {
  name: "Meydan",
  /** The name in the copyright line. */
  owner: "Meydan",
  contactEmail: "iletisim@meydan.example",
  /** Until when `contactEmail` also takes reports of weaknesses (`/.well-known/security.txt`): set ahead once a year. */
  securityContactExpires: "2027-11-01T00:00:00Z",
  website: "https://meydan.example",
  city: "Ankara",
  android: {
    /** Google Play: https://play.google.com/store/apps/details?id=… */
    packageName: "example.meydan.app",
    /**
     * SHA-256 fingerprints of the certificates that sign the app, from Play Console, "App signing". Each is 32 bytes in
     * upper-case hexadecimal, separated by colons. If empty, links do not open the Android app.
     */
    signingFingerprints: [] as readonly string[],
  },
  ios: {
    /** App Store: https://apps.apple.com/<storefront>/app/id… */
    appId: "1000000001",
    storefront: "tr",
    /** Ten letters and digits, from Apple Developer, "Membership". If undefined, links do not open the iOS app. */
    teamId: undefined as string | undefined,
    /** The app's bundle identifier, such as "com.example.app". If undefined, links do not open the iOS app. */
    bundleId: undefined as string | undefined,
    /** The `pt` parameter of campaign links, from App Store Connect, "Analytics", "Campaigns". Attributes installs. */
    providerToken: undefined as string | undefined,
  },
  /** Pages of the app in the stores by the kind of page that leads there, such as `{ post: { ppid: "45812c9b-…" } }`. */
  storePages: {} as Readonly<Record<string, StorePage | undefined>>,
  /**
   * Where "Translate" under a post in another language leads. `{language}` is the page's, `{text}` the post's, a parameter of
   * the query, in which a space is `+`. The legal text names the translator, under "gönderi sayfasında ziyaretçinin kendi
   * seçtiği aktarım": change it there, too.
   */
  translator: {
    name: "Google",
    url: "https://translate.google.com/?sl=auto&tl={language}&op=translate&text={text}",
    /** Codes of languages, where the translator's are not those of the site (locales/index.ts). */
    languages: { zh: "zh-CN" } as Readonly<Record<string, string>>,
  },
  /**
   * Degrees from 0 to 359 in OKLCH: red is at 29, orange 60, yellow 100, green 145, teal 190, blue 260, purple 296, pink 350.
   * The site's colors follow it, but those of warnings, buttons that delete, verified accounts, store badges and codes.
   */
  hue: 296,
} as const;
