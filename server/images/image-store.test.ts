import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { openImageStore } from "./image-store.ts";
import { placeholderKey } from "./placeholder-key.ts";

const key = (signature: string, size = "w750") => ({ signature, size, format: "avif" });
const image = (text: string, color?: string) => ({ bytes: Buffer.from(text), color });

function open(place: string, limit = 10_000_000, now?: () => number) {
  const store = openImageStore(place, limit, now);
  onTestFinished(() => store.close());
  return store;
}

test("what is kept is found again after a restart, with its colour and the same tag", () => {
  const place = temporaryFolder();
  const first = open(place, undefined, () => 5);
  const kept = first.keep(key("a"), image("one", "#123456"));
  first.close();
  const second = open(place);
  expect(second.find(key("a"))).toEqual({ bytes: new Uint8Array(Buffer.from("one")), tag: kept.tag, madeAt: 5 });
  expect(second.looksOf("a")).toEqual({ color: "#123456" });
  expect(second.find(key("a", "w320"))).toBeUndefined();
  expect(second.looksOf("b")).toEqual({});
});

test("a placeholder is told as what a page shows", () => {
  const store = open(temporaryFolder());
  store.keep(placeholderKey("a", "full"), image("drawn"));
  expect(store.looksOf("a")).toEqual({ placeholder: `data:image/avif;base64,${btoa("drawn")}` });
  store.keep(placeholderKey("a", "tile"), image("small"));
  expect(store.looksOf("a")).toMatchObject({ tilePlaceholder: `data:image/webp;base64,${btoa("small")}` });
});

test("a removed picture is removed in all sizes", () => {
  const store = open(temporaryFolder());
  for (const size of ["w320", "w750"]) store.keep(key("a", size), image("one"));
  store.remove("a");
  expect([store.find(key("a", "w320")), store.find(key("a"))]).toEqual([undefined, undefined]);
});

test("what has not been used for longest goes first, and the file stays within its limit", () => {
  const place = temporaryFolder();
  let hours = 0;
  const store = open(place, 1_000_000, () => hours * 3600_000 + hours);
  for (let at = 0; at < 300; at += 1) {
    hours += 2;
    store.keep(key(`p${at}`), image(`${at}`.repeat(1) + "x".repeat(20_000)));
    store.find(key("p0"));
  }
  expect(store.find(key("p0"))).toBeDefined();
  expect(store.find(key("p1"))).toBeUndefined();
  expect(store.find(key("p299"))).toBeDefined();
  store.close();
  expect(statSync(join(place, "pictures.sqlite")).size).toBeLessThan(1_200_000);
});

test("a picture that the disk gives back otherwise than it was given is none", () => {
  const place = temporaryFolder();
  const store = open(place);
  store.keep(key("a"), image("one"));
  const other = new DatabaseSync(join(place, "pictures.sqlite"));
  other.exec("update picture set bytes = x'00'");
  other.close();
  expect(store.find(key("a"))).toBeUndefined();
  store.keep(key("a"), image("one"));
  expect(store.find(key("a"))).toBeDefined();
});

test("a damaged file is begun anew, at the start and while it is in use", () => {
  const place = temporaryFolder();
  writeFileSync(join(place, "pictures.sqlite"), "this is no database, though it has its name".repeat(200));
  const store = open(place);
  store.keep(key("a"), image("one"));
  expect(store.find(key("a"))).toBeDefined();
  const other = new DatabaseSync(join(place, "pictures.sqlite"));
  other.exec("drop table picture");
  other.close();
  expect(store.find(key("a"))).toBeUndefined();
  store.keep(key("a"), image("two"));
  expect(store.find(key("a"))).toBeDefined();
});

test("where nothing can be kept, nothing is, and nothing fails", () => {
  const store = open(temporaryFolder());
  store.close();
  expect(store.keep(key("a"), image("one")).bytes).toEqual(Buffer.from("one"));
  expect(store.find(key("a"))).toBeUndefined();
});

test("no address is written to the disk", () => {
  const place = temporaryFolder();
  open(place).keep(key("signature-only"), image("one"));
  expect(readdirSync(place).every((name) => name.startsWith("pictures.sqlite"))).toBe(true);
});
