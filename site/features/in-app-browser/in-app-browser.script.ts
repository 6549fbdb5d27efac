// Runs on pages without islands, which load no React. client-entry.ts does the rest.
import { inAppBehavior } from "./detect-in-app-browser.ts";

const entry = document.querySelector<HTMLElement>("[data-client-entry]")?.dataset.clientEntry;
if (entry && inAppBehavior(navigator.userAgent, window)) import(/* @vite-ignore */ entry).catch(() => {});
