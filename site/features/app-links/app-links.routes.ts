import { defineEndpoint } from "#site/route-handlers.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { appLinkComponents } from "./app-link-components.ts";

/**
 * What iOS may open in the app instead of the browser (Apple, "Supporting associated domains"). An id is that of the team
 * and of the bundle, "A1B2C3D4E5.com.example.app".
 */
export const appleAssociation = defineEndpoint("apple-association", ({ settings: { appleAppId } }) =>
  associationResponse(
    appleAppId && { applinks: { details: [{ appIDs: [appleAppId], components: appLinkComponents }] } },
  ),
);

const relation = "delegate_permission/common.handle_all_urls";

/**
 * That the Android app and this site belong together (Digital Asset Links), and which paths open it. The app's own
 * manifest limits these, and decides alone before Android 15 and without Google's services.
 */
export const androidAssociation = defineEndpoint("android-association", ({ settings: { androidApp } }) =>
  associationResponse(
    androidApp && [
      {
        relation: [relation],
        target: {
          namespace: "android_app",
          package_name: androidApp.packageName,
          sha256_cert_fingerprints: androidApp.fingerprints,
        },
        relation_extensions: { [relation]: { dynamic_app_link_components: appLinkComponents } },
      },
    ],
  ),
);

/** The association as Apple and Google require it: JSON without a redirect; 404 while there is no app. */
function associationResponse(association: object | "" | undefined): SiteResponse {
  if (!association) return { status: 404, headers: {}, cache: "absent", body: undefined };
  const body = JSON.stringify(association);
  return { status: 200, headers: { "Content-Type": "application/json" }, cache: "static", body };
}
