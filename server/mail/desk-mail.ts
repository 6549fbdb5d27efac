import { caseList } from "#backend/reports/case-list.ts";
import type { DeskMail } from "#backend/reports/report-settings.ts";
import { brand } from "#brand/brand.ts";

/** Tells the desk of reports, in English as its commands do. Nothing that a visitor typed is in it, nor a link to content. */
export function deskMail({ purpose, cases, now }: DeskMail) {
  const news = cases.filter(({ untold }) => untold.length > 0).length;
  const overdue = cases.filter(({ isOverdue }) => isOverdue).length;
  const title = purpose === "child-safety" ? "Child safety: " : "Reports: ";
  const subject = `${brand.name}: ${title}${news} new, ${overdue} overdue`;
  const advice = 'npm run reports -- show REFERENCE shows one (docs/operations.md, "The desk for reports").';
  return { brand: brand.name, language: "en", subject, text: `${caseList(cases, now, false)}\n${advice}\n` };
}
