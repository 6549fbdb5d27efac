import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { createServer } from "vite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import type { SiteServices } from "#site/page.ts";
import { siteRequest } from "#site/plain-site.harness.ts";
import { createDevSite, type DevSite, reloadForServerCode } from "./dev-site.ts";

const sources = {
  "site/app.tsx": `
    const pages = import.meta.glob("./pages/*.tsx");
    export const createSite = async (assets) => {
      const { default: text } = await pages["./pages/not-found.tsx"]();
      const html = \`<style>\${await assets.css("not-found")}</style><p>\${text}</p>\`;
      const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" };
      return async () => ({ status: 200, headers, cache: "none", body: html });
    };`,
  "site/pages/not-found.tsx": `
    import "../base.css";
    import { text } from "../panel.ts";
    export const loadDialog = () => import("../dialog.ts");
    export default text;`,
  "site/panel.ts": 'import "./panel.module.css"; export const text = "before";',
  "site/dialog.ts": 'import "./dialog.module.css"; export const dialog = true;',
  "site/base.css": "p { margin: 0 }",
  "site/panel.module.css": ".panel { color: red }",
  "site/dialog.module.css": ".dialog { color: green }",
};

let root: string;
let site: DevSite;
const write = (path: string, content: string) => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const sent = vi.fn();

beforeEach(async () => {
  root = realpathSync(temporaryFolder());
  for (const [path, content] of Object.entries(sources)) write(path, content);
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false },
    plugins: [reloadForServerCode()],
    logLevel: "silent",
  });
  vi.spyOn(vite.environments.client.hot, "send").mockImplementation(sent);
  site = createDevSite(vite);
  onTestFinished(() => vite.close());
});

const services = { log: pino({ level: "silent" }) } as Partial<SiteServices> as SiteServices;
const get = () => site.respond(siteRequest("/"), undefined, services);
const getText = async () => String((await get()).body);

/** As somebody saves a file until it is noticed: the watcher misses a change that follows another at once. */
const getTextOf = (path: string, content: string) => () => {
  write(path, content);
  return getText();
};

test("a page carries the CSS of all that it imports, in the order of the cascade, and Vite's client", async () => {
  const response = await get();
  const html = String(response.body);
  expect(html).toMatch(/p { margin: 0 }.*\._panel_\w+ { color: red }.*\._dialog_\w+ { color: green }.*<\/style>/s);
  expect(html).toMatch(/<p>before<\/p><script type="module" src="\/@vite\/client"><\/script>$/);
  expect(response.headers["Content-Security-Policy"]).toContain("'unsafe-inline'");
});

test("an edited component is rendered anew, and the browser reloads what only the server runs", async () => {
  expect(await getText()).toContain("<p>before</p>");
  const edited = getTextOf("site/panel.ts", 'import "./panel.module.css"; export const text = "after";');
  await expect.poll(edited, { timeout: 10_000 }).toContain("<p>after</p>");
  await expect.poll(() => sent).toHaveBeenCalledWith({ type: "full-reload" });
});

test("an edited style is inlined anew", async () => {
  expect(await getText()).toContain("color: red");
  const edited = getTextOf("site/panel.module.css", ".panel { color: blue }");
  await expect.poll(edited, { timeout: 10_000 }).toContain("color: blue");
});

test("code that cannot be loaded is a page that says where, until it is mended", async () => {
  const broken = getTextOf("site/panel.ts", "export const text = ;");
  await expect.poll(broken, { timeout: 10_000 }).toContain("site/panel.ts:1");
  expect((await get()).status).toBe(500);
  const mended = getTextOf("site/panel.ts", 'export const text = "mended";');
  await expect.poll(mended, { timeout: 10_000 }).toContain("<p>mended</p>");
});
