import { defineEndpoint } from "#site/route-handlers.ts";
import { androidAssociation as describeAndroidApp } from "./android-association.ts";
import { appleAssociation as describeAppleApp } from "./apple-association.ts";
import { associationResponse } from "./association-response.ts";

export const appleAssociation = defineEndpoint("apple-association", ({ settings: { appleAppId } }) =>
  associationResponse(appleAppId === undefined ? undefined : describeAppleApp(appleAppId)),
);

export const androidAssociation = defineEndpoint("android-association", ({ settings: { androidApp } }) =>
  associationResponse(androidApp && describeAndroidApp(androidApp)),
);
