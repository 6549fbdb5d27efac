import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withOwnPartsOnly } from "./own-parts-only.ts";

const ownParts = (policy: string, html: string) => {
  const own = withOwnPartsOnly({ policy, html: Buffer.from(html) });
  return { policy: own.policy, html: own.html.toString() };
};
const ownPolicy = (policy: string, html: string) => ownParts(policy, html).policy;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = `script-src 'self' ${hash("here()")} ${hash("elsewhere()")}; style-src 'self' ${hash("p{top:0}")} ${hash("a{top:0}")};`;

test("hashes of what is not in the page are left out, all else stays", () => {
  const html = `<style>p{top:0}</style><script type="module">here()</script><script src="/x.js"></script>`;
  expect(ownPolicy(policy, html)).toBe(`script-src 'self' ${hash("here()")}; style-src 'self' ${hash("p{top:0}")};`);
});

test.each(["<!--<script>", "<style>", '</script><script src="x">', "<script>here()", "'<script x='"])(
  "what users write into an attribute hides no block: %s",
  (written) => {
    const content = written.replaceAll('"', "&#34;");
    const html = `<meta content="${content}"><meta name='${content.replaceAll("'", "&#39;")}'><style>p{top:0}</style><script type="module">here()</script>`;
    const both = `script-src 'self' ${hash("here()")}; style-src 'self' ${hash("p{top:0}")};`;
    expect(ownPolicy(policy, html)).toBe(both);
  },
);

test("a script that no policy has named stays forbidden", () => {
  expect(ownPolicy(policy, "<script>evil()</script>")).toBe("script-src 'self'; style-src 'self';");
});

test("a block that one page allows is not allowed on another that does not", () => {
  ownPolicy(policy, "<script>here()</script>");
  expect(ownPolicy("script-src 'self';", "<script>here()</script>")).toBe("script-src 'self';");
});

test("a block is told by its bytes, and data are no block", () => {
  const text = `say("ğüş 🙂")`;
  const html = `<script type="application/json">here()</script><script>${text}</script>`;
  const named = `script-src ${hash(text)} ${hash("here()")};`;
  expect(ownPolicy(named, html)).toBe(`script-src ${hash(text)};`);
});

test("a page carries the rules for what it has, in one block that its policy names", () => {
  const [one, two] = [".a{top:0}.b{top:1px}", ".c{top:var(--x)}.d{top:2px}:root{--x:1px;--y:2px;--z:3px}"];
  const named = `script-src ${hash("here()")}; style-src 'self' ${hash(two)} ${hash(one)};`;
  const page = (styles: readonly string[]) =>
    `<title>ğ</title>${styles[0] ?? ""}<meta>${styles[1] ?? ""}<p class="a c">ü</p><script>here()</script><i fill="var(--y)"></i>`;
  const css = ".a{top:0}.c{top:var(--x)}:root{--x:1px;--y:2px;}";
  expect(ownParts(named, page([`<style>${one}</style>`, `<style>${two}</style>`]))).toEqual({
    html: page([`<style>${css}</style>`]),
    policy: `script-src ${hash("here()")}; style-src 'self' ${hash(css)};`,
  });
});

test("a page that goes on in the browser keeps every rule and every token", () => {
  const css = ".a{top:0}.b{top:1px}:root{--x:1px}";
  const named = `style-src ${hash(css)};`;
  const html = `<style>${css}</style><astro-island></astro-island><p class="a"></p>`;
  expect(ownParts(named, html)).toEqual({ html, policy: named });
});

test("a style that no policy has named is not touched and stays forbidden", () => {
  const html = `<style>.b{top:0}</style><style media="print">p{top:0}</style><p class="a"></p>`;
  expect(ownParts(policy, html)).toEqual({ html, policy: `script-src 'self'; style-src 'self' ${hash("p{top:0}")};` });
});

test("the page's own style is written over, not what a visitor has written before it", () => {
  const css = `p{font-family:"x"}`;
  const named = `style-src ${hash("p{top:0}")} ${hash(css)};`;
  const html = `<meta content="<style>p{top:0}</style>"><style>p{top:0}</style><style>${css}</style>`;
  expect(ownParts(named, html).html).toBe(`<meta content="<style>p{top:0}</style>"><style>p{top:0}${css}</style>`);
});
