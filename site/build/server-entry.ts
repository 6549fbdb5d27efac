import { createApp } from "astro/app/entrypoint";

// Streaming off: a component that throws must give a true 500, not a broken 200.
const app = createApp({ streaming: false });

// Astro asks Node for a page's module anew for each request, which costs ten microseconds every time.
const { pageMap } = app.manifest;
for (const [name, load] of pageMap ?? []) {
  let loaded: ReturnType<typeof load> | undefined;
  pageMap?.set(name, () => {
    loaded ??= load();
    return loaded;
  });
}

/** Renders the page, endpoint or styled error page for a request. A page that throws is answered, not thrown. */
export function renderPage(request: Request, locals: object): Promise<Response> {
  return app.render(request, { locals, addCookieHeader: true });
}
