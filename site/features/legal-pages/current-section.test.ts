// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { markCurrentSection } from "./current-section.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page of sections that begin at these places of a screen of 1000 pixels, scrolled so far in 5000. */
function show(tops: readonly number[], scrolled: number) {
  vi.stubGlobal("innerHeight", 1000);
  vi.stubGlobal("scrollY", scrolled);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5000);
  document.body.replaceChildren();
  const links = tops.map((top, at) => {
    const section = document.createElement("section");
    section.id = `s${at}`;
    vi.spyOn(section, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 100, 100));
    const link = document.createElement("a");
    link.href = `#s${at}`;
    link.append(document.createElement("span"), `Section ${at}`);
    document.body.append(section, link);
    return link;
  });
  const name = document.createElement("span");
  markCurrentSection(links, name);
  return {
    current: () => links.findIndex((link) => link.getAttribute("aria-current") === "true"),
    name: () => name.textContent,
  };
}

test("the section that began last above the line is the one being read", () => {
  const { current, name } = show([-500, 299, 301], 1000);
  expect(current()).toBe(1);
  expect(name()).toBe("Section 1");
});

test("before the first begins, it is the first, and nothing names it", () => {
  const { current, name } = show([400, 800, 1200], 0);
  expect(current()).toBe(0);
  expect(name()).toBe("");
});

test("at the end it is the last, or the one that the URL names", () => {
  const { current } = show([-900, 350, 600], 4000);
  expect(current()).toBe(2);
  location.hash = "#s1";
  dispatchEvent(new Event("hashchange"));
  expect(current()).toBe(1);
  location.hash = "";
});
