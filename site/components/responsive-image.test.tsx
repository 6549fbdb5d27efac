// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResponsiveImage } from "./responsive-image.tsx";

const image = {
  sources: { avif: "/a-280.avif 280w, /a-836.avif 836w" },
  img: { src: "/a-600.webp", w: 600, h: 1252 },
};

test("offers AVIF, a file for browsers without it, and keeps its place from the start", () => {
  const { container } = render(<ResponsiveImage image={image} alt="A phone" sizes="20rem" />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ type, media, srcset, sizes }) => ({ type, media, srcset, sizes }))).toEqual([
    {
      type: "image/avif",
      media: "(resolution < 1.5dppx)",
      srcset: "/a-280.avif 140w, /a-836.avif 418w",
      sizes: "20rem",
    },
    { type: "image/avif", media: "", srcset: image.sources.avif, sizes: "20rem" },
  ]);
  const img = screen.getByRole("img", { name: "A phone" });
  expect(img.getAttribute("src")).toBe("/a-600.webp");
  expect([img.getAttribute("width"), img.getAttribute("height")]).toEqual(["600", "1252"]);
});

test("only the page's first image is fetched before it comes near", () => {
  render(
    <>
      <ResponsiveImage image={image} alt="First" sizes="20rem" priority />
      <ResponsiveImage image={image} alt="Other" sizes="20rem" />
    </>,
  );
  const fetching = (name: string) => {
    const img = screen.getByRole("img", { name });
    return [img.getAttribute("loading"), img.getAttribute("fetchpriority")];
  };
  expect(fetching("First")).toEqual([null, "high"]);
  expect(fetching("Other")).toEqual(["lazy", null]);
});
