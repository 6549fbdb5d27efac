// The one entry of React in the browser, fetched after first paint (start-client.ts).

import { inAppBehavior } from "#site/features/in-app-browser/detect-in-app-browser.ts";
import { namedPhone } from "#site/features/store-links/detect-phone.ts";
import { markNoScript } from "#site/head/no-script.ts";
import { clientIslands } from "./client-islands.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";

hydrateIslands(document, clientIslands).catch((error) => {
  markNoScript(document.documentElement);
  throw error;
});
// A reload has closed the dialog of this entry (components/dialog/close-on-back.ts): Back would do nothing.
if (history.state?.dialog) history.back();
// What a page has for in-app browsers, and for an ordinary browser on Android to open the app. Where it cannot be loaded, the
// page works as it did.
const { userAgent } = navigator;
const behavior = inAppBehavior(userAgent, window);
if (behavior) {
  import("#site/features/in-app-browser/show-in-app-help.tsx")
    .then(({ showInAppHelp }) => showInAppHelp(document, behavior))
    .catch(() => {});
} else if (namedPhone(userAgent) === "google") {
  import("#site/features/app-links/lead-into-app.tsx")
    .then(({ leadIntoApp }) => leadIntoApp(document, navigator))
    .catch(() => {});
}
