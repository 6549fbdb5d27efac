import type { Assets, DeferredScript } from "#site/assets.ts";
import fontSheetUrl from "#site/styles/fonts.css?url";
import type { IslandCollector } from "./island-data.tsx";
import * as startClient from "./start-client.ts?inline-script";

interface ClientScriptsProps {
  readonly assets: Assets;
  readonly collector: IslandCollector;
  readonly scripts: readonly DeferredScript[];
}

/** The web fonts' sheet and the scripts of the page, which start-client.ts loads after first paint. */
export function ClientScripts({ assets, collector, scripts }: ClientScriptsProps) {
  const urls = scripts.map((script) => assets.scripts[script]);
  if (collector.messageGroups().size > 0) urls.unshift(assets.clientEntry);
  return (
    <>
      <link rel="stylesheet" href={fontSheetUrl} media="not all" id="fonts" />
      <noscript>
        <link rel="stylesheet" href={fontSheetUrl} />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this repository, bundled at build */}
      <script data-scripts={urls.join(" ")} dangerouslySetInnerHTML={{ __html: startClient.source }} />
    </>
  );
}
