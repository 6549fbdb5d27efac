import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("every setting has a default", () => {
  expect(readEnvironment({})).toEqual({
    host: "127.0.0.1",
    port: 4321,
    siteOrigin: "http://127.0.0.1:4321",
    appLinkOrigin: undefined,
    apiOrigin: undefined,
    mediaOrigins: [],
    databaseUrl: undefined,
    dataDirectory: resolve(".data"),
    imageKey: undefined,
    imageCacheSize: 1024 * 1024 * 1024,
    pageCacheBytes: 32 * 1024 * 1024,
    asObserved: false,
    metaPixelId: undefined,
    gaMeasurementId: undefined,
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    logLevel: "info",
  });
});

test("an empty variable counts as not set", () => {
  expect(readEnvironment({ PORT: "", SITE_ORIGIN: "", API_ORIGIN: "", AS_OBSERVED: "" })).toEqual(readEnvironment({}));
});

test("origins lose their slash and their default port", () => {
  const { siteOrigin, apiOrigin, mediaOrigins } = readEnvironment({
    SITE_ORIGIN: "https://www.example.com:443/",
    API_ORIGIN: "http://API.example.com:8080",
    MEDIA_ORIGINS: "https://media.example.com/, http://10.0.0.5:9000",
  });
  expect([siteOrigin, apiOrigin]).toEqual(["https://www.example.com", "http://api.example.com:8080"]);
  expect(mediaOrigins).toEqual(["https://media.example.com", "http://10.0.0.5:9000"]);
});

test.each([
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://127.0.0.1:80"],
  ["::1", "http://[::1]:80"],
  ["localhost", "http://localhost:80"],
])("the default origin where the server listens on %s", (host, origin) => {
  expect(readEnvironment({ HOST: host, PORT: "80" }).siteOrigin).toBe(new URL(origin).origin);
});

test.each([
  ["PORT", "abc"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "0x50"],
  ["PORT", "-1"],
  ["HOST", "a b"],
  ["SITE_ORIGIN", "site.example"],
  ["SITE_ORIGIN", "https://www.example.com/path"],
  ["SITE_ORIGIN", "https://user:secret@www.example.com"],
  ["SITE_ORIGIN", "ftp://www.example.com"],
  ["API_ORIGIN", "https://api.example.com/v1"],
  ["API_ORIGIN", "https://api.example.com?x"],
  ["APP_LINK_ORIGIN", "links.example.com"],
  ["METRICS_PORT", "0"],
  ["DATABASE_URL", "mysql://secret@host/name"],
  ["MEDIA_ORIGINS", "https://media.example.com,media.example"],
  ["MEDIA_ORIGINS", "https://cdn.example.com,"],
  ["PICTURE_KEY", "a short secret"],
  ["PICTURE_CACHE_MEGABYTES", "5"],
  ["PICTURE_CACHE_MEGABYTES", "1GB"],
  ["PAGE_CACHE_MEGABYTES", "64 MB"],
  ["AS_OBSERVED", "yes"],
  ["META_PIXEL_ID", "12a45"],
  ["GA_MEASUREMENT_ID", "UA-12345-1"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused with its name and an example, without the value", (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must (be|look like) .*`));
  expect(read).not.toThrow(value);
});

test("the app's own host must not be the site's", () => {
  const read = (appLinkOrigin: string) =>
    readEnvironment({ SITE_ORIGIN: "https://www.example.com", APP_LINK_ORIGIN: appLinkOrigin }).appLinkOrigin;
  expect(read("https://app.example.com/")).toBe("https://app.example.com");
  expect(() => read("http://www.example.com")).not.toThrow(/never/);
  expect(() => read("https://www.example.com")).toThrow(/^APP_LINK_ORIGIN must be another host than SITE_ORIGIN/);
});

test("all faults are told at once", () => {
  expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "x" })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
});
