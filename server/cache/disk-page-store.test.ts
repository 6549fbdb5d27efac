import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { compressForCache, encodedBody } from "./compress-page.ts";
import { openDiskPageStore } from "./disk-page-store.ts";
import { renderedPage } from "./rendered-page.harness.ts";
import type { CachedPage } from "./rendered-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const hour = 60 * minute;

async function page(text: string, tags = "post:1"): Promise<CachedPage> {
  const headers = { "X-A": "b", "Content-Type": "text/html" };
  const rendered = renderedPage(text, { headers, tags: tags.split(",").filter(Boolean) }) as CachedPage;
  compressForCache(rendered);
  return rendered;
}

interface OpenOptions {
  readonly folder?: string;
  readonly maxBytes?: number;
  readonly source?: string;
}

function open({ folder = temporaryFolder(), ...options }: OpenOptions = {}) {
  const file = join(folder, "pages.sqlite");
  const store = openDiskPageStore({ ...{ file, maxBytes: 10_000_000, source: "s" }, ...options });
  onTestFinished(() => store.close());
  const text = (key: string) => {
    const found = store.find(key);
    return found && String(encodedBody(found.page, "identity").bytes);
  };
  const files = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1"))
      .join();
  return { ...store, folder, text, files };
}

/** Until what waits is written, and what is deleted is overwritten. */
const settle = () => vi.advanceTimersByTime(5000);

const long = (text: string) => `${text} `.repeat(2000);

test("a page is found after a restart, with its headers, its ETag, its tags and its age", async () => {
  const first = open();
  const stored = await page(long("merhaba"), "post:1,profile:2");
  first.set("/", stored, 7000.4); // of a clock that counts parts
  first.close();
  vi.advanceTimersByTime(3000);
  const second = open({ folder: first.folder });
  const found = second.find("/");
  expect(found).toEqual({ age: 10_000, page: { ...stored, requestId: "" } });
  expect(second.text("/")).toBe(long("merhaba"));
  expect(second.find("/other")).toBeUndefined();
});

test("writing waits for its turn, and the newest page of a key is the one that is written", async () => {
  const { folder, set, text, find } = open();
  set("/", await page("one"), 0);
  set("/", await page("two"), 0);
  expect(text("/")).toBeUndefined();
  settle();
  expect(text("/")).toBe("two");
  set("/", await page("two"), 0); // unchanged: only its time is written
  settle();
  expect(find("/")?.age).toBe(5000);
  expect(open({ folder }).text("/")).toBe("two"); // as after a kill: the first is not closed
});

test("what waits to be written is bounded", async () => {
  const { set, find } = open();
  const one = await page("one");
  for (let number = 0; number < 2000; number++) set(`/${number}`, one, 0);
  settle();
  const found = Array.from({ length: 2000 }, (_, number) => find(`/${number}`)).filter(Boolean);
  expect(found).toHaveLength(512);
});

test("a page of another source is dropped", async () => {
  const first = open();
  first.set("/", await page("one"), 0);
  first.close();
  expect(open({ folder: first.folder, source: "other" }).find("/")).toBeUndefined();
});

test("a page is kept for a day", async () => {
  const { set, find, files } = open();
  set("/its-key", await page(long("a face")), 0);
  vi.advanceTimersByTime(24 * hour - minute);
  expect(find("/its-key")).toBeDefined();
  expect(files()).toContain("/its-key");
  vi.advanceTimersByTime(minute + 1);
  expect(find("/its-key")).toBeUndefined();
  vi.advanceTimersByTime(2 * minute);
  expect(files()).not.toContain("/its-key");
});

test("where the clock was set back, a page from the future is not found", async () => {
  const { set, find, text } = open();
  set("/", await page("one"), 0);
  settle();
  const now = Date.now();
  for (const [earlier, isFound] of [
    [5500, true], // as time services do
    [hour, false],
  ] as const) {
    vi.setSystemTime(now - earlier);
    expect(find("/") !== undefined, `${earlier}`).toBe(isFound);
  }
  set("/after", await page("two"), 0);
  settle();
  expect(text("/after")).toBe("two");
});

test("pages are deleted by each of their tags at once, also those that wait, and no byte of them is left", async () => {
  const { folder, set, find, deleteTagged, files } = open();
  set("/1", await page(long("the face of somebody"), "post:1,profile:somebody"), 0);
  set("/2", await page(long("x"), "post:2,profile:other"), 0);
  set("/3", await page("the face of somebody, in a page that is not compressed", "post:3,profile:somebody"), 0);
  settle();
  set("/3", await page("the face of somebody, changed", "post:3,profile:somebody"), 0);
  settle();
  set("/4", await page("four", "profile:somebody"), 0);
  expect(files()).toContain("face of somebody");
  deleteTagged("profile:somebody");
  const found = () => ["/1", "/2", "/3", "/4"].map((key) => find(key) !== undefined);
  expect(found()).toEqual([false, true, false, false]);
  const next = open({ folder }); // as after a kill
  settle();
  expect(next.files()).not.toContain("somebody");
  expect(found()).toEqual([false, true, false, false]);
});

test("a page has the tags of its newest version only", async () => {
  const { set, find, deleteTagged } = open();
  for (const tags of ["post:1,post:2", "post:1,post:3"]) {
    set("/", await page("one", tags), 0);
    settle();
  }
  deleteTagged("post:2");
  expect(find("/")).toBeDefined();
  deleteTagged("post:3");
  expect(find("/")).toBeUndefined();
});

test("the oldest pages are evicted, and the file stays within its limit", async () => {
  const { folder, set, find, close } = open({ maxBytes: 500_000 });
  const random = () => Array.from({ length: 2500 }, () => Math.random().toString(36)).join(""); // compresses badly
  for (let number = 0; number < 75; number++) {
    set(`/${number}`, await page(random()), 0);
    vi.advanceTimersByTime(100);
    if (number % 10 === 0) set("/asked-for", await page("again and again"), 0);
  }
  settle();
  expect([find("/0"), find("/74"), find("/asked-for")].map((one) => one !== undefined)).toEqual([false, true, true]);
  close();
  expect(statSync(join(folder, "pages.sqlite")).size).toBeLessThan(1_100_000);
});

test.each(["update page set bytes = x'00'", "update page set meta = '{}'"])(
  "a damaged page is not found: %s",
  async (damage) => {
    const { folder, set, find } = open();
    set("/", await page("one"), 0);
    settle();
    const other = new DatabaseSync(join(folder, "pages.sqlite"));
    other.exec(damage);
    other.close();
    expect(find("/")).toBeUndefined();
    set("/", await page("one"), 0);
    settle();
    expect(find("/")).toBeDefined();
  },
);

test("where a page cannot be deleted, all are gone", async () => {
  const { folder, set, text, deleteTagged, files } = open();
  set("/", await page(long("the face of somebody")), 0);
  settle();
  const other = new DatabaseSync(join(folder, "pages.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate"); // as a full disk, it refuses every write
  deleteTagged("post:1");
  expect(text("/")).toBeUndefined();
  expect(files()).not.toContain("face of somebody");
  set("/", await page("one"), 0);
  settle();
  expect(text("/")).toBe("one");
});
