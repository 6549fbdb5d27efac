import type { ReportLanguage } from "#report/read-options.ts";
import { english } from "./en.ts";
import type { ReportMessages } from "./report-messages.ts";
import { turkish } from "./tr.ts";

export const reportMessages: Readonly<Record<ReportLanguage, ReportMessages>> = { tr: turkish, en: english };
