import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { EmergencyNumber } from "./emergency-number.tsx";

test.each(locales)("a press calls the emergency number: %s", (locale) => {
  const text = createTranslate(locale)("report.urgent");
  const html = renderToStaticMarkup(<EmergencyNumber>{text}</EmergencyNumber>);
  expect(html).toMatch(/<a href="tel:112">(?:112|۱۱۲)<\/a>/);
  expect(html.replace(/<[^>]+>/g, "")).toBe(text);
});
