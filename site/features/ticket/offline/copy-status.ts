import { intlTag } from "#site/i18n/intl-tag.ts";
import type { GoneMessage } from "./worker-messages.ts";

// Runs before first paint, bundled into the page. The worker has written into a copy when the ticket was confirmed last
// (answer-navigation.ts); the page shows it in its language and, unlike all other times, in the visitor's zone: it is
// compared with the clock in one's hand.
const { lang, dataset } = document.documentElement;
const time = document.querySelector<HTMLTimeElement>("time[data-confirmed]");
if (dataset.offline && time) {
  const options = { dateStyle: "long", timeStyle: "short", calendar: "gregory" } as const;
  time.dateTime = dataset.offline;
  time.textContent = new Intl.DateTimeFormat(intlTag(lang), options).format(new Date(dataset.offline));
}

// The worker may learn later that the ticket is gone (worker-messages.ts), even before the islands run. Messages wait until
// the document has been read. Types say that every browser has workers.
(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener("message", ({ data }) => {
  if (data === ("gone" satisfies GoneMessage)) dataset.offline = "gone";
});
