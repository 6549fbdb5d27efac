import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { authorStatement, reportMail } from "./report-mail.ts";

const token = "T".repeat(43);
const reference = "K7QM-2XRT-9WPA";
const origin = "https://www.meydan.example";
const decision = {
  outcome: "withheld",
  ground: "2026/11 sayılı karar",
  text: "İlk satır\nİkinci satır",
  decidedAt: "2026-11-24T10:00:00.000Z",
} as const;

test("a receipt has the link that confirms the address, and nothing that was typed", () => {
  const { subject, text } = reportMail({ reference, token, purpose: "receipt" }, "tr", origin);
  expect(subject).toMatch(/: Bildirimin bize ulaştı$/);
  expect(text).toContain(`\n${origin}/report/confirm?token=${token}&lng=tr\n`);
  expect(text).toContain(`Bildirim numarası: ${reference}`);
  expect(text).toContain("Aynı sayfadan bildirimine ne olduğunu da görebilirsin.");
});

test("a decision has its reasons and the link to object", () => {
  const { subject, text } = reportMail({ reference, token, purpose: "decision", decision }, "tr", origin);
  expect(subject).toMatch(/: Bildirimin sonuçlandı$/);
  expect(text).toContain("İçerik resmî bir karar nedeniyle erişime kapatıldı.");
  expect(text).toContain("Dayanak: 2026/11 sayılı karar\nKarar tarihi: 24 Kasım 2026 13:00");
  expect(text).toContain("\n\nİlk satır\nİkinci satır\n\n");
  expect(text).toContain(`Karara katılmıyorsan\n${origin}/report/status?token=${token}&lng=tr\nBuradan itiraz`);
});

test("the author's statement names content and reasons, and leads to the form for objections", () => {
  const text = authorStatement({ reference, decision, targets: [{ kind: "post", uuid: "p1" }] }, "tr", origin);
  expect(text).toContain(`\n${origin}/post/p1\n`);
  expect(text).toContain("İlk satır\nİkinci satır");
  expect(text).toContain("ekibimizden biri verdi");
  expect(text).toContain(`${origin}/report?kind=objection&about=https%3A%2F%2Fwww.meydan.example%2Fpost%2Fp1&lng=tr`);
});

test("each language has its own words, and none has gaps", () => {
  const texts = locales.map(
    (code) => reportMail({ reference, token, purpose: "decision", decision }, code, origin).text,
  );
  expect(new Set(texts).size).toBe(locales.length);
  expect(texts.filter((text) => /undefined|\{\{|reportStatus\./.test(text))).toEqual([]);
});
