import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { phaseText } from "./event-status.tsx";

const i18n = (code: (typeof locales)[number]) => i18nOf(code);

test.each([
  ["tr", "upcoming", 1, "day", "Yarın başlıyor"],
  ["tr", "upcoming", 2, "day", "Öbür gün başlıyor"],
  ["tr", "started", -3, "hour", "3 saat önce başladı"],
  ["en", "upcoming", 1, "day", "Starts tomorrow"],
  ["en", "ended", -1, "day", "Ended yesterday"],
  ["de", "ended", -3, "hour", "Endete vor 3 Stunden"],
  ["ja", "ended", -1, "day", "終了（昨日）"],
  ["ja", "upcoming", 3, "day", "開始予定（3日後）"],
  ["zh", "started", -3, "hour", "已于3小时前开始"],
  ["ar", "upcoming", 3, "day", "تبدأ بعد 3 أيام"],
  ["ar", "started", -3, "day", "بدأت قبل 3 أيام"],
  ["hi", "upcoming", 3, "day", "3 दिन बाद शुरू होगा"],
  ["hi", "ended", -3, "day", "3 दिन पहले समाप्त हुआ"],
] as const)("in %s, %s %i %s is %s", (code, kind, amount, unit, text) => {
  const phase = phaseText({ kind, distance: { amount, unit } }, i18n(code));
  expect(phase.replace(/\s/gu, " ").replace(/[\u2068\u2069]/g, "")).toBe(text);
});

test.each(locales)("every phase is a whole text of its own in %s", (code) => {
  const texts = (["upcoming", "started", "ended"] as const).map((kind) =>
    phaseText({ kind, distance: { amount: kind === "upcoming" ? 5 : -5, unit: "day" } }, i18n(code)),
  );
  texts.push(phaseText({ kind: "ongoing" }, i18n(code)));
  expect(new Set(texts).size).toBe(4);
  for (const text of texts) expect(text).not.toMatch(/[{}]|ticketTime|^\p{Ll}/u);
});
