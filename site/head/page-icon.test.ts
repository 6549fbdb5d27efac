import { expect, test } from "vitest";
import { pageIconOf } from "./page-icon.ts";

test("a small icon comes with the page, and is the same drawing", () => {
  const address = pageIconOf('<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#7c3aed" d="M3 0"/>\n</svg>\n');
  expect(address).not.toMatch(/["#\n]/);
  expect(decodeURIComponent(address)).toBe(
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path fill='#7c3aed' d='M3 0'/></svg>",
  );
});

test("a large one comes from its file", () => {
  expect(pageIconOf(`<svg>${"<path/>".repeat(200)}</svg>`)).toBe("/favicon.svg");
});
