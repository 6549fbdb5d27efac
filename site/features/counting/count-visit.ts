import { onPress } from "#site/components/on-press.ts";
import { onAnnouncement } from "#site/islands/announce.ts";
import type { CountMessage } from "./count-event.ts";

interface Surroundings {
  /** Sends a message, even when the page is closed at once. */
  readonly send: (message: CountMessage) => void;
  /** True where the visitor's browser says no for every site (Global Privacy Control). */
  readonly refused: boolean;
  /** Called once the page is visited. */
  readonly onView?: (count: CountMore) => void;
}

/** Counts something else of this visit. */
export type CountMore = (labels: { readonly event: string; readonly detail: string }) => void;

type PageLabels = Pick<CountMessage, "page" | "language" | "app">;

/**
 * Counts this page, each click on one of its store links and on what is marked with `data-count`, and what islands
 * announce.
 */
export function countVisit(document: Document, page: PageLabels, { send, refused, onView }: Surroundings): void {
  if (refused) return;
  // What the page's own HTML says; the server takes nothing that is not of its lists.
  const count = (labels: object) => send({ ...page, ...labels } as CountMessage);
  onPress(document, "[data-store],[data-count]", ({ dataset: { store, position, count: pressed, detail } }) =>
    count(store ? { event: "store-click", store, position } : { event: pressed, detail }),
  );
  const start = () => {
    count({ event: "view" });
    onView?.(count);
    onAnnouncement(document, count);
  };
  // A page loaded ahead of a visit is not a visit yet.
  if (Reflect.get(document, "prerendering") !== true) start();
  else document.addEventListener("prerenderingchange", start, { once: true });
}
