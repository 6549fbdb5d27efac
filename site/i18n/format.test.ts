import { describe, expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { formatsOf } from "./format.ts";

/** ICU versions differ in which kind of space they use. */
const plain = (text: string) => text.replace(/\s/gu, " ");

describe("formatsOf", () => {
  test("formats Turkish numbers, counts, dates and prices", () => {
    const formats = formatsOf("tr");
    expect(formats.number(1234567)).toBe("1.234.567");
    expect(plain(formats.compact(12_345))).toBe("12,3 B");
    expect(formats.date(new Date("2026-07-04T22:30:00Z"))).toBe("5 Temmuz 2026");
    expect(plain(formats.dateTime(new Date("2026-07-05T18:00:00Z")))).toBe("5 Temmuz 2026 21:00");
    expect(plain(formats.lira(450))).toBe("₺450");
    expect(plain(formats.lira(449.9))).toBe("₺449,90");
  });

  test.each([
    ["tr", "7 ay"],
    ["ja", "7か月"],
  ] as const)("says months in %s", (code, months) => {
    expect(plain(formatsOf(code).months(7))).toBe(months);
  });

  test("is American in English, as the spelling of its messages", () => {
    const formats = formatsOf("en");
    expect(plain(formats.appointment(new Date("2026-07-05T18:00:00Z")))).toBe("Sunday, July 5, 2026 at 9:00 PM");
    expect([formats.compact(318_400), formats.compact(1_200_000)]).toEqual(["318.4K", "1.2M"]);
  });

  test("groups a short number that has no word as the whole one", () => {
    const numbers = locales.flatMap((code) =>
      [4120, 12_345].map((value) => [code, formatsOf(code).compact(value), formatsOf(code).number(value)] as const),
    );
    const withoutWord = numbers.filter(([, short]) => !/\p{L}/u.test(short));
    expect(withoutWord).toContainEqual(["de", "4.120", "4.120"]);
    expect(withoutWord.filter(([, short, whole]) => short !== whole)).toEqual([]);
  });

  test.each([
    ["fr", "1er décembre 2026", "mardi 1er décembre 2026"],
    ["it", "1º dicembre 2026", "martedì 1º dicembre 2026"],
    ["pt", "1º de dezembro de 2026", "terça-feira, 1º de dezembro de 2026"],
    ["es", "1 de diciembre de 2026", "martes, 1 de diciembre de 2026"],
  ] as const)("writes the first of a month as %s does", (code, date, day) => {
    const formats = formatsOf(code);
    const first = new Date("2026-12-01T12:00:00Z");
    expect([formats.date(first), formats.day(first)].map(plain)).toEqual([date, day]);
    expect(plain(formats.dateTime(first))).toContain(date);
    expect(plain(formats.appointment(first))).toContain(day);
    expect(formats.date(new Date("2026-12-11T12:00:00Z"))).toMatch(/^11 /);
  });

  test("formats dates in another zone", () => {
    const berlin = formatsOf("tr").inZone("Europe/Berlin");
    expect(plain(berlin.appointment(new Date("2026-07-05T22:30:00Z")))).toBe("6 Temmuz 2026 Pazartesi 00:30");
    expect(formatsOf("tr").inZone("Europe/Istanbul").time(new Date("2026-07-05T22:30:00Z"))).toBe("01:30");
    expect(berlin.zoneName(new Date("2026-07-05T22:30:00Z"))).toBe("Orta Avrupa Saati");
  });

  test.each(locales)("names the Turkish zone in %s, not only its offset", (code) => {
    expect(formatsOf(code).zoneName(new Date("2026-07-05T22:30:00Z"))).not.toMatch(/[\d٠-٩۰-۹]/);
  });

  test.each(locales)("shows the ₺ symbol and a Gregorian year in %s", (code) => {
    const formats = formatsOf(code);
    expect(formats.lira(120)).toContain("₺");
    const year = new Intl.NumberFormat(code, { useGrouping: false }).format(2026);
    expect(formats.date(new Date("2026-07-05T12:00:00Z"))).toContain(year);
  });
});
