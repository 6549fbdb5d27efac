import type { AndroidApp } from "#site/site-settings.ts";

/**
 * That the Android app and this site belong together (Digital Asset Links). The app's own manifest says which
 * paths it opens.
 */
export function androidAssociation({ packageName, fingerprints }: AndroidApp): object {
  return [
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: { namespace: "android_app", package_name: packageName, sha256_cert_fingerprints: fingerprints },
    },
  ];
}
