import type { Plugin } from "vite";

const asking = "} else if (html && html.length > 0) {";
const writing = "const output = renderer ? removeStaticAstroSlot(html, renderer.ssr?.supportsAstroStaticSlot) : html;";

/** Nothing here writes the same component twice; whoever does is told so, instead of being shown nothing. */
const askedAgain = `} else if (html === undefined) {
          throw new Error("The markup of a component is written twice: write the component twice");
        ${asking}`;

/**
 * A component's markup, let go of once it is written into the page. V8 keeps what the accessors of an object reach
 * until it collects its whole heap, and Astro makes such objects for each request: with what they reach, 27 kB of
 * markup stayed for each page that shows a post, as measured.
 */
export function letGoOfMarkup(): Plugin {
  return {
    name: "let-go-of-markup",
    apply: "build",
    transform: {
      filter: { id: /\/astro\/dist\/runtime\/server\/render\/component\.js$/ },
      handler(code) {
        if (!code.includes(asking) || !code.includes(writing)) {
          throw new Error("Astro writes components otherwise now: adapt or remove this");
        }
        return { code: code.replace(asking, askedAgain).replace(writing, `${writing} html = undefined;`), map: null };
      },
    },
  };
}
