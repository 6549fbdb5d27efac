// @vitest-environment happy-dom

import { act } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressed } from "#site/components/pressed.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { I18nContext, useI18n } from "#site/i18n/i18n-context.tsx";
import {
  defineIsland,
  type IslandRegistry,
  IslandRegistryProvider,
  islandDataId,
  ServerHtml,
} from "./define-island.tsx";
import { hydrateIslands } from "./hydrate-islands.tsx";
import { IslandDataScript } from "./island-data.tsx";

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  const { t } = useI18n();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t("sharing.share")} {count}
    </button>
  );
}
const CounterIsland = defineIsland(Counter, { name: "counter", messages: ["sharing"] });

function Frame({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section aria-label={title}>
      <ServerHtml>{children}</ServerHtml>
    </section>
  );
}
const FrameIsland = defineIsland(Frame, { name: "frame", messages: ["post"] });

/** Fails at the second press. */
function Typed({ children }: { readonly children?: ReactNode }) {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error("defect");
  return (
    <section data-pressed={count}>
      <input name="text" />
      <ServerHtml>{children}</ServerHtml>
      <button type="button" onClick={() => setCount(count + 1)}>
        press
      </button>
    </section>
  );
}
const TypedIsland = defineIsland(Typed, { name: "typed", messages: ["post"] });

const loaders = { counter: async () => Counter, frame: async () => Frame };

/** A document's body, as the server renders it. */
function renderBody(body: ReactNode): string {
  const islands: IslandRegistry = new Set();
  return renderToString(
    <I18nContext value={i18nOf("tr", true)}>
      <IslandRegistryProvider registry={islands}>{body}</IslandRegistryProvider>
      <IslandDataScript islands={islands} localeInUrl />
    </I18nContext>,
  );
}

function load(body: ReactNode): void {
  document.body.replaceChildren(document.createRange().createContextualFragment(renderBody(body)));
}

/** Names of the islands that are as they are without script. */
const withoutScript = () =>
  [...document.querySelectorAll<HTMLElement>("[data-island][data-no-script]")].map(({ dataset }) => dataset.island);

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => void vi.unstubAllGlobals());

test("props travel as JSON, children do not", () => {
  const html = renderBody(
    <FrameIsland title="</script>">
      <p>a</p>
    </FrameIsland>,
  );
  const element = document.createRange().createContextualFragment(html).querySelector<HTMLElement>("[data-island]");
  expect(JSON.parse(element?.dataset.props ?? "")).toEqual({ title: "</script>" });
});

test("an island within an island is part of it", () => {
  const Outer = defineIsland(() => <CounterIsland start={1} />, { name: "outer", messages: ["post"] });
  const html = renderBody(<Outer />);
  expect(html.match(/data-island=/g)).toHaveLength(1);
});

test("a page gets the message groups of its islands, and none without islands", () => {
  const data = (html: string) =>
    document.createRange().createContextualFragment(html).querySelector(`#${islandDataId}`)?.textContent;
  expect(data(renderBody(<p />))).toBeUndefined();
  const { locale, localeInUrl, messages } = JSON.parse(data(renderBody(<CounterIsland start={0} />)) ?? "");
  expect({ locale, localeInUrl, groups: Object.keys(messages) }).toEqual({
    locale: "tr",
    localeInUrl: true,
    groups: ["sharing"],
  });
});

test("an island whose code cannot be loaded leaves the others working", async () => {
  load(
    <>
      <FrameIsland title="a" />
      <CounterIsland start={0} />
    </>,
  );
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("fetch", async () => new Response());
  const failing = { ...loaders, frame: () => Promise.reject(new Error("gone")) };
  await act(() => hydrateIslands(document, failing));
  const button = document.querySelector("button");
  await act(() => button?.click());
  expect(button?.textContent).toMatch(/ 1$/);
  expect(reported.mock.calls).toEqual([[new Error("gone")]]);
  expect(withoutScript()).toEqual(["frame"]);
});

test("an island that React draws anew takes back what it leaves to the server, what is typed, and a click", async () => {
  load(
    <TypedIsland>
      <p>Sunucudan</p>
    </TypedIsland>,
  );
  const [paragraph, field] = [document.querySelector("p"), document.querySelector("input")];
  if (field) field.value = "yazılan";
  document.querySelector("button")?.setAttribute(pressed, "true");
  document.querySelector("section")?.prepend(document.createElement("foreign-element"));
  vi.stubGlobal("console", { ...console, error: () => {} });
  vi.stubGlobal("reportError", () => {});
  await act(() => hydrateIslands(document, { typed: async () => Typed }));
  expect(document.querySelector("p")).toBe(paragraph);
  expect(document.querySelector("input")).not.toBe(field);
  expect(document.querySelector("input")?.value).toBe("yazılan");
  expect(document.querySelector("section")?.dataset.pressed).toBe("1");
});

test("an island that fails later is what the server has drawn, with what is typed, and marked", async () => {
  load(
    <>
      <TypedIsland>
        <p>Sunucudan</p>
      </TypedIsland>
      <CounterIsland start={0} />
    </>,
  );
  const before = document.body.innerHTML;
  const field = document.querySelector("input");
  vi.stubGlobal("console", { ...console, error: () => {} });
  vi.stubGlobal("reportError", () => {});
  await act(() => hydrateIslands(document, { ...loaders, typed: async () => Typed }));
  if (field) field.value = "yazılan";
  await act(() => document.querySelector("button")?.click());
  expect(document.querySelector("section")?.dataset.pressed).toBe("1");
  // `act` would take the error instead of the root.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  document.querySelector("button")?.click();
  await expect.poll(() => withoutScript()).toEqual(["typed"]);
  expect(document.querySelector("input")).toBe(field);
  expect(field?.value).toBe("yazılan");
  const island = document.querySelector("[data-island=typed]");
  document.querySelector("[data-island=counter]")?.removeAttribute("data-hydrated");
  island?.removeAttribute("data-no-script");
  expect(document.body.innerHTML).toBe(before);
});

test("a click that came before its island works is repeated once", async () => {
  load(
    <FrameIsland title="a">
      <CounterIsland start={0} />
    </FrameIsland>,
  );
  const button = document.querySelector("button");
  button?.setAttribute(pressed, "true"); // as start-client.ts does
  await act(() => hydrateIslands(document, loaders));
  expect(button?.textContent).toMatch(/ 1$/);
  expect(button?.hasAttribute(pressed)).toBe(false);
});
