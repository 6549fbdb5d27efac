import type { ModerationMail } from "#backend/backend-context.ts";
import { caseList } from "#backend/reports/list-cases.ts";
import { brand } from "#brand/brand.ts";

/** Notifies moderators of reports, in English as their commands do. Has nothing that a visitor typed, nor a link to content. */
export function moderationMail({ purpose, cases, now }: ModerationMail) {
  const news = cases.filter(({ unmailed }) => unmailed.length > 0).length;
  const overdue = cases.filter(({ isOverdue }) => isOverdue).length;
  const title = purpose === "child-safety" ? "Child safety: " : "Reports: ";
  const subject = `${brand.name}: ${title}${news} new, ${overdue} overdue`;
  const advice = 'npm run reports -- show REFERENCE shows one (docs/operations.md, "Moderation").';
  return { brand: brand.name, language: "en", subject, text: `${caseList(cases, now, false)}\n${advice}\n` };
}
