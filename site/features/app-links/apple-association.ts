import { appLinkComponents } from "./app-link-components.ts";

/**
 * What iOS may open in the app instead of the browser (Apple, "Supporting associated domains").
 *
 * @param appId team and bundle identifier, "A1B2C3D4E5.com.example.app"
 */
export function appleAssociation(appId: string): object {
  return { applinks: { details: [{ appIDs: [appId], components: appLinkComponents }] } };
}
