import { intlTag } from "#site/i18n/intl-tag.ts";
import type { GoneMessage } from "./worker-messages.ts";

// Runs before first paint, bundled into the page. The worker has written into a copy when the ticket was confirmed last
// (answer-navigation.ts); the page shows it in its language and, unlike all other times, in the visitor's zone: it is
// compared with the clock in one's hand.
const { lang, dataset } = document.documentElement;

/** Writes the texts of offline-banner.tsx. */
function say(state: "copy" | "gone", confirmed: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${state}]`)) {
    element.textContent = element.dataset[state] ?? "";
  }
  const time = document.querySelector("[data-confirmed]");
  if (time) time.textContent = confirmed;
}

if (dataset.offline) {
  const options = { dateStyle: "long", timeStyle: "short", calendar: "gregory" } as const;
  say("copy", new Intl.DateTimeFormat(intlTag(lang), options).format(new Date(dataset.offline)));
}

// The worker may learn later that the ticket is gone (worker-messages.ts), even before the islands run. Messages wait until
// the document has been read. Types say that every browser has workers.
(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener("message", ({ data }) => {
  if (data !== ("gone" satisfies GoneMessage)) return;
  dataset.offline = "gone";
  say("gone", "");
});
