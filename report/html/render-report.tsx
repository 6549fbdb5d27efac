import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import brandStyles from "#brand/brand.css?raw";
import type { Figures } from "#report/figures.ts";
import type { Campaign } from "#report/installations.ts";
import tokens from "#site/styles/tokens.css?raw";
import styles from "./report.css?raw";
import { ReportPage } from "./report-page.tsx";

/** Renders the report as one page that stands alone: its policy allows no request to anywhere, and no script. */
export function renderReport(figures: Figures, campaigns: readonly Campaign[] | undefined): string {
  const css = [brandStyles, tokens, styles].join("\n");
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const page = <ReportPage figures={figures} campaigns={campaigns} policy={policy} styles={css} />;
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

export type RenderReport = typeof renderReport;
