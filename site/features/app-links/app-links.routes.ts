import type { SiteHandler } from "#site/site-env.ts";
import { androidAssociation as describeAndroidApp } from "./android-association.ts";
import { appleAssociation as describeAppleApp } from "./apple-association.ts";
import { associationResponse } from "./association-response.ts";

/** GET /.well-known/apple-app-site-association */
export const appleAssociation: SiteHandler = (c) => {
  const { appleAppId } = c.env.settings;
  return associationResponse(appleAppId === undefined ? undefined : describeAppleApp(appleAppId));
};

/** GET /.well-known/assetlinks.json */
export const androidAssociation: SiteHandler = (c) => {
  const { androidApp } = c.env.settings;
  return associationResponse(androidApp && describeAndroidApp(androidApp));
};
