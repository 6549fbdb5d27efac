import { expect, test } from "vitest";
import { isBidi, textDirection } from "./text-direction.ts";

test.each([
  ["Söz senin", "rtl", "ltr"],
  ["الكلمة لك", "ltr", "rtl"],
  ["123 می‌خواهم Deniz", "ltr", "rtl"],
  ["@ada الكلمة", "rtl", "ltr"],
  ["שלום", "ltr", "rtl"],
  ["12.5 🎉", "rtl", "rtl"],
  ["", "ltr", "ltr"],
] as const)("%o with fallback %s is %s", (text, fallback, direction) => {
  expect(textDirection(text, fallback)).toBe(direction);
});

test.each([
  ["سلام Deniz", true],
  ["قیمت ۱۲۳ لیره", true],
  ["سلام 🎉", true],
  ["سلام، مرحبا!", false],
  ["Söz 12 🎉", false],
])("%o is bidirectional: %s", (text, expected) => {
  expect(isBidi(text)).toBe(expected);
});
