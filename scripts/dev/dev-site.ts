import { stripVTControlCharacters } from "node:util";
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import type { FileHandler } from "#server/files/send-file.ts";
import type { DrawCard } from "#server/images/processes/draw-process.ts";
import { type Assets, deferredScriptUrls } from "#site/assets.ts";
import { htmlHeaders } from "#site/http/html-headers.ts";
import type { Site } from "#site/site.ts";
import type { SiteResponse } from "#site/site-response.ts";

/** The site from its sources: what `npm run dev` has in place of the build. */
export interface DevSite {
  readonly respond: Site;
  /** Serves scripts, styles and other files that a page names by their source. */
  readonly serveSource: FileHandler;
  readonly drawCard: DrawCard;
}

/** Receives Vite's updates on every page, those without islands included. */
const updateClient = '<script type="module" src="/@vite/client"></script>';

/** Allows the inline styles with which Vite updates a page; a page's own policy knows the build's hashes only. */
const contentSecurityPolicy = "default-src * data: blob: 'unsafe-inline'";

type CardRendererModule = typeof import("#site/features/preview-images/create-card-renderer.tsx");
const cardRenderer = "/site/features/preview-images/create-card-renderer.tsx";

export function createDevSite(vite: ViteDevServer): DevSite {
  const pages = vite.environments.ssr as RunnableDevEnvironment;
  const assets = createDevAssets(vite);
  return {
    async respond(request, visitor, services) {
      try {
        // Vite loads again what has changed since the last request, and nothing else.
        const { createSite } = await pages.runner.import<typeof import("#site/app.tsx")>("/site/app.tsx");
        const site = await createSite(assets);
        return withUpdates(await site(request, visitor, services));
      } catch (error) {
        services.log.error({ err: error }, "the site cannot be loaded");
        const text = stripVTControlCharacters(String((error as Error).stack))
          .replaceAll("&", "&amp;")
          .replaceAll("<", "&lt;");
        const body = `<!doctype html><pre>${text}</pre>`;
        return withUpdates({ status: 500, headers: htmlHeaders, cache: "none", body });
      }
    },
    async drawCard(card, images) {
      const { createCardRenderer } = await pages.runner.import<CardRendererModule>(cardRenderer);
      return createCardRenderer().render(card, images);
    },
    serveSource: (request, response) =>
      new Promise((resolve, reject) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)));
      }),
  };
}

/** Adds Vite's client to a page. */
function withUpdates(response: SiteResponse): SiteResponse {
  if (response.headers["Content-Type"] !== htmlHeaders["Content-Type"]) return response;
  const headers = { ...response.headers, "Content-Security-Policy": contentSecurityPolicy };
  return { ...response, headers, body: `${response.body}${updateClient}` };
}

const clientEntry = "/scripts/dev/dev-client.ts";

function createDevAssets(vite: ViteDevServer): Assets {
  return {
    css: async (page) => (await cssOf(vite, `/site/pages/${page}.tsx`)).join("\n"),
    clientEntry,
    islandFiles: () => [clientEntry],
    scripts: deferredScriptUrls((source) => `/${source}`),
  };
}

/** All CSS that a module imports, directly or not, in the order of the build: imported modules before their importer. */
async function cssOf({ environments: { ssr, client } }: ViteDevServer, url: string): Promise<string[]> {
  const visited = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const visit = async (module: EnvironmentModuleNode | undefined) => {
    if (!module || visited.has(module)) return;
    visited.add(module);
    if (module.url.endsWith(".css")) {
      sheets.push((await client.transformRequest(`${module.url}?direct`))?.code ?? "");
      return;
    }
    // Vite knows what a module imports once it has been transformed, which a dialog may not have been yet.
    if (module.file && !module.transformResult) await ssr.transformRequest(module.url);
    for (const imported of module.importedModules) await visit(imported);
  };
  await visit(await ssr.moduleGraph.getModuleByUrl(url));
  return sheets;
}

/** Reloads the browser's page where a file changes that only the server runs; Fast Refresh takes care of the others. */
export function reloadForServerCode(): Plugin {
  return {
    name: "reload-for-server-code",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      const inBrowser = [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ url }) => !url.endsWith("?direct"));
      if (!inBrowser) hot.send({ type: "full-reload" });
    },
  };
}
