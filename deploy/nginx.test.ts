import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeErrorPages } from "#scripts/build/write-error-pages.ts";
import { fallbackErrorPolicy } from "#server/http/fallback-error-page.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { matchRoute, routeNames, routes } from "#site/routes.ts";
import { readConstant } from "../docs/read-constant.harness.ts";

// `npm run test:long -- scale` tries the configuration with nginx itself; here is what has to follow the site.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const configuration = read("nginx.conf");

/** A folder of what the build writes for nginx. */
function writtenErrorPages(): string {
  const folder = temporaryFolder();
  writeErrorPages(folder);
  return folder;
}

test("its log has no URL, but the route that the site names in a header, which no visitor sees", () => {
  const [, format = ""] = /^log_format site ([^;]+);/m.exec(configuration) ?? [];
  const variables = format.match(/\$\w+/g);
  expect(variables).toContain(`$upstream_http_${routeHeader.toLowerCase().replace("-", "_")}`);
  expect(variables?.filter((name) => /uri|args|query|referer|cookie|^\$request$|document/.test(name))).toEqual([]);
  expect(configuration).toContain(`proxy_hide_header ${routeHeader};`);
  for (const [, kind] of configuration.matchAll(/access_log \S+ ?(\w*);/g)) expect(kind).toBe("site");
});

test("it stores nothing but files", () => {
  const stored = [...configuration.matchAll(/location (\S+) \{\n[^}]*proxy_cache \w+;/g)].map(([, path]) => path);
  expect(stored).toEqual(["/picture/", "/assets/"]);
  expect(configuration.match(/proxy_cache \w+;/g)).toHaveLength(stored.length);
  expect(configuration).not.toMatch(/proxy_cache_(valid|use_stale)/); // how long, the site says
});

test("what nginx answers by itself has the headers of the site", () => {
  const included = read("nginx-headers.conf").replace(/^include \S+\/dist\/error-pages\/(policy\.conf);$/m, (_, file) =>
    readFileSync(join(writtenErrorPages(), file), "utf8"),
  );
  const added = [...included.matchAll(/^add_header (\S+) (?:"(.*)"|\$(\w+)) always;$/gm)];
  const headers = Object.fromEntries(
    added.map(([, name = "", value, variable]) => [
      name,
      value ?? new RegExp(`\\$${variable}\\b.*\\{ \\S+ "?([^";]+)`).exec(configuration)?.[1],
    ]),
  );
  expect(headers).toEqual({
    ...securityHeaders("https://www.example.com"),
    "Content-Security-Policy": fallbackErrorPolicy,
    "Cache-Control": "private, no-store",
    "Retry-After": "10",
  });
  for (const server of configuration.split(/^server \{/m).slice(1))
    expect(server).toContain("include nginx-headers.conf;");
});

test("it has an error page for each status that it may answer with", () => {
  const named = [...configuration.matchAll(/ \/error-pages\/(\w+\.html);/g)].map(([, file]) => file);
  const written = readdirSync(writtenErrorPages()).filter((file) => file.endsWith(".html"));
  expect(written.sort()).toEqual(named.sort());
});

test("counts are limited by address, far below what a process takes of all, and spread over the instances", () => {
  const [, rate] = /limit_req_zone \$client_network zone=site_counts:10m rate=(\d+)r\/s;/.exec(configuration) ?? [];
  expect(Number(rate) * 100).toBeLessThan(readConstant("server/counts/count-endpoint.ts", "budget.limit"));
  expect(configuration).toMatch(
    new RegExp(
      `location ~ \\^${routes.count.path}/\\?\\$ \\{ limit_req zone=site_counts burst=\\d+ nodelay; proxy_pass http://site; \\}`,
    ),
  );
  expect(configuration).toContain(`map $uri $balanced_by { default $uri; "~^${routes.count.path}/?$" $request_id; }`);
  expect(configuration).toContain("hash $balanced_by consistent;");
});

test("every spelling of a path that the table of routes takes has one location, and is balanced alike", () => {
  const server = configuration.slice(configuration.lastIndexOf("\nserver {"));
  const locations = [...server.matchAll(/^ +location (?:(=|~|\^~) )?(\S+) \{/gm)].map(([, kind = "", path = ""]) => ({
    kind,
    path,
  }));
  const [, balanced = ""] =
    /map \$uri \$balanced_by \{ default \$uri; "~(\S+)" \$request_id; \}/.exec(configuration) ?? [];
  /** As nginx chooses: an exact one, else a pattern, else the longest prefix. All patterns stand in `location /`. */
  const locationOf = (path: string) => {
    const exact = locations.find((one) => one.kind === "=" && one.path === path);
    const [prefix] = locations
      .filter(({ kind, path: start }) => (kind === "" || kind === "^~") && path.startsWith(start))
      .sort((one, other) => other.path.length - one.path.length);
    const pattern = locations.find(({ kind, path: pattern }) => kind === "~" && new RegExp(pattern).test(path));
    return (exact ?? (prefix?.path === "/" ? (pattern ?? prefix) : prefix))?.path;
  };
  expect(locationOf("/share/post/x/y.png")).toMatch(/share/);
  expect(locationOf("/count/x")).toBe("/");
  const placeOf = (path: string) => [locationOf(path), new RegExp(balanced).test(path)];
  for (const name of routeNames) {
    const path = routes[name].path.replace(/:\w+/g, "x").replace("*", "x");
    const spellings = [path, `${path}/`].filter((one) => matchRoute(one).name === name);
    expect(new Set(spellings.map((one) => JSON.stringify(placeOf(one)))).size, name).toBe(1);
  }
});

test("a file is stored once, whatever spelling it was asked for by", () => {
  const keys = [...configuration.matchAll(/proxy_cache_key "([^"]+)";/g)].map(([, key]) => key);
  expect(keys).toEqual(["$host$uri$is_args$args $image_format", "$host$uri $file_encoding"]);
});

test("what the site answers has no header twice: each of its locations has one of its own", () => {
  const locations = [...configuration.matchAll(/^ {4}location (\S+.*) \{\n([^}]*)\}/gm)].map(
    ([, path, content = ""]) => [
      path,
      content.includes("proxy_pass"),
      content.includes("add_header X-Cache $upstream_cache_status;"),
    ],
  );
  expect(locations.filter(([, isProxied, hasHeader]) => isProxied !== hasHeader)).toEqual([]);
  expect(locations.filter(([, isProxied]) => isProxied).map(([path]) => path)).toEqual(["/", "/picture/", "/assets/"]);
});
