import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { noImage } from "./image-facts.ts";
import { openImageStore } from "./image-store.ts";

const key = (signature: string, size = "w750") => ({ signature, size, format: "avif" });
const image = (text: string, color?: string) => ({ bytes: Buffer.from(text), color });

function open(folder: string, limit = 10_000_000, now?: () => number, facts?: number) {
  const store = openImageStore(join(folder, "pictures.sqlite"), limit, now, facts);
  onTestFinished(() => store.close());
  return store;
}

test("an image is found after a restart, with its color and the same ETag", () => {
  const folder = temporaryFolder();
  const first = open(folder, undefined, () => 5);
  const stored = first.set(key("a"), image("one", "#123456"));
  first.close();
  const second = open(folder);
  expect(second.find(key("a"))).toEqual({ bytes: new Uint8Array(Buffer.from("one")), tag: stored.tag, storedAt: 5 });
  expect(second.findColor("a")).toBe("#123456");
  expect(second.find(key("a", "w320"))).toBeUndefined();
  expect(second.findColor("b")).toBeUndefined();
});

test("an image is removed in all sizes", () => {
  const store = open(temporaryFolder());
  for (const size of ["w320", "w750"]) store.set(key("a", size), image("one"));
  store.remove("a");
  expect([store.find(key("a", "w320")), store.find(key("a"))]).toEqual([undefined, undefined]);
});

test("a use ends with each of its tags; copies of what is in use elsewhere stay", () => {
  const store = open(temporaryFolder());
  for (const use of [["post:1", "profile:1"], ["ticket"]]) store.addUse("shared", use);
  store.addUse("alone", ["post:1", "profile:1"]);
  expect(store.endUses("post:1")).toEqual(["alone"]);
  expect(store.endUses("profile:1")).toEqual([]); // once
  expect(["shared", "alone", "unknown"].map(store.isUnused)).toEqual([false, true, false]);
});

test("uses take a share of the file; the oldest are forgotten", () => {
  const store = open(temporaryFolder(), 8000);
  for (let number = 0; number < 6; number++) store.addUse(`image ${number}`, ["post:1"]);
  expect(store.endUses("post:1")).toEqual(["image 2", "image 3", "image 4", "image 5"]);
});

test("images are removed by each of their tags, others stay, and a replaced image has its new tags only", () => {
  const store = open(temporaryFolder());
  store.set(key("a"), image("one"), ["post:1", "profile:1"]);
  store.set(key("b"), image("two"), ["post:2", "profile:1"]);
  store.set(key("c"), image("three"), ["post:3", "profile:2"]);
  store.set(key("c"), image("three"), ["post:3"]);
  const found = () => ["a", "b", "c"].filter((signature) => store.find(key(signature)) !== undefined);
  store.removeTagged("post:2");
  expect(found()).toEqual(["a", "c"]);
  store.removeTagged("profile:2");
  expect(found()).toEqual(["a", "c"]);
  store.removeTagged("profile:1");
  expect(found()).toEqual(["c"]);
  store.remove("c");
  store.set(key("d"), image("four")); // may get the row's number again
  store.removeTagged("post:3");
  expect(store.find(key("d"))).toBeDefined();
});

test.each(["remove", "removeTagged"] as const)("%s leaves no bytes of the image in any file", (way) => {
  const folder = temporaryFolder();
  const store = open(folder);
  const secret = image("the face of somebody ".repeat(2000));
  const files = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1"))
      .join();
  for (const signature of ["other", "name"]) store.set(key(signature), image("x".repeat(9000)));
  store.set(key("name"), secret, ["name"]);
  expect(files()).toContain("face of somebody");
  store[way]("name");
  expect(files()).not.toContain("face of somebody");
  expect(store.find(key("other"))).toBeDefined();
});

