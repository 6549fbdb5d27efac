import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { openImageStore } from "./image-store.ts";

const key = (signature: string, size = "w750") => ({ signature, size, format: "avif" });
const image = (text: string, color?: string) => ({ bytes: Buffer.from(text), color });

function open(folder: string, limit = 10_000_000, now?: () => number) {
  const store = openImageStore(folder, limit, now);
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

test("a store of the release before opens with its images; its placeholders are ignored", () => {
  const folder = temporaryFolder();
  const old = new DatabaseSync(join(folder, "pictures.sqlite"));
  old.exec(`
    create table picture (
      id integer primary key, signature text not null, size text not null, format text not null,
      made_at integer not null, used_at integer not null, colour text, tag text not null, bytes blob not null
    ) strict;
    create unique index picture_key on picture (signature, size, format);
    create index picture_use on picture (used_at);
    pragma user_version = 2;
    insert into picture values (1, 'a', 'w750', 'avif', 7, 7, '#123456', 'dpLDrTVAu4A8Ags6', x'6f6e65');
    insert into picture values (2, 'a', 'placeholder', 'avif', 7, 7, null, 'x', x'00');
  `);
  old.close();
  const store = open(folder);
  expect(store.find(key("a"))).toMatchObject({ bytes: new Uint8Array(Buffer.from("one")), storedAt: 7 });
  expect(store.findColor("a")).toBe("#123456");
});

test("an image is removed in all sizes", () => {
  const store = open(temporaryFolder());
  for (const size of ["w320", "w750"]) store.set(key("a", size), image("one"));
  store.remove("a");
  expect([store.find(key("a", "w320")), store.find(key("a"))]).toEqual([undefined, undefined]);
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

test("a closed store stores nothing and does not fail", () => {
  const store = open(temporaryFolder());
  store.close();
  expect(store.set(key("a"), image("one")).bytes).toEqual(Buffer.from("one"));
  expect(store.find(key("a"))).toBeUndefined();
});

test("no URL is written to the disk", () => {
  const folder = temporaryFolder();
  open(folder).set(key("signature-only"), image("one"));
  expect(readdirSync(folder).every((name) => name.startsWith("pictures.sqlite"))).toBe(true);
});
