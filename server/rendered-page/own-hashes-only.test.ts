import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withOwnHashesOnly as ofBytes } from "./own-hashes-only.ts";

const withOwnHashesOnly = (policy: string, html: string) => ofBytes(policy, Buffer.from(html));
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = `script-src 'self' ${hash("here()")} ${hash("elsewhere()")}; style-src 'self' ${hash("p{}")} ${hash("a{}")};`;

test("hashes of what is not in the page are left out, all else stays", () => {
  const html = `<style>p{}</style><script type="module">here()</script><script src="/x.js"></script>`;
  expect(withOwnHashesOnly(policy, html)).toBe(`script-src 'self' ${hash("here()")}; style-src 'self' ${hash("p{}")};`);
});

test.each(["<!--<script>", "<style>", '</script><script src="x">', "<script>here()", "'<script x='"])(
  "what users write into an attribute hides no block: %s",
  (written) => {
    const content = written.replaceAll('"', "&#34;");
    const html = `<meta content="${content}"><meta name='${content.replaceAll("'", "&#39;")}'><style>p{}</style><script type="module">here()</script>`;
    const both = `script-src 'self' ${hash("here()")}; style-src 'self' ${hash("p{}")};`;
    expect(withOwnHashesOnly(policy, html)).toBe(both);
  },
);

test("a script that no policy has named stays forbidden", () => {
  expect(withOwnHashesOnly(policy, "<script>evil()</script>")).toBe("script-src 'self'; style-src 'self';");
});

test("a block that one page allows is not allowed on another that does not", () => {
  withOwnHashesOnly(policy, "<script>here()</script>");
  expect(withOwnHashesOnly("script-src 'self';", "<script>here()</script>")).toBe("script-src 'self';");
});

test("a block is told by its bytes, and data are no block", () => {
  const text = `say("ğüş 🙂")`;
  const html = `<script type="application/json">here()</script><script>${text}</script>`;
  const named = `script-src ${hash(text)} ${hash("here()")};`;
  expect(withOwnHashesOnly(named, html)).toBe(`script-src ${hash(text)};`);
});
