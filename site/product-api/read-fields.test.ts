import { anything, array, assert, date, nat, property } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readAmount, readCount, readDate, readLine, readList, readRecord, readText, readToken } from "./read-fields.ts";

test("no reader throws, whatever it is given", () => {
  const readers = [readAmount, readCount, readDate, readLine, readList, readRecord, readText, readToken];
  assert(
    property(anything(), (value) => {
      for (const read of readers) read(value);
    }),
  );
});

describe("readText", () => {
  it("keeps line breaks and inner spaces", () => {
    expect(readText("  bir\r\niki\rüç  dört ")).toBe("bir\niki\nüç  dört");
  });
  it("removes control characters and lone surrogates", () => {
    expect(readText("a\u0000b\u0007c\u0085d\ud83de")).toBe("abcde");
  });
  it("keeps characters that only join or direct others", () => {
    expect(readText("👩\u200d👩\u200d👧 \u202eters\u202c")).toBe("👩\u200d👩\u200d👧 \u202eters\u202c");
  });
  it.each(["", "  \n ", "\u200b\u200e", 5, null, undefined, {}, ["a"]])("has nothing to show for %j", (value) => {
    expect(readText(value)).toBeUndefined();
  });
  it("always gives well-formed text", () => {
    const units = array(nat(0xffff)).map((codes) => String.fromCharCode(...codes));
    assert(property(units, (value) => readText(value)?.isWellFormed() !== false));
  });
});

test("readLine makes one line of several", () => {
  expect(readLine("Ada\n\tYılmaz")).toBe("Ada Yılmaz");
});

test("readToken takes a number as its digits", () => {
  expect(readToken(3)).toBe("3");
  expect(readToken(" News ")).toBe("News");
  expect(readToken(Number.NaN)).toBeUndefined();
});

test("readRecord and readList tell objects from lists", () => {
  expect(readRecord([])).toBeUndefined();
  expect(readRecord(null)).toBeUndefined();
  expect(readRecord({ a: 1 })).toEqual({ a: 1 });
  expect(readList({ 0: "a" })).toEqual([]);
  expect(readList(["a"])).toEqual(["a"]);
});

describe("readCount", () => {
  it("reads numbers and their digits alike", () => {
    assert(property(nat(), (count) => readCount(count) === count && readCount(String(count)) === count));
  });
  it.each([-1, "-1", "1.2.3", "12k", "", "0x10", Number.POSITIVE_INFINITY, 1e300, true, null, []])(
    "refuses %j",
    (value) => {
      expect(readCount(value)).toBeUndefined();
    },
  );
  it("cuts fractions off", () => {
    expect(readCount("12.9")).toBe(12);
  });
});

test("readAmount reads decimal points and commas", () => {
  expect(readAmount("149,90")).toBe(149.9);
  expect(readAmount("149.90")).toBe(149.9);
  expect(readAmount(0)).toBe(0);
  expect(readAmount("1.499,90")).toBeUndefined();
  expect(readAmount(-1)).toBeUndefined();
});

describe("readDate", () => {
  const moment = new Date("2026-07-05T18:00:00Z");
  it.each([
    "2026-07-05T18:00:00Z",
    "2026-07-05T18:00:00.000000Z",
    "2026-07-05T21:00:00+03:00",
    "2026-07-05T21:00:00+0300",
    "2026-07-05 21:00:00",
    "2026-07-05T21:00",
    moment.getTime(),
    String(moment.getTime()),
    moment.getTime() / 1000,
  ])("reads %j", (value) => {
    expect(readDate(value)).toEqual(moment);
  });
  it("takes a day alone as Turkish midnight", () => {
    expect(readDate("2026-07-05")).toEqual(new Date("2026-07-04T21:00:00Z"));
  });
  it.each(["2026-13-05", "2026-07-05 25:00", "yesterday", "", 0, -5, 1e20, true, null])("refuses %j", (value) => {
    expect(readDate(value)).toBeUndefined();
  });
  it("reads back what JavaScript writes", () => {
    const days = date({ min: new Date("1975-01-01"), max: new Date("9998-01-01"), noInvalidDate: true });
    assert(property(days, (day) => readDate(day.toISOString())?.getTime() === day.getTime()));
  });
});
