import { describe, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");
const [post, profile, ticket] = [pathOf("post-gallery"), pathOf("profile"), pathOf("ticket")];

describe("store links", () => {
  test.each([
    [post, `/download?from=post&id=${post.slice("/post/".length)}`],
    [profile, `/download?from=profile&id=${profile.slice("/profile/".length)}`],
    ["/post/nobody-wrote-this", "/download?from=post"],
    [ticket, "/download?from=ticket"],
    ["/download", "/download"],
  ])("the header of %s leads on to %s", async (path, href) => {
    const { document } = await fetchDocument(origin + path, { "Accept-Language": "tr" });
    expect([...document.querySelectorAll("body > header a")].at(-1)?.getAttribute("href")).toBe(href);
  });
});

test.each([ticket, `${ticket}?lng=tr`, `${ticket}x`])(
  "a ticket's ids are only in the addresses of its own files, and in no code: %s",
  async (path) => {
    const { document } = await fetchDocument(origin + path);
    expect(document.querySelector("[data-phone-code]")).toBeNull();
    const addresses = [...document.querySelectorAll("[href], [src], form[action]")].map(
      (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action") ?? "",
    );
    expect(addresses.length).toBeGreaterThan(10);
    const others = addresses.filter((address) => address.split("?")[0] !== `${ticket}/calendar.ics`);
    for (const id of ticket.split("/").slice(2)) {
      expect(others.filter((address) => decodeURIComponent(address).includes(id))).toEqual([]);
    }
  },
);

test("maps and calendars that a ticket leads to learn nothing of its page", async () => {
  const { document } = await fetchDocument(origin + ticket);
  const elsewhere = [...document.querySelectorAll('main a[href^="https:"]:not([data-store])')];
  expect(elsewhere.length).toBeGreaterThan(3);
  for (const link of elsewhere) expect(link.getAttribute("rel"), link.outerHTML).toContain("noreferrer");
});
