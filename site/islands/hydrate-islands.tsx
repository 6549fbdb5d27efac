import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { pressed } from "#site/components/pressed.ts";
import { markNoScript } from "#site/head/no-script.ts";
import { createMessageFormatter } from "#site/i18n/create-message-formatter.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { islandDataId } from "./define-island.tsx";
import type { IslandData } from "./island-data.tsx";
import { keepTrying } from "./keep-trying.ts";
import { keepServerNodes, type ServerNodes } from "./server-nodes.ts";

/** Loads an island's component by the name it has in the page. */
export type IslandLoaders = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/**
 * Hands every island of the page to React, as soon as its code has come. An island that fails, then or later, is as it is
 * without script: its nodes are the server's. The error is reported.
 *
 * @throws if nothing of the page can be handed over
 */
export async function hydrateIslands(page: Document, loaders: IslandLoaders): Promise<void> {
  const json = page.getElementById(islandDataId)?.textContent;
  if (!json) return;
  const { locale, localeInUrl, messages }: IslandData = JSON.parse(json);
  const t = createMessageFormatter(messages, locale);
  const i18n = createI18n(locale, t, localeInUrl);
  const hydrate = async (element: HTMLElement) => {
    const { island: name = "", props = "{}" } = element.dataset;
    const load = loaders[name];
    if (!load) throw new Error(`client-islands.ts has no island "${name}"`);
    const Component = (await keepTrying(load)) as ComponentType<object>;
    const earlyClicks = takeEarlyClicks(element);
    const serverNodes = keepServerNodes(element);
    const fail = (error: unknown) => {
      serverNodes.restore();
      giveUp(element, error);
    };
    hydrateRoot(
      element,
      <I18nContext value={i18n}>
        <Hydrated element={element} serverNodes={serverNodes} earlyClicks={earlyClicks}>
          <Component {...JSON.parse(props)} />
        </Hydrated>
      </I18nContext>,
      { onUncaughtError: fail },
    );
  };
  const islands = [...page.querySelectorAll<HTMLElement>("[data-island]")];
  await Promise.all(islands.map((element) => hydrate(element).catch((error) => giveUp(element, error))));
}

function giveUp(island: Element, error: unknown): void {
  markNoScript(island);
  globalThis.reportError?.(error);
}

/** The places, among what an island has to press, of what was pressed before (page-scripts.ts). Takes the marks away. */
function takeEarlyClicks(island: Element): number[] {
  return ownPressables(island).flatMap((element, at) => {
    if (!element.hasAttribute(pressed)) return [];
    element.removeAttribute(pressed);
    return at;
  });
}

function ownPressables(island: Element): HTMLElement[] {
  const elements = [...island.querySelectorAll<HTMLElement>("a, button")];
  return elements.filter((element) => element.closest("[data-island]") === island);
}

interface HydratedProps {
  readonly element: HTMLElement;
  readonly serverNodes: ServerNodes;
  readonly earlyClicks: readonly number[];
  readonly children: ReactNode;
}

/** Marks an island that works, for styles and tests that need to know, and repeats the clicks that came too early. */
function Hydrated({ element, serverNodes, earlyClicks, children }: HydratedProps) {
  useLayoutEffect(() => serverNodes.handOver(), [serverNodes]);
  useEffect(() => {
    element.dataset.hydrated = "";
    const pressables = ownPressables(element);
    for (const at of earlyClicks) {
      const target = pressables[at];
      // A link waited for the connection.
      if (navigator.onLine || target?.matches("button")) target?.click();
    }
  }, [element, earlyClicks]);
  return children;
}
