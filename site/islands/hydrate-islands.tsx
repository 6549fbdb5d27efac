import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from "react";
import { hydrateRoot } from "react-dom/client";
import { createMessageFormatter } from "#site/i18n/create-message-formatter.ts";
import { flattenMessages } from "#site/i18n/flatten-messages.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import type { IslandData } from "./island-data.tsx";

/** Loads an island's component by the name it has in the page. */
export type IslandLoaders = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/**
 * Hands every island of the page to React. An island whose code cannot be loaded stays as the server has rendered it, and
 * the error is reported.
 */
export async function hydrateIslands(page: Document, loaders: IslandLoaders, dataId: string): Promise<void> {
  const json = page.getElementById(dataId)?.textContent;
  if (!json) return;
  const { locale, localeInUrl, messages }: IslandData = JSON.parse(json);
  const t = createMessageFormatter(flattenMessages(messages), locale);
  const i18n = createI18n(locale, t, localeInUrl);
  const results = await Promise.allSettled(
    [...page.querySelectorAll<HTMLElement>("[data-island]")].map(async (element) => {
      const { island: name = "", props = "{}" } = element.dataset;
      const load = loaders[name];
      if (!load) throw new Error(`client-islands.ts has no island "${name}"`);
      const Component = (await load()) as ComponentType<object>;
      const earlyClicks = takeEarlyClicks(element);
      hydrateRoot(
        element,
        <I18nContext value={i18n}>
          <Hydrated element={element} earlyClicks={earlyClicks}>
            <Component {...JSON.parse(props)} />
          </Hydrated>
        </I18nContext>,
      );
    }),
  );
  for (const result of results) if (result.status === "rejected") globalThis.reportError?.(result.reason);
}

/** Buttons of an island that start-client.ts has marked as clicked; React would object to the marks. */
function takeEarlyClicks(island: Element): HTMLButtonElement[] {
  const buttons = [...island.querySelectorAll<HTMLButtonElement>("button[data-clicked]")];
  const own = buttons.filter((button) => button.closest("[data-island]") === island);
  for (const button of own) button.removeAttribute("data-clicked");
  return own;
}

interface HydratedProps {
  readonly element: HTMLElement;
  readonly earlyClicks: readonly HTMLButtonElement[];
  readonly children: ReactNode;
}

/** Marks an island that works, for styles and tests that need to know, and repeats the clicks that came too early. */
function Hydrated({ element, earlyClicks, children }: HydratedProps) {
  const onHydrated = useEffectEvent(() => {
    element.dataset.hydrated = "";
    for (const button of earlyClicks) button.click();
  });
  useEffect(() => {
    onHydrated();
  }, []);
  return children;
}
