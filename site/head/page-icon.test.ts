import { expect, test } from "vitest";
import { pageIconOf } from "./page-icon.ts";

test("a small icon is a data URL of the same SVG", () => {
  const url = pageIconOf('<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#7c3aed" d="M3 0"/>\n</svg>\n');
  expect(url).not.toMatch(/["#\n]/);
  expect(decodeURIComponent(url)).toBe(
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path fill='#7c3aed' d='M3 0'/></svg>",
  );
});

test("a large icon is linked", () => {
  expect(pageIconOf(`<svg>${"<path/>".repeat(200)}</svg>`)).toBe("/favicon.svg");
});
