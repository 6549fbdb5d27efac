import { expect, test } from "vitest";
import { origin, ticketUrl } from "./ticket-copies.harness.ts";
import { reportGone } from "./worker-messages.ts";

test("all open pages of the ticket are notified, also one that is only arriving, and no other page", async () => {
  const notified: string[] = [];
  const open = (url: string) => ({ url, postMessage: (message: string) => notified.push(`${message} ${url}`) });
  const pages = [open(`${origin}/`), open(ticketUrl(2).href), open(ticketUrl(1, "/?lng=en").href)];
  const get = async (id: string) => pages.push(open(`${ticketUrl(1)}#${id}`));
  await reportGone({ get, matchAll: async () => pages }, ticketUrl(1, "?lng=tr"), "arriving");
  expect(notified).toEqual([`gone ${ticketUrl(1)}/?lng=en`, `gone ${ticketUrl(1)}#arriving`]);
});
