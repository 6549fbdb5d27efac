import { expect, test } from "vitest";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { routes } from "#site/routes.ts";
import { aboutOfQuery } from "./about-of-query.ts";
import { ReportLink } from "./report-link.tsx";

const html = (about?: string, newTab = false) =>
  htmlIn(i18nOf("tr", true), <ReportLink {...(about !== undefined && { about })} newTab={newTab} />);

test("leads to the form, which knows from it what is reported, and no search engine follows", () => {
  const [, href = "", rel] = /href="([^"]*)" rel="([^"]*)"/.exec(html("/post/p-1").replaceAll("&amp;", "&")) ?? [];
  expect(rel).toBe("nofollow");
  const { pathname, searchParams } = new URL(href, "https://m.example");
  expect([pathname, searchParams.get("lng")]).toEqual(["/report", "tr"]);
  const { about } = routes.report.query(searchParams);
  expect(aboutOfQuery(about, { origin: "https://m.example", appLinkOrigin: undefined })).toBe(
    "https://m.example/post/p-1",
  );
});

test("without a post or profile it leads to the empty form, and out of a frame it opens a new tab", () => {
  expect(html()).toContain('href="/report?lng=tr"');
  expect(html("/post/p-1", true)).toContain('target="_blank" rel="nofollow noopener"');
});
