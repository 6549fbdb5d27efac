import { type ComponentType, createElement, memo } from "react";
import { renderToString } from "react-dom/server";
import { rememberedMarkup } from "./remembered-markup.ts";

/**
 * How Astro renders this site's React components on the server; stands in for `@astrojs/react/server.js`
 * (astro.config.ts), whose browser half stays in use. That one renders each component twice, the first time to find
 * out whether it is React's: here every component is. And it gives no prefix to `useId` where streaming is off, while
 * the browser half expects one. What is the same in each page is rendered once.
 */
const renderer = {
  name: "@astrojs/react",
  supportsAstroStaticSlot: true,
  check: async (component: unknown) => typeof component === "function" || typeof component === "object",
  renderToStaticMarkup,
};

export default renderer;

interface RenderContext {
  /** One for the whole page. */
  readonly result: object;
}

interface Metadata {
  readonly astroStaticSlot?: boolean;
  readonly hydrate?: string;
}

async function renderToStaticMarkup(
  this: RenderContext,
  component: ComponentType<object>,
  // What an .astro file writes as class="" is for Astro's own scoped styles, and slot="" says where Astro puts it.
  { class: _class, slot: _slot, children, ...props }: Readonly<Record<string, unknown>>,
  { default: content, ...slots }: Readonly<Record<string, string>>,
  metadata: Metadata | undefined,
): Promise<{ html: string; attrs: Record<string, string> }> {
  const hydrate = metadata?.astroStaticSlot ? metadata.hydrate !== undefined : true;
  if (!metadata?.hydrate && content === undefined && children === undefined && Object.keys(slots).length === 0) {
    const render = () => withoutPreloads(renderToString(createElement(component, props)));
    return { html: rememberedMarkup(component, props, render), attrs: {} };
  }
  const named = Object.entries(slots).map(([name, value]) => {
    const property = camelCase(name);
    return [property, createElement(StaticHtml, { hydrate, value, name: property })];
  });
  const inner = content ?? children;
  const element = createElement(component, {
    ...props,
    ...Object.fromEntries(named),
    ...(inner != null && { children: createElement(StaticHtml, { hydrate, value: String(inner) }) }),
  });
  if (!metadata?.hydrate) return { html: withoutPreloads(renderToString(element)), attrs: {} };
  const prefix = nextPrefix(this.result);
  const html = withoutPreloads(renderToString(element, { identifierPrefix: prefix }));
  return { html, attrs: { prefix } };
}

interface StaticHtmlProps {
  readonly value: string;
  readonly name?: string;
  readonly hydrate: boolean;
}

/** What Astro has rendered already. The browser half makes the same of it, and never renders it again. */
const StaticHtml = memo(
  ({ value, name, hydrate }: StaticHtmlProps) =>
    value.trim() === ""
      ? null
      : createElement(hydrate ? "astro-slot" : "astro-static-slot", {
          name,
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: { __html: value },
        }),
  () => true,
);

const islands = new WeakMap<object, number>();

/** Of an island: `useId` must not give the same ids twice in a page. */
function nextPrefix(result: object): string {
  const number = islands.get(result) ?? 0;
  islands.set(result, number + 1);
  return `r${number}`;
}

/** React writes preloads of pictures before a component; a page has its own in its head. */
function withoutPreloads(html: string): string {
  let start = 0;
  while (html.startsWith('<link rel="preload"', start)) start = html.indexOf(">", start) + 1;
  return html.slice(start);
}

function camelCase(name: string): string {
  return name.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
