import type { RequestListener } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { readImageKeys } from "#server/config/image-keys.ts";
import type { IsShown } from "#server/files/media-files.ts";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createDeriveId } from "#server/tickets/ticket-secrets.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { imageAttributes } from "#site/images/image-url.ts";
import { createImages } from "./create-images.ts";

const listen = async (listener: RequestListener) => (await serveLocally(listener)).origin;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8040c0" } });
const photo = await plain(90, 60).jpeg().toBuffer();
const avatar = [{ width: 40, height: 40, format: "jpeg" }] as const;

const plainSettings = () => ({
  dataDirectory: temporaryFolder(),
  imageKeys: ["the key of a test, which is long enough"],
});

function start(
  mediaOrigins: readonly string[],
  ownMedia: Uint8Array = photo,
  isShown: IsShown | "unknown" = (_url: string) => true,
  more = plainSettings(),
) {
  const settings = {
    ...more,
    imageCacheSize: 1_000_000,
    previewCacheSize: 1_000_000,
    mediaOrigins,
  };
  const read = async () => ownMedia;
  const productServer = {
    content: { origin: "https://api.example" },
    media: isShown === "unknown" ? undefined : { isShown, read, serve: async () => false },
  };
  const drawing = { draw: async () => Buffer.from("drawn"), close: () => {} };
  const images = createImages(settings, productServer, drawing);
  onTestFinished(images.close);
  return images;
}

test("while one host hangs, previews get the images of others and the site's own media", async () => {
  const slow = await listen(() => {});
  const quick = await listen((_request, response) => response.end(photo));
  const { load } = start([slow, quick]);
  for (let at = 0; at < 100; at += 1) void load(`${slow}/${at}.jpg`, avatar);
  for (const url of [`${quick}/a.jpg`, "/media/a.jpg"]) {
    const [image] = (await load(url, avatar)) ?? [];
    expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 40 });
  }
});

test("previews and passes get no image that nothing shown uses, and its size is not learned", async () => {
  const host = await listen((_request, response) => response.end(photo));
  const { load, learn, sign } = start([host], photo, (url) => url.endsWith("shown.jpg"));
  for (const origin of [host, "/media"]) {
    expect(await load(`${origin}/hidden.jpg`, avatar)).toBeUndefined();
    expect(await load(`${origin}/shown.jpg`, avatar)).toHaveLength(1);
    await learn(
      ["hidden", "shown"].map((name) => `${origin}/${name}.jpg`),
      { waitMs: 30_000 },
    );
    expect(["hidden", "shown"].map((name) => sign(`${origin}/${name}.jpg`).width)).toEqual([undefined, 90]);
  }
});

test("where only pages say what has an image, it is refused once all that has it is gone, after a restart too", async () => {
  const host = await listen((_request, response) => response.end(photo));
  const settings = plainSettings();
  const begin = () => start([host], photo, "unknown", settings);
  const url = (name: string) => `${host}/${name}.jpg`;
  const uses: Record<string, string[][]> = {
    a: [["post:1", "profile:ada"]],
    b: [["post:3", "profile:ada"]],
    shared: [
      ["post:1", "profile:ada"],
      ["post:2", "profile:can"],
    ],
    avatar: [["profile:ada"]],
    event: [["post:1", "profile:ada"], ["ticket"]],
    "never-signed": [],
  };
  const names = Object.keys(uses);
  const show = ({ sign }: ReturnType<typeof begin>) => {
    for (const [name, all] of Object.entries(uses)) for (const tags of all) sign(url(name), tags);
  };
  const refused = async (images: ReturnType<typeof begin>) => {
    const { origin } = await serve({ files: [images.endpoint] });
    const statuses = await Promise.all(
      names.map(async (name) => (await fetch(origin + imageAttributes(images.sign(url(name))).src)).status),
    );
    const loaded = await Promise.all(names.map((name) => images.load(url(name), avatar)));
    expect(statuses.map((status) => status === 200)).toEqual(loaded.map((image) => image !== undefined));
    return names.filter((_, at) => statuses[at] === 404);
  };
  const images = begin();
  show(images);
  expect(await refused(images)).toEqual([]);
  expect(images.sign(url("a")).color).toBeDefined();
  images.purge("post:1");
  expect(images.sign(url("a")).color).toBeUndefined();
  expect(await refused(images)).toEqual(["a"]);
  show(images); // it was back for a while
  expect(await refused(images)).toEqual([]);
  for (const tag of ["post:1", "post:2"]) images.purge(tag);
  expect(await refused(images)).toEqual(["a", "shared"]);
  images.close();
  const next = begin();
  next.purge("profile:ada");
  expect(await refused(next)).toEqual(["a", "b", "shared", "avatar"]);
  show(next); // it is back
  expect(await refused(next)).toEqual([]);
});

test("two rolling restarts change the key: each instance has the images of all others, in one copy", async () => {
  const [old, fresh] = ["old ".repeat(8), "new ".repeat(8)];
  const { dataDirectory } = plainSettings();
  let isShown = true;
  const steps = [[old], [old, fresh, old], [fresh, old]];
  const instances = await Promise.all(
    steps.map(async (imageKeys) => {
      const images = start([], photo, () => isShown, { dataDirectory, imageKeys });
      const { origin } = await serve({ files: [images.endpoint] });
      return { images, src: imageAttributes(images.sign("/media/a.jpg")).src, origin, imageKeys };
    }),
  );
  const statuses = (pages: typeof instances, servers: typeof instances) =>
    Promise.all(pages.flatMap(({ src }) => servers.map(async ({ origin }) => (await fetch(origin + src)).status)));
  for (const first of [0, 1]) {
    const together = instances.slice(first, first + 2);
    expect(await statuses(together, together)).toEqual([200, 200, 200, 200]);
  }
  expect(await statuses(instances, instances.slice(2))).toEqual([200, 200, 200]); // also of pages from before
  expect(new Set(instances.map(({ src }) => src)).size).toBe(2);
  const ids = instances.map(({ imageKeys }) =>
    createDeriveId(readImageKeys(imageKeys, "/nowhere").lasting)("calendar", "/t"),
  );
  expect(new Set(ids).size).toBe(1);

  const stored = new DatabaseSync(join(dataDirectory, "cache", "pictures.sqlite"), { readOnly: true });
  const copies = () => stored.prepare("select count(*) as count from picture").get()?.count;
  expect(copies()).toBe(1);
  isShown = false;
  instances[2]?.images.remove(["/media/a.jpg"]);
  expect(copies()).toBe(0);
  stored.close();
  expect(await statuses(instances, instances.slice(2))).toEqual([404, 404, 404]);
});
