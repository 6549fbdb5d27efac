import { z } from "zod";
import type { SiteSettings } from "#site/site-settings.ts";
import { StartupError } from "./startup-error.ts";

const schema = z.object({
  android: z.object({
    packageName: z.string().regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, "must be a package name such as com.example.app"),
    signingFingerprints: z.array(
      z.string().regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, "must be 32 upper-case bytes such as AB:CD:… (SHA-256)"),
    ),
  }),
  ios: z
    .object({
      appId: z.string().regex(/^\d{5,15}$/, "must be digits such as 1234567890"),
      storefront: z.string().regex(/^[a-z]{2}$/, "must be a country such as tr"),
      teamId: z
        .string()
        .regex(/^[A-Z0-9]{10}$/, "must be ten upper-case letters and digits such as A1B2C3D4E5")
        .optional(),
      bundleId: z
        .string()
        .regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/, "must be a bundle identifier such as com.example.app")
        .optional(),
      providerToken: z
        .string()
        .regex(/^\d{1,15}$/, "must be digits such as 123456")
        .optional(),
    })
    .refine(({ teamId, bundleId }) => (teamId === undefined) === (bundleId === undefined), {
      message: "needs teamId and bundleId, or neither",
    }),
});

/**
 * Reads from brand/brand.ts which apps may open this site's links. There is none without a team or a fingerprint.
 *
 * @throws StartupError that names what is wrong: phones ignore an invalid association without a message
 */
export function readAppIdentity(brand: unknown): Pick<SiteSettings, "appleAppId" | "androidApp"> {
  const result = schema.safeParse(brand);
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => `brand/brand.ts: ${path.join(".")} ${message}`);
    throw new StartupError(errors.join("\n"));
  }
  const { ios, android } = result.data;
  return {
    appleAppId: ios.teamId === undefined ? undefined : `${ios.teamId}.${ios.bundleId}`,
    androidApp:
      android.signingFingerprints.length === 0
        ? undefined
        : { packageName: android.packageName, fingerprints: android.signingFingerprints },
  };
}
