import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSite } from "./app.tsx";
import type { SiteServices } from "./page.ts";
import { plainAssets, plainServices, plainVisitor, siteRequest } from "./plain-site.harness.ts";
import { embedNames, pageNames, routeOf, routes, sitemapPages } from "./routes.ts";

async function get(path: string, { productApi }: Partial<SiteServices> = {}) {
  const site = await createSite(plainAssets);
  const request = siteRequest(path);
  const visitor = routeOf(request.route).shared === "none" ? plainVisitor : undefined;
  return site(request, visitor, { ...plainServices, ...(productApi && { productApi }) });
}

test.each(["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/.well-known/security.txt"])(
  "%s is there",
  async (path) => {
    expect((await get(path)).status).toBe(200);
  },
);

test("each page has a file of its name, in which the build looks for its styles", () => {
  const files = readdirSync(join(import.meta.dirname, "pages")).map((file) => file.replace(/\.tsx$/, ""));
  expect(files.toSorted()).toEqual([...pageNames, ...embedNames].toSorted());
});

test("each page responds", async () => {
  for (const name of pageNames) {
    const path = routes[name].path.replaceAll(/:\w+/g, "x").replace("*", "nowhere");
    const { status, headers } = await get(path);
    expect([200, 404], name).toContain(status);
    expect(headers["Content-Language"], name).toBe("tr");
  }
});

test("the landing page leads to each page of the sitemap", async () => {
  const { body } = await get("/");
  const paths = sitemapPages.map((name) => routes[name].path);
  expect(paths.filter((path) => !['"', "?"].some((end) => `${body}`.includes(`href="${path}${end}`)))).toEqual([]);
});

test("each page of the sitemap is cached as what changes with a release", async () => {
  for (const name of sitemapPages) expect((await get(routes[name].path)).cache, name).toBe("static");
});

test.each(["/nope", "/share/nowhere/tr-0123456789abcdef.jpg"])(
  "%s is not found, in the visitor's language",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toContain('lang="tr"');
  },
);

test("an error of a page is left to the server", async () => {
  const productApi = {
    get: () => {
      throw new Error("broken on purpose");
    },
  };
  await expect(get("/post/6f1b2c3d-0002-4a00-8000-000000000002", { productApi })).rejects.toThrow("broken on purpose");
});
