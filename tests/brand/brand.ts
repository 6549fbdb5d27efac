import type { brand as brandOfOwner } from "../../brand/brand.ts";

/** A type without its literal values. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : { readonly [Key in keyof T]: Widened<T[Key]> };

/**
 * The brand that tests and their build have in place of the owner's (`imports` in package.json), so that no test depends on
 * what an owner chooses. All of it differs from the placeholder: two words, letters outside of ASCII, an app that links open.
 */
export const brand: Widened<typeof brandOfOwner> = {
  name: "Çınar Altı",
  owner: "Çınar Altı Yazılım A.Ş.",
  contactEmail: "merhaba@cinaralti.example",
  securityContactExpires: "2031-05-01T00:00:00Z",
  website: "https://cinaralti.example",
  city: "İzmir",
  android: {
    packageName: "example.cinaralti.mobil",
    signingFingerprints: [Array.from({ length: 32 }, () => "C1").join(":")],
  },
  ios: {
    appId: "6400000002",
    storefront: "az",
    teamId: "C1N2A3R4A5",
    bundleId: "example.cinaralti.ios",
    providerToken: "123456",
  },
  translator: {
    name: "Tercüman",
    url: "https://tercuman.example/?kaynak=auto&hedef={language}&metin={text}",
    languages: { zh: "zh-Hans" },
  },
  hue: 145,
};
