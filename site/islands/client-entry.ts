// The one entry of React in the browser, fetched after first paint (start-client.ts).

import { startLeadingIntoApp } from "#site/features/app-links/start-leading-into-app.ts";
import { startInAppHelp } from "#site/features/in-app-browser/start-in-app-help.ts";
import { markNoScript } from "#site/head/no-script.ts";
import { clientIslands } from "./client-islands.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";

hydrateIslands(document, clientIslands).catch((error) => {
  markNoScript(document.documentElement);
  throw error;
});
startInAppHelp(document);
startLeadingIntoApp(document);
