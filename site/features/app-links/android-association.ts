import type { AndroidApp } from "#site/site-settings.ts";
import { appLinkComponents } from "./app-link-components.ts";

const relation = "delegate_permission/common.handle_all_urls";

/**
 * That the Android app and this site belong together (Digital Asset Links), and which paths open it. The app's own
 * manifest limits these, and decides alone before Android 15 and without Google's services.
 */
export function androidAssociation({ packageName, fingerprints }: AndroidApp): object {
  return [
    {
      relation: [relation],
      target: { namespace: "android_app", package_name: packageName, sha256_cert_fingerprints: fingerprints },
      relation_extensions: { [relation]: { dynamic_app_link_components: appLinkComponents } },
    },
  ];
}
