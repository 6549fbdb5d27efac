import { claimView } from "#site/head/view-reports.ts";
import type { CountMessage } from "./count-event.ts";

interface Surroundings {
  /** Sends a message, even when the page is closed at once. */
  readonly send: (message: CountMessage) => void;
  /** True where the visitor's browser says no for every site (Global Privacy Control). */
  readonly refused: boolean;
}

type PageLabels = Pick<CountMessage, "page" | "language">;

/**
 * Counts this page and each click on one of its store links. Delegated, so that links drawn later by an island
 * count too; capturing, since the platform chooser handles the same click and closes itself.
 */
export function countVisit(document: Document, page: PageLabels, { send, refused }: Surroundings): void {
  if (refused) return;
  const onClick = (event: MouseEvent) => {
    if (event.button > 1 || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>("a[data-store]");
    if (!link) return;
    // What the page's own HTML says; the server takes nothing that is not of its lists.
    const { store, position } = link.dataset as Pick<CountMessage & { event: "store-click" }, "store" | "position">;
    send({ event: "store-click", ...page, store, position });
  };
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("auxclick", onClick, { capture: true }); // the middle button opens a tab too
  const countView = () => claimView(document, "site") && send({ event: "view", ...page });
  // A page loaded ahead of a visit is not a visit yet.
  if (Reflect.get(document, "prerendering") !== true) countView();
  else document.addEventListener("prerenderingchange", countView, { once: true });
}
