import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResponsiveImage } from "./responsive-image.tsx";

const image = {
  sources: [
    { type: "image/avif", srcSet: "/a-280.avif 280w, /a-836.avif 836w" },
    { type: "image/webp", srcSet: "/a-280.webp 280w, /a-836.webp 836w" },
  ],
  src: "/a-836.webp",
  width: 836,
  height: 1744,
};

test("a picture offers the best format, a file for whoever does not read it, and keeps its place from the start", () => {
  const html = renderToStaticMarkup(<ResponsiveImage image={image} alt="A phone" sizes="20rem" />);
  expect([...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual(["image/avif"]);
  expect(html).toContain('sizes="20rem"');
  expect(html).toContain('src="/a-836.webp"');
  expect(html).toContain('width="836" height="1744"');
  expect(html).toContain('alt="A phone"');
});

test("what is drawn in a picture's place stands before it and says nothing", () => {
  const html = renderToStaticMarkup(<ResponsiveImage image={image} alt="A phone" sizes="20rem" placeholder="data:," />);
  expect(html.indexOf('src="data:," alt=""')).toBeGreaterThan(0);
  // As server/rendered-page/within-first-flight.ts finds it.
  expect(html).toContain('loading="lazy" fetchPriority="high"');
  expect(html.indexOf('src="data:,"')).toBeLessThan(html.indexOf("<picture>"));
  expect(renderToStaticMarkup(<ResponsiveImage image={image} alt="A phone" sizes="20rem" />)).not.toContain("data:,");
});
