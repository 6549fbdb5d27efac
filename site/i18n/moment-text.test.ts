import { expect, test } from "vitest";
import { languageOf } from "#locales/index.ts";
import { formatsOf } from "./format.ts";
import { momentText } from "./moment-text.ts";

const moment = new Date("2026-12-23T18:55:00Z");

test.each([
  ["tr", "23 Aralık 2026 21:55 (Türkiye Standart Saati)"],
  ["ko", "2026년 12월 23일 오후 9:55 (튀르키예 시간)"],
  ["ja", "2026年12月23日 21:55（トルコ標準時）"],
  ["zh", "2026年12月23日 21:55（土耳其标准时间）"],
] as const)("names the zone of a moment in the brackets of %s", (code, text) => {
  expect(momentText(moment, languageOf(code), formatsOf(code))).toBe(text);
});
