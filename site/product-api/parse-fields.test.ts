import { assert, nat, property } from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  parseAmount,
  parseCount,
  parseDate,
  parseLine,
  parseList,
  parseRecord,
  parseText,
  parseToken,
  parseUsable,
} from "./parse-fields.ts";

describe("parseText", () => {
  it("keeps line breaks and inner spaces", () => {
    expect(parseText("  bir\r\niki\rüç  dört ")).toBe("bir\niki\nüç  dört");
  });
  it("removes control characters and lone surrogates", () => {
    expect(parseText("a\u0000b\u0007c\u0085d\ud83de")).toBe("abcde");
  });
  it("keeps joiners and bidi controls", () => {
    expect(parseText("👩\u200d👩\u200d👧 \u202eters\u202c")).toBe("👩\u200d👩\u200d👧 \u202eters\u202c");
  });
  it.each([
    ["combining marks", "\u0301"],
    ["marks hidden between joiners", "\u0301\u200d"],
    ["marks above the first plane", "\u{1e000}"],
    ["variation selectors", "\ufe0f"],
  ])("cuts %s after 30, as the Stream-Safe Text Format does", (_name, unit) => {
    const run = (text: string) => [...text].length - 2;
    expect(run(parseText(`a${unit.repeat(10_000)}b`) ?? "")).toBe(30);
    expect(run(parseText(`a${unit.repeat(10)}b`) ?? "")).toBe([...unit].length * 10);
  });
  it("keeps every mark of real text", () => {
    for (const text of [
      "Việt Nam",
      "क्षत्रिय",
      "שָׁלוֹם",
      "ٱلْعَرَبِيَّةُ",
      "ก็ที่นั่น",
      "བོད་སྐད",
      "👩🏽\u200d🚀🏴\u{e0067}\u{e0062}\u{e007f}",
    ]) {
      expect(parseText(text.normalize("NFD"))).toBe(text.normalize("NFD"));
    }
  });
  it("reads 50,000 code units, and no half of a character", () => {
    expect(parseText("a".repeat(60_000))).toHaveLength(50_000);
    expect(parseText("a".repeat(49_999) + "👩".repeat(10))).toBe("a".repeat(49_999));
  });
  it.each(["", "  \n ", "\u200b\u200e", 5, null, undefined, {}, ["a"]])("is undefined for %j", (value) => {
    expect(parseText(value)).toBeUndefined();
  });
});

test("parseUsable stops at the limit, and says where an item was", () => {
  const asked: unknown[] = [];
  const parse = (item: unknown, position: number) => {
    asked.push(item);
    return item === "b" ? undefined : `${item}${position}`;
  };
  expect(parseUsable(["a", "b", "c", "d"], 2, parse)).toEqual(["a0", "c2"]);
  expect(asked).toEqual(["a", "b", "c"]);
});

test("parseLine joins lines", () => {
  expect(parseLine("Ada\n\tYılmaz")).toBe("Ada Yılmaz");
  expect(parseLine(" \n ")).toBeUndefined();
});

test("parseToken converts a number to its digits", () => {
  expect(parseToken(3)).toBe("3");
  expect(parseToken(" News ")).toBe("News");
  expect(parseToken(Number.NaN)).toBeUndefined();
});

test("parseRecord and parseList distinguish objects from arrays", () => {
  expect(parseRecord([])).toBeUndefined();
  expect(parseRecord(null)).toBeUndefined();
  expect(parseRecord({ a: 1 })).toEqual({ a: 1 });
  expect(parseList({ 0: "a" })).toEqual([]);
  expect(parseList(["a"])).toEqual(["a"]);
});

test("parseList reads no more of a list than a page can show", () => {
  expect(parseList(Array(700_000).fill({}))).toHaveLength(5000);
  expect(parseList(Array.from({ length: 5001 }, (_, at) => at)).at(-1)).toBe(4999);
});

