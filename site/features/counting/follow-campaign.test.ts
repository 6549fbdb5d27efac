// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { campaigns } from "#brand/campaigns.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import { followCampaign } from "./follow-campaign.ts";

const [{ name } = { name: "" }] = campaigns;

/** A page with a link to the App Store, opened for a campaign. */
function open(named: string) {
  const page = document.implementation.createHTMLDocument();
  const from = { context: storeContext("post", "tr"), position: "chooser" } as const;
  const href = storeUrl("apple", from).replaceAll("&", "&amp;");
  page.body.innerHTML = `<a id="store" data-store="apple" href="${href}"><b>Apple</b></a>
    <a id="other" href="https://site.example/x">elsewhere</a>
    <a id="download" href="https://site.example/download?to=auto&amp;from=post">Join</a>`;
  const counted: string[] = [];
  followCampaign(page, named, ({ event, detail }) => void counted.push(`${event} ${detail}`));
  const press = (selector: string, type = "click", button = 0) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button });
    page.querySelector(selector)?.dispatchEvent(event);
  };
  const token = () => new URL(page.querySelector<HTMLAnchorElement>("#store")?.href ?? "").searchParams.get("ct");
  const search = (selector: string) => page.querySelector<HTMLAnchorElement>(selector)?.search;
  return { counted, press, token, search };
}

test("a view and presses on store links are counted for it, and stores get its name", () => {
  const { counted, press, token } = open(name);
  expect([counted, token()]).toEqual([[`campaign-view ${name}`], "post-chooser-tr"]);
  press("#other");
  press("b", "auxclick", 2);
  expect(counted).toHaveLength(1);
  press("b");
  press("#store", "auxclick", 1);
  expect(counted.slice(1)).toEqual([`campaign-store ${name}`, `campaign-store ${name}`]);
  expect(token()).toBe(name);
});

test("the download page is led to with its name, and no other page", () => {
  const { counted, press, search } = open(name);
  for (const selector of ["#download", "#download", "#other"]) press(selector);
  expect([search("#download"), search("#other")]).toEqual([`?to=auto&from=post&c=${name}`, ""]);
  expect(counted).toHaveLength(1);
});

test("an unknown name is counted as another one, and reaches no store", () => {
  const { counted, press, token } = open("free-text-of-a-stranger");
  press("b");
  expect(counted).toEqual(["campaign-view other", "campaign-store other"]);
  expect(token()).toBe("post-chooser-tr");
});
