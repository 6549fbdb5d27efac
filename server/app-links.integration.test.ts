import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appLinkComponents } from "#site/features/app-links/app-link-components.ts";
import { distName } from "./config/dist-name.ts";
import { loadSite } from "./load-site.ts";
import { serve, testSettings } from "./web/web-server.harness.ts";

const site = await loadSite(join(import.meta.dirname, "..", distName));
const apple = "/.well-known/apple-app-site-association";
const android = "/.well-known/assetlinks.json";
const fingerprint = Array.from({ length: 32 }, () => "AB").join(":");
const configured = {
  androidApp: { packageName: "com.example.app", fingerprints: [fingerprint] },
  appleAppId: "A1B2C3D4E5.com.example.app",
};

describe("the apps of a configured brand are associated", () => {
  const settings = { ...testSettings, ...configured };
  const relation = "delegate_permission/common.handle_all_urls";
  const expected: Record<string, unknown> = {
    [apple]: { applinks: { details: [{ appIDs: ["A1B2C3D4E5.com.example.app"], components: appLinkComponents }] } },
    [android]: [
      {
        relation: [relation],
        target: {
          namespace: "android_app",
          package_name: "com.example.app",
          sha256_cert_fingerprints: [fingerprint],
        },
        relation_extensions: { [relation]: { dynamic_app_link_components: appLinkComponents } },
      },
    ],
  };

  test.each([apple, android])("%s is JSON, without a redirect", async (path) => {
    const { origin } = await serve({ site, services: { settings } });
    const response = await fetch(origin + path, { redirect: "manual" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.json()).toEqual(expected[path]);
    const head = await fetch(origin + path, { method: "HEAD", redirect: "manual" });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "application/json"]);
  });

  test("the app's own host serves it as well", async () => {
    const { send } = await serve({
      site,
      services: { settings: { ...settings, appLinkOrigin: "http://app.example" } },
    });
    const answer = await send(`GET ${apple} HTTP/1.1\r\nHost: app.example\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain("A1B2C3D4E5.com.example.app");
  });
});

test.each([apple, android])("%s is a 404 while no app is configured", async (path) => {
  const { origin } = await serve({ site });
  expect((await fetch(origin + path, { redirect: "manual" })).status).toBe(404);
});
