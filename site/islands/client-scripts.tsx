import type { Assets, DeferredScript } from "#site/assets.ts";
import { dialogSheet } from "#site/components/dialog/dialog-styles.ts";
import type { InlineScriptSource } from "#site/page.ts";
import type { PageName } from "#site/routes.ts";
import fontSheetUrl from "#site/styles/fonts.css?url";
import type { IslandRegistry } from "./define-island.tsx";
import * as startClient from "./start-client.ts?inline-script";
import * as startLoadingPage from "./start-loading-page.ts?inline-script";

/** The script at the end of a page. @param loading whether the page is in its loading state */
export function startScript(loading: boolean): InlineScriptSource {
  return loading ? startLoadingPage : startClient;
}

interface ClientScriptsProps {
  readonly assets: Assets;
  readonly page: PageName;
  readonly loading: boolean;
  readonly islands: IslandRegistry;
  readonly scripts: readonly DeferredScript[];
}

/** The web fonts' sheet and the scripts of the page, with the script that loads them. */
export function ClientScripts({ assets, page, loading, islands, scripts }: ClientScriptsProps) {
  const urls = scripts.map((script) => assets.scripts[script]);
  const hasIslands = islands.size > 0;
  if (hasIslands) urls.unshift(...assets.islandFiles(new Set([...islands].map(({ name }) => name))));
  // An in-app browser loads the entry all the same.
  else urls.push(assets.scripts["in-app-browser"]);
  return (
    <>
      <link rel="stylesheet" href={fontSheetUrl} media="not all" id="fonts" />
      <noscript>
        <link rel="stylesheet" href={fontSheetUrl} />
      </noscript>
      {hasIslands &&
        assets
          .dialogSheets?.(page)
          .map((url) => <link key={url} rel="stylesheet" href={url} {...{ [dialogSheet]: "", disabled: true }} />)}
      <script
        data-scripts={urls.join(" ")}
        data-client-entry={hasIslands ? undefined : assets.clientEntry}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this repository, bundled at build
        dangerouslySetInnerHTML={{ __html: startScript(loading).source }}
      />
    </>
  );
}