test("images that nobody has asked for are removed", () => {
  const hour = 3600_000;
  let now = 0;
  const store = open(temporaryFolder(), undefined, () => now);
  for (const signature of ["a", "b"]) store.set(key(signature), image(signature));
  now = 5 * hour;
  store.find(key("b"));
  now = 10 * hour;
  store.removeUnused(6 * hour);
  expect([store.find(key("a")), store.find(key("b"))]).toEqual([undefined, expect.anything()]);
});

test("the least recently used images are evicted, and the file stays within its limit", () => {
  const folder = temporaryFolder();
  let hours = 0;
  const store = open(folder, 1_000_000, () => hours * 3600_000 + hours);
  for (let at = 0; at < 300; at += 1) {
    hours += 2;
    store.set(key(`p${at}`), image(`${at}`.repeat(1) + "x".repeat(20_000)));
    store.find(key("p0"));
  }
  expect(store.find(key("p0"))).toBeDefined();
  expect(store.find(key("p1"))).toBeUndefined();
  expect(store.find(key("p299"))).toBeDefined();
  store.close();
  expect(statSync(join(folder, "pictures.sqlite")).size).toBeLessThan(1_200_000);
});

test("an image with damaged bytes is not found", () => {
  const folder = temporaryFolder();
  const store = open(folder);
  store.set(key("a"), image("one"));
  const other = new DatabaseSync(join(folder, "pictures.sqlite"));
  other.exec("update picture set bytes = x'00'");
  other.close();
  expect(store.find(key("a"))).toBeUndefined();
  store.set(key("a"), image("one"));
  expect(store.find(key("a"))).toBeDefined();
});

test("a damaged file is replaced, at the start and while in use", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "pictures.sqlite"), "this is no database, though it has its name".repeat(200));
  const store = open(folder);
  store.set(key("a"), image("one"));
  expect(store.find(key("a"))).toBeDefined();
  const other = new DatabaseSync(join(folder, "pictures.sqlite"));
  other.exec("drop table picture");
  other.close();
  expect(store.find(key("a"))).toBeUndefined();
  store.set(key("a"), image("two"));
  expect(store.find(key("a"))).toBeDefined();
});

test("a file of another release, which encoded images differently, is replaced", () => {
  const folder = temporaryFolder();
  const earlier = open(folder);
  earlier.set(key("a"), image("one"));
  earlier.close();
  const file = new DatabaseSync(join(folder, "pictures.sqlite"));
  file.exec("pragma user_version = 2");
  file.close();
  expect(open(folder).find(key("a"))).toBeUndefined();
});

test("a closed store stores nothing and does not fail", () => {
  const store = open(temporaryFolder());
  store.close();
  expect(store.set(key("a"), image("one")).bytes).toEqual(Buffer.from("one"));
  expect(store.find(key("a"))).toBeUndefined();
});

test("neither URL nor id is written to the disk", () => {
  const folder = temporaryFolder();
  open(folder).set(key("signature-only"), image("one"), ["post:the-id"]);
  const files = readdirSync(folder);
  expect(files.every((name) => name.startsWith("pictures.sqlite"))).toBe(true);
  expect(files.map((name) => readFileSync(join(folder, name), "latin1")).join()).not.toContain("the-id");
});

const photo = { width: 1080, height: 2340, isAnimated: false };

test("facts are found by another process, and forgotten with their image", () => {
  const folder = temporaryFolder();
  const [first, other] = [open(folder, undefined, () => 5), open(folder)];
  first.setFacts("a", photo);
  first.setFacts("b", { ...noImage, isAnimated: true });
  expect(other.findFacts("a")).toEqual({ ...photo, learnedAt: 5 });
  expect(other.findFacts("b")).toEqual({ ...noImage, isAnimated: true, learnedAt: 5 });
  other.remove("a");
  expect(first.findFacts("a")).toBeUndefined();
});

test("of more facts than it holds, those that were learned last are there", () => {
  const store = open(temporaryFolder(), undefined, undefined, 3);
  for (const signature of ["a", "b", "c", "a", "d"]) store.setFacts(signature, photo);
  expect(["a", "b", "c", "d"].filter((signature) => store.findFacts(signature))).toEqual(["a", "c", "d"]);
});
