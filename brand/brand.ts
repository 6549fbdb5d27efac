/**
 * All that an owner replaces to make this site theirs, together with the other files of this folder.
 * "Meydan" (Turkish for a public square) is the working brand; the identifiers below belong to nobody.
 */
export const brand = {
  name: "Meydan",
  /** Set in the copyright line. */
  owner: "Meydan",
  contactEmail: "iletisim@meydan.example",
  website: "https://meydan.example",
  city: "Ankara",
  android: {
    /** Google Play: https://play.google.com/store/apps/details?id=… */
    packageName: "example.meydan.app",
    /**
     * SHA-256 fingerprints of the certificates the app is signed with: Play Console, "App signing". Each is 32
     * bytes in upper-case hexadecimal, joined by colons. While there is none, links open no Android app.
     */
    signingFingerprints: [] as readonly string[],
  },
  ios: {
    /** App Store: https://apps.apple.com/<storefront>/app/id… */
    appId: "1000000001",
    storefront: "tr",
    /** Apple Developer, "Membership": ten letters and digits. While it is unset, links open no iOS app. */
    teamId: undefined as string | undefined,
    /** The app's bundle identifier, such as "com.example.app". */
    bundleId: undefined as string | undefined,
    /** App Store Connect, "Analytics", "Campaigns": the `pt` of its campaign links; installs count there with it. */
    providerToken: undefined as string | undefined,
  },
  /** The ground of the dark face as sRGB hex, for `theme-color` (browsers and chat cards do not read OKLCH there). */
  themeColor: { dark: "#130c1f", light: "#fbf9fe" },
} as const;
