/** What an island announces when it has happened: no press on a marked element says it. */
type AnnouncedEvent = "chooser-open" | "code-show" | "link-copy" | "share" | "ticket-save";

interface Announcement {
  readonly event: AnnouncedEvent;
  /** One of the list of this event (features/counting/count-event.ts). */
  readonly detail: string | undefined;
}

declare global {
  interface Window {
    /** What nobody has taken yet. */
    announced?: Announcement[];
  }
}

const eventName = "announced";

/** Reports an event to the counter (features/counting), now or once its script has loaded. */
export function announce(event: AnnouncedEvent, detail?: string, page = document): void {
  window.announced ??= [];
  window.announced.push({ event, detail });
  page.dispatchEvent(new Event(eventName));
}

/** Takes each announcement, also those made before. */
export function onAnnouncement(page: Document, take: (what: Announcement) => void): void {
  const takeAll = () => window.announced?.splice(0).forEach(take);
  page.addEventListener(eventName, takeAll);
  takeAll();
}
