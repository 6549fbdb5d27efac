import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createMessageFormatter } from "#site/i18n/create-message-formatter.ts";
import { flattenMessages } from "#site/i18n/flatten-messages.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import type { IslandData } from "./island-data.tsx";

/** Loads an island's component by the name it has in the page. */
export type IslandLoaders = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Hands every island of the page to React. An island whose code cannot be loaded stays as the server has rendered it. */
export async function hydrateIslands(page: Document, loaders: IslandLoaders, dataId: string): Promise<void> {
  const json = page.getElementById(dataId)?.textContent;
  if (!json) return;
  const { locale, localeInUrl, messages }: IslandData = JSON.parse(json);
  const t = createMessageFormatter(flattenMessages(messages), locale);
  const i18n = createI18n(locale, t, localeInUrl);
  await Promise.allSettled(
    [...page.querySelectorAll<HTMLElement>("[data-island]")].map(async (element) => {
      const { island: name = "", props = "{}" } = element.dataset;
      const load = loaders[name];
      if (!load) throw new Error(`client-islands.ts has no island "${name}"`);
      const Component = (await load()) as ComponentType<object>;
      hydrateRoot(
        element,
        <I18nContext value={i18n}>
          <Hydrated element={element}>
            <Component {...JSON.parse(props)} />
          </Hydrated>
        </I18nContext>,
      );
    }),
  );
}

/** Marks an island that works, for styles and tests that need to know, and repeats the clicks that came too early. */
function Hydrated({ element, children }: { readonly element: HTMLElement; readonly children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = "";
    for (const button of element.querySelectorAll<HTMLButtonElement>("button[data-clicked]")) {
      if (button.closest("[data-island]") !== element) continue; // that of an island inside
      button.removeAttribute("data-clicked");
      button.click();
    }
  }, [element]);
  return children;
}
