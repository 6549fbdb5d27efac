import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBaseImages } from "./support/base-images.ts";
import { type Buildah, createBuildah } from "./support/buildah.ts";
import { createSiteContainer, type RunningSite, type SiteContainer } from "./support/site-container.ts";
import { installTools, lentPaths, requireChroot } from "./support/this-machine.ts";

// `npm run test:long -- container`: the image of the Dockerfile, built and run. It downloads packages of Debian and npm.
const project = join(import.meta.dirname, "../..");
const image = "localhost/meydan-website:test";
const minutes = 60_000;

/** Of what the image adds to its base. The pinned Node has 150 of them, and packages 100. */
const mostMegabytes = 300;

let tools: Buildah;
let container: SiteContainer;
let site: RunningSite;

beforeAll(async () => {
  requireChroot();
  installTools();
  tools = createBuildah();
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) process.once(event, abort);
  const lent = lentPaths().map(({ source, target }) => `--volume=${source}:${target}:ro`);
  process.stdout.write("Making the images that the Dockerfile asks for…\n");
  await makeBaseImages(tools, lent);
  process.stdout.write("Building the image…\n");
  const options = ["--isolation", "chroot", "--format", "docker", "--pull-never"];
  await tools.buildah("build", ...options, ...lent, "--tag", image, project);
  container = await createSiteContainer(tools, image);
  site = await container.start();
}, 30 * minutes);

afterAll(() => tools?.remove(), 10 * minutes);

function abort(): void {
  tools.remove();
  process.exit(130);
}

/** A path that a page names. */
async function pathOn(page: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(site.origin + page)).text();
  const [, path = ""] = pattern.exec(html) ?? [];
  return path.replaceAll("&amp;", "&");
}

const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
const resizedImage = () => pathOn(post, /(\/picture\/[^" ]+)/);

test("the site runs as the image's user, on the pinned Node", () => {
  const [, id] = new RegExp(`^${container.settings.User}:x:(\\d+):`, "m").exec(fileInImage("etc/passwd")) ?? [];
  expect(site.userId).toBe(Number(id));
  expect(site.userId).not.toBe(0);
  expect(site.program).toMatch(/\/site\/node_modules\/node-linux-\w+\/bin\/node$/);
});

test("pages, scripts and images of the first start", async () => {
  expect(site.messages()).toEqual(expect.arrayContaining(["demo content written", "ready"]));
  const landing = await fetch(`${site.origin}/?lng=tr`);
  expect([landing.status, await landing.text()]).toEqual([200, expect.stringContaining('<html lang="tr"')]);
  const script = await fetch(site.origin + (await pathOn("/", /(\/assets\/[\w.-]+\.js)/)));
  expect([script.status, script.headers.get("Content-Type")]).toEqual([200, expect.stringContaining("javascript")]);

  const resized = await fetch(site.origin + (await resizedImage()), { headers: { Accept: "image/avif" } });
  expect([resized.status, resized.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
  expect((await sharp(await resized.arrayBuffer()).metadata()).width).toBeGreaterThan(0);

  const preview = await fetch(await pathOn(post, /property="og:image" content="([^"]*\/share\/[^"]+)"/));
  expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("the operator's commands run beside the site", async () => {
  const node = "node_modules/.bin/node";
  const statistics = await site.run(node, "statistics/statistics.ts", "--out", "/data/statistics.html");
  expect(statistics).toEqual({ code: 0, output: expect.stringContaining("Web sitesi raporu") });
  const reports = await site.run(node, "commands/reports.ts", "statistics");
  expect(reports).toEqual({ code: 0, output: expect.stringContaining("month,kind") });
  expect((await site.run(node, "commands/content.ts", "export", "/data/content.ndjson")).code).toBe(0);
  const { output } = await site.run("ls", "/data");
  expect(output.split("\n")).toEqual(expect.arrayContaining(["content.ndjson", "statistics.html"]));
});

test("an orderly stop, a health check that fails without the site, and a restart on the same volume", async () => {
  expect(await site.checkHealth()).toBe(0);
  const path = await resizedImage();
  const { code, ms } = await site.stop();
  expect([code, ...site.messages().slice(-2)]).toEqual([0, "stopping", "stopped"]);
  expect(ms).toBeLessThan(25_000);
  expect(await site.checkHealth()).not.toBe(0);

  // The volume has the database and the key that signs the URLs of images.
  site = await container.start();
  expect(site.messages()).not.toContain("demo content written");
  expect((await fetch(site.origin + post)).status).toBe(200);
  expect((await fetch(site.origin + path)).status).toBe(200);
});

test("the image keeps what runs", () => {
  const folder = join(container.files, "site");
  expect(readdirSync(folder).sort().join(" ")).toBe(
    "backend brand commands contract dist locales node_modules package.json server site statistics",
  );
  const own = globSync("!(node_modules|dist)/**/*.*", { cwd: folder });
  expect(own).toContain("server/main.mjs");
  expect(own.filter((file) => /\.(test|harness)\.tsx?$|^brand\/(art|pictures)\//.test(file))).toEqual([]);
  const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const developing = Object.keys(packages).filter((path) => packages[path]?.dev);
  expect(developing.length).toBeGreaterThan(100);
  expect(developing.filter((path) => existsSync(join(folder, path)))).toEqual([]);
});

test("what the image adds to its base is as small as it was", async () => {
  const size = (path: string) => tools.run("du", ["--summarize", "--block-size=MB", join(container.files, path)]);
  const [whole = 0, site = 0] = (await Promise.all(["", "site"].map(size))).map((line) => Number.parseInt(line, 10));
  process.stdout.write(`The image has ${whole} MB, of which ${whole - site} are its base.\n`);
  expect(site).toBeLessThanOrEqual(mostMegabytes);
});

function fileInImage(path: string): string {
  return readFileSync(join(container.files, path), "utf8");
}
