// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { announce } from "#site/islands/announce.ts";
import type { CountMessage } from "./count-event.ts";
import { type CountMore, countVisit } from "./count-visit.ts";

const page = { page: "post", language: "tr" } as const;
let sent: CountMessage[];
let visited: Document;

function visit(refused = false): void {
  countVisit(visited, page, { send: (message) => sent.push(message), refused });
}

function click(selector: string, init: MouseEventInit = {}, type = "click"): void {
  visited.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  sent = [];
  visited = document.implementation.createHTMLDocument();
  visited.body.innerHTML =
    '<a data-store="apple" data-position="chooser"><b>Apple</b></a><a id="other">elsewhere</a><p>text</p>' +
    '<a id="wallet" data-count="wallet" data-detail="apple">Wallet</a><button data-count="translate">Translate</button>';
  window.announced = [];
});

test("a visit is counted once", () => {
  visit();
  expect(sent).toEqual([{ event: "view", page: "post", language: "tr" }]);
});

test("a click on a store link is counted with its store and place, and no other click", () => {
  visit();
  click("b");
  click("a", { button: 1 }, "auxclick");
  click("a", { button: 2 }, "auxclick");
  click("#other");
  click("p");
  const counted = { event: "store-click", page: "post", language: "tr", store: "apple", position: "chooser" };
  expect(sent.slice(1)).toEqual([counted, counted]);
});

test("what is marked is counted when it is pressed", () => {
  visit();
  click("#wallet");
  click("button");
  expect(sent.slice(1)).toEqual([
    { event: "wallet", page: "post", language: "tr", detail: "apple" },
    { event: "translate", page: "post", language: "tr" },
  ]);
});

test("what an island announces is counted once, before and after the script has come", () => {
  announce("code-show", undefined, visited);
  visit();
  announce("chooser-open", "like", visited);
  expect(sent.slice(1)).toEqual([
    { event: "code-show", page: "post", language: "tr" },
    { event: "chooser-open", page: "post", language: "tr", detail: "like" },
  ]);
});

test("links that come later count too", () => {
  visit();
  visited.body.insertAdjacentHTML("beforeend", '<a id="late" data-store="google" data-position="chooser"></a>');
  click("#late");
  expect(sent.at(-1)).toMatchObject({ store: "google", position: "chooser" });
});

test("what else a visit counts begins with its view", () => {
  const onView = (count: CountMore) => count({ event: "paint", detail: "1s" });
  countVisit(visited, page, { send: (message) => sent.push(message), refused: false, onView });
  expect(sent.map(({ event }) => event)).toEqual(["view", "paint"]);
});

test("who has said no to all sites is not counted", () => {
  countVisit(visited, page, {
    send: (message) => sent.push(message),
    refused: true,
    onView: () => expect.unreachable(),
  });
  visit(true);
  click("b");
  announce("share", undefined, visited);
  expect(sent).toEqual([]);
});

test("an app that only the page recognizes is named", () => {
  countVisit(visited, { ...page, app: "telegram" }, { send: (message) => sent.push(message), refused: false });
  expect(sent).toEqual([{ event: "view", page: "post", language: "tr", app: "telegram" }]);
});

test("a page loaded ahead is counted when it is shown", () => {
  Reflect.set(visited, "prerendering", true);
  visit();
  expect(sent).toEqual([]);
  visited.dispatchEvent(new Event("prerenderingchange"));
  expect(sent).toHaveLength(1);
});
