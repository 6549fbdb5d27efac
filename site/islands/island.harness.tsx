import { type RenderResult, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { Locale } from "#locales/index.ts";
import { createMessageFormatter } from "#site/i18n/create-message-formatter.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createI18n, type I18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { pickMessageGroups } from "#site/i18n/message-groups.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { type IslandComponent, IslandRegistryProvider } from "./define-island.tsx";

/** Finds by name what has a branded text, between whose parts happy-dom takes a space for granted. */
export const named = (text: string) => ({
  name: (found: string) => found.replaceAll(/\s/g, "") === text.replaceAll(/\s/g, ""),
});

/** What an island knows in the browser: the message groups it asks for. Any other message is an error. */
function islandI18n<Props>({ options }: IslandComponent<Props>, code: Locale): I18n {
  const format = createMessageFormatter(pickMessageGroups(code, options.messages), code);
  const t: Translate = (key, values) => {
    const text = format(key, values);
    if (text === key) throw new Error(`the island "${options.name}" does not ask for the group of "${key}"`);
    return text;
  };
  return createI18n(code, t, false);
}

/** Renders an island on the server and hydrates it, with its props as JSON and its own message groups. */
export function renderIsland<Props extends object>(
  Island: IslandComponent<Props>,
  props: Props,
  code: Locale = "tr",
): RenderResult {
  const html = renderToString(
    <I18nContext value={i18nOf(code)}>
      <IslandRegistryProvider registry={new Set()}>
        <Island {...props} />
      </IslandRegistryProvider>
    </I18nContext>,
  );
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
  const container = document.querySelector<HTMLElement>("[data-island]");
  if (!container) throw new Error(`the island "${Island.options.name}" has rendered nothing`);
  return render(
    <I18nContext value={islandI18n(Island, code)}>
      <Island {...(JSON.parse(container.dataset.props ?? "") as Props)} />
    </I18nContext>,
    { container, hydrate: true },
  );
}
