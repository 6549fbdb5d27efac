/**
 * What iOS may open in the app instead of the browser (Apple, "Supporting associated domains"). The first component
 * that matches decides: pages that only the site has come first, as exclusions, so that a wider pattern added later does
 * not include them.
 *
 * @param appId team and bundle identifier, "A1B2C3D4E5.com.example.app"
 */
export function appleAssociation(appId: string): object {
  return {
    applinks: {
      details: [
        {
          appIDs: [appId],
          components: [
            { "/": "/delete-account", exclude: true },
            { "/": "/privacy-policy", exclude: true },
            { "/": "/download", exclude: true },
            // Feeds are for feed readers.
            { "/": "/profile/*/feed.*", exclude: true },
            { "/": "/post/*" },
            { "/": "/profile/*" },
            { "/": "/ticket/*" },
          ],
        },
      ],
    },
  };
}
