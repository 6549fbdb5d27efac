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
  },
  ios: {
    /** App Store: https://apps.apple.com/<storefront>/app/id… */
    appId: "1000000001",
    storefront: "tr",
  },
  /** The ground of the dark face as sRGB hex, for `theme-color` (browsers and chat cards do not read OKLCH there). */
  themeColor: { dark: "#130c1f", light: "#fbf9fe" },
} as const;