describe("parseCount", () => {
  it("accepts numbers and their digits", () => {
    assert(property(nat(), (count) => parseCount(count) === count && parseCount(String(count)) === count));
  });
  it.each([-1, "-1", "1.2.3", "12k", "", "0x10", Number.POSITIVE_INFINITY, 1e300, true, null, []])(
    "refuses %j",
    (value) => {
      expect(parseCount(value)).toBeUndefined();
    },
  );
  it("has no negative zero, which would be shown", () => {
    for (const zero of [-0, "-0", "-0.0"]) expect(parseCount(zero)).toBe(0);
    expect(parseAmount(-0)).toBe(0);
  });
  it("truncates fractions", () => {
    expect(parseCount("12.9")).toBe(12);
  });
  it("is exact", () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect([largest, String(largest), largest + 1, String(largest + 1)].map(parseCount)).toEqual([
      largest,
      largest,
      undefined,
      undefined,
    ]);
  });
  it.each([" 12 ", "12.", ".5", "1 2", "a12", "--12", "+12"])("takes white space around digits alone: %j", (text) => {
    expect(parseCount(text)).toBe(text === " 12 " ? 12 : undefined);
  });
  it("reads 20 digits before and behind the point", () => {
    const zeros = "0".repeat(19);
    expect(parseCount(`${zeros}7.${zeros}1`)).toBe(7);
    expect(parseCount(`0${zeros}7`)).toBeUndefined();
    expect(parseCount(`7.${zeros}01`)).toBeUndefined();
  });
});

test("parseAmount accepts decimal points and commas", () => {
  expect(parseAmount("149,90")).toBe(149.9);
  expect(parseAmount("149.90")).toBe(149.9);
  expect(parseAmount(0)).toBe(0);
  expect(parseAmount(" 149,9 ")).toBe(149.9);
  expect(parseAmount("149,905")).toBeUndefined();
  expect(parseAmount("a149,90")).toBeUndefined();
  expect(parseAmount("149,90a")).toBeUndefined();
  expect(parseAmount("1.499,90")).toBeUndefined();
  expect(parseAmount(-1)).toBeUndefined();
  expect(parseAmount(0.006)).toBe(0.01);
  expect(parseAmount(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(parseAmount(2 ** 53)).toBeUndefined();
});

describe("parseDate", () => {
  const moment = new Date("2026-07-05T18:00:00Z");
  it.each([
    "2026-07-05T18:00:00Z",
    "2026-07-05T18:00:00.000000Z",
    "2026-07-05T21:00:00+03:00",
    "2026-07-05T21:00:00+0300",
    "2026-07-05 21:00:00",
    "2026-07-05T21:00",
    "2026-07-05t18:00:00z",
    " 2026-07-05 21:00:00 +03:00 ",
    "2026-07-05T18:00:00.000000000Z",
    moment.getTime(),
    String(moment.getTime()),
    moment.getTime() / 1000,
  ])("accepts %j", (value) => {
    expect(parseDate(value)).toEqual(moment);
  });
  it("treats a date without time as Turkish midnight", () => {
    expect(parseDate("2026-07-05")).toEqual(new Date("2026-07-04T21:00:00Z"));
  });
  it.each([
    "2026-13-05",
    "2027-02-30T22:00:00",
    "2027-02-29",
    "2026-06-31 10:00Z",
    "2026-07-05 25:00",
    "9999-12-31",
    "9999-12-31 23:59:59",
    "yesterday",
    "on 2026-07-05",
    "2026-07-05T18:00:00Z.",
    "2026-07-05T18:00:00.0000000000Z",
    "2026-07-05T18:00:00.Z",
    "2026-07-05T18",
    "1969-12-31T23:59:59Z",
    "9999-01-01T00:00:00Z",
    "",
    0,
    -5,
    1e20,
    true,
    null,
  ])("rejects %j", (value) => {
    expect(parseDate(value)).toBeUndefined();
  });
  it("accepts 29 February in a leap year", () => {
    expect(parseDate("2028-02-29T12:00Z")).toEqual(new Date("2028-02-29T12:00Z"));
  });
  it("takes a number below 100,000,000,000 for seconds", () => {
    expect(parseDate(99_999_999_999)).toEqual(new Date(99_999_999_999_000));
    expect(parseDate(100_000_000_000)).toEqual(new Date(100_000_000_000));
    expect(parseDate(1)).toEqual(new Date(1000));
  });
  it("accepts the years from 1970 to 9998", () => {
    for (const date of ["1970-01-01T00:00:00Z", "9998-12-31T23:59:59Z"])
      expect(parseDate(date)).toEqual(new Date(date));
  });
});
