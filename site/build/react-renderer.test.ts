import { type ComponentType, createElement, type ReactNode, useId } from "react";
import { expect, test } from "vitest";
import renderer from "./react-renderer.ts";

const page = { result: {} };

function render(component: ComponentType<object>, slots: Record<string, string> = {}, hydrate?: string) {
  const metadata = { astroStaticSlot: true, ...(hydrate !== undefined && { hydrate }) };
  return renderer.renderToStaticMarkup.call(page, component, {}, slots, metadata);
}

let renderings = 0;
const Counted = () => {
  renderings += 1;
  return createElement("p", null, "text");
};
const Framed = ({ children, extraPart }: { readonly children?: ReactNode; readonly extraPart?: ReactNode }) =>
  createElement("div", null, children, extraPart);
const Labelled = () => createElement("p", { id: useId() });
const ResponsiveImage = () => createElement("img", { src: "/a.webp", alt: "", fetchPriority: "high" });

test("a component is rendered once", async () => {
  expect(await renderer.check(Counted)).toBe(true);
  expect(await render(Counted)).toEqual({ html: "<p>text</p>", attrs: {} });
  expect(renderings).toBe(1);
});

test("what Astro has rendered stands in its slots, marked for the browser only where it goes on there", async () => {
  const slots = { default: "<b>x</b>", "extra-part": "<i>y</i>" };
  expect((await render(Framed, slots)).html).toBe(
    '<div><astro-static-slot><b>x</b></astro-static-slot><astro-static-slot name="extraPart"><i>y</i></astro-static-slot></div>',
  );
  expect((await render(Framed, slots, "load")).html).toBe(
    '<div><astro-slot><b>x</b></astro-slot><astro-slot name="extraPart"><i>y</i></astro-slot></div>',
  );
});

test("two islands of a page never have the same ids, and the browser is told their prefix", async () => {
  const [one, other] = [await render(Labelled, {}, "load"), await render(Labelled, {}, "load")];
  expect(one.html).not.toBe(other.html);
  expect(one.html).toContain(one.attrs.prefix);
});

test("preloads that React puts before a component are left out: a page has its own", async () => {
  expect((await render(ResponsiveImage)).html).toMatch(/^<img /);
});

test("what stands in a slot of an Astro component is remembered like anything else", async () => {
  const before = renderings;
  for (const slot of ["footer", "head"]) {
    await renderer.renderToStaticMarkup.call(page, Counted, { slot, class: "" }, {}, { astroStaticSlot: true });
  }
  expect(renderings - before).toBeLessThan(2);
});
