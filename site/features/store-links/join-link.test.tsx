// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { named, renderIsland } from "#site/islands/island.harness.tsx";
import { JoinLinkIsland } from "./join-link.tsx";
import { storeContext } from "./store-context.ts";
import { storeUrl } from "./store-urls.ts";

const context = storeContext("post", "tr", "p-1");
const phoneUrl = "https://site.example/download?to=auto&from=post&id=p-1";
const join = () => screen.getByRole("link", named(createTranslate("tr")("join.button")));

function show() {
  renderIsland(JoinLinkIsland, { context, className: "join", phoneUrl });
}

test("without script it leads to the download page", () => {
  show();
  expect(join().getAttribute("href")).toBe("/download?from=post&id=p-1");
  expect(join().getAttribute("aria-haspopup")).toBe("dialog");
});

test.each(["tr", "ar"] as const)(
  "says what Join is for, and asks for the platform, in the page's language: %s",
  async (code) => {
    const t = createTranslate(code);
    renderIsland(JoinLinkIsland, { context, className: "join", phoneUrl }, code);
    await userEvent.click(screen.getByRole("link", named(t("join.button"))));
    const dialog = await screen.findByRole("dialog", { name: t("chooser.title") });
    expect(dialog.querySelector("p")?.textContent).toBe(t("join.slideText"));
    expect(within(dialog).getByRole("list", { name: t("chooser.question") })).toBeTruthy();
    expect(within(dialog).getByRole("button").getAttribute("aria-label")).toBe(t("chooser.close"));
    expect(
      within(dialog)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("aria-label")]),
    ).toEqual([
      [t("chooser.apple"), `${t("chooser.apple")} ${t("links.newTab")}`],
      [t("chooser.google"), `${t("chooser.google")} ${t("links.newTab")}`],
    ]);
  },
);

test("each answer leads to its store in a new tab that cannot reach back, and is counted there", async () => {
  show();
  await userEvent.click(join());
  const links = within(await screen.findByRole("dialog")).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ href, target, rel, dataset }) => [href, target, rel, dataset.store, dataset.position])).toEqual(
    (["apple", "google"] as const).map((store) => [
      storeUrl(store, { context, position: "chooser" }),
      "_blank",
      "noopener",
      store,
      "chooser",
    ]),
  );
});

test("choosing closes the dialog, as its button does, and Join has the focus again", async () => {
  show();
  for (const close of [/Google/, "Kapat"]) {
    await userEvent.click(join());
    const dialog = await screen.findByRole("dialog");
    const control = within(dialog).getByRole(close === "Kapat" ? "button" : "link", { name: close });
    control.addEventListener("click", (event) => close !== "Kapat" && event.preventDefault());
    fireEvent.click(control);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(join());
  }
});

test.each(["tr", "ar"] as const)("says what one joins, and what following needs: %s", async (code) => {
  const t = createTranslate(code);
  expect(t("join.button")).toContain(brand.name);
  renderIsland(
    JoinLinkIsland,
    { context, className: "join", phoneUrl, label: t("profile.follow"), verb: "follow" },
    code,
  );
  await userEvent.click(screen.getByRole("link", { name: t("profile.follow") }));
  expect(await screen.findByRole("dialog", named(t("chooser.follow")))).toBeTruthy();
});

test("where the browser has found the app, a press opens it and asks nothing, and is counted with its verb", () => {
  renderIsland(JoinLinkIsland, { context, className: "join", phoneUrl, verb: "like" });
  const seen: unknown[] = [];
  const appLink = document.body.appendChild(document.createElement("a"));
  appLink.dataset.appFound = "";
  appLink.addEventListener("click", () => seen.push(appLink.getAttribute("data-detail")));
  for (const button of [join(), appLink]) fireEvent.click(button);
  expect(seen).toEqual(["like", null]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a click for a new tab follows the link", () => {
  show();
  const click = createEvent.click(join(), { metaKey: true });
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent(join(), click);
  expect(screen.queryByRole("dialog")).toBeNull();
});
