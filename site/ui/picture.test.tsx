import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, picturePreload } from "./picture.tsx";

const picture = {
  sources: [
    { type: "image/avif", srcSet: "/a-280.avif 280w, /a-836.avif 836w" },
    { type: "image/webp", srcSet: "/a-280.webp 280w, /a-836.webp 836w" },
  ],
  src: "/a-836.webp",
  width: 836,
  height: 1744,
};

test("a picture offers the best format, a file for whoever does not read it, and keeps its place from the start", () => {
  const html = renderToStaticMarkup(<Picture picture={picture} alt="A phone" sizes="20rem" />);
  expect([...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual(["image/avif"]);
  expect(html).toContain('sizes="20rem"');
  expect(html).toContain('src="/a-836.webp"');
  expect(html).toContain('width="836" height="1744"');
  expect(html).toContain('alt="A phone"');
});

test("only a picture seen at once is fetched at once", () => {
  const loading = (first: boolean) =>
    /loading="(\w+)"(?: fetchPriority="(\w+)")?/
      .exec(renderToStaticMarkup(<Picture picture={picture} alt="" sizes="20rem" first={first} />))
      ?.slice(1);
  expect(loading(true)).toEqual(["eager", "high"]);
  expect(loading(false)).toEqual(["lazy", undefined]);
});

test("a preload asks for the very file that the picture will choose", () => {
  expect(picturePreload({ picture, sizes: "20rem" })).toMatchObject({
    as: "image",
    type: "image/avif",
    imagesrcset: picture.sources[0]?.srcSet,
    imagesizes: "20rem",
  });
});
