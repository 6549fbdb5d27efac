// The one entry of React in the browser, fetched after first paint (start-client.ts).

import { startInAppHelp } from "#site/features/in-app-browser/start-in-app-help.ts";
import { clientIslands } from "./client-islands.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";
import { islandDataId } from "./island-data-id.ts";

void hydrateIslands(document, clientIslands, islandDataId);
startInAppHelp(document);
