import { isTicketPath, ticketPathOf } from "./ticket-url.ts";

/** Asks the worker to store a copy of the page and its files. The worker replies with `KeepReply`. */
export interface KeepMessage {
  readonly kind: "keep";
  /** `html lang` of the page. */
  readonly language: string;
  /** Same-origin URLs. */
  readonly files: readonly string[];
}

/** Whether the ticket is on the device now. */
export interface KeepReply {
  readonly kept: boolean;
  /** There is no room for it. Otherwise what is not kept may be kept once the connection is back. */
  readonly isFull?: boolean;
}

/** Sent to a ticket's open pages once neither the site nor this device has the ticket. */
export type GoneMessage = "gone";

/** The part of the Clients API that `reportGone` needs. */
export interface OpenPages {
  readonly get: (id: string) => Promise<unknown>;
  readonly matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
}

interface OpenPage {
  readonly url: string;
  readonly postMessage: (message: GoneMessage) => void;
}

/** @param arrivingId of the page that is about to show the copy, which is waited for */
export async function reportGone(pages: OpenPages, url: URL, arrivingId: string): Promise<void> {
  await pages.get(arrivingId);
  for (const page of await pages.matchAll({ type: "window", includeUncontrolled: true })) {
    const pageUrl = new URL(page.url);
    if (isTicketPath(pageUrl.pathname) && ticketPathOf(pageUrl) === ticketPathOf(url)) page.postMessage("gone");
  }
}
