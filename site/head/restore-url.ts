import { waitForDataPattern } from "#site/http/wait-for-data-url.ts";

// Runs in the head before first paint, bundled into an inline script. The address bar, and all that reads the address
// later, get the page's own URL where it has waited for its data.
const { dataset, hidden } = document.documentElement;
const [found, before = "", after] = waitForDataPattern.exec(location.search) ?? [];
// correct-locale.ts is replacing a hidden page. One in its loading state keeps the parameter, so that it reloads only once.
if (found && !hidden && dataset.loading === undefined) {
  history.replaceState(null, "", location.href.replace(found, after ? before : ""));
}
