import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import base from "#site/styles/base.css?raw";
import { withBrandColors } from "#site/styles/brand-colors.ts";
import shared from "#site/styles/shared.css?raw";
import tokens from "#site/styles/tokens.css?raw";
import type { Figures } from "#statistics/figures.ts";
import type { Attribution } from "#statistics/installations.ts";
import styles from "./statistics.css?raw";
import { StatisticsPage } from "./statistics-page.tsx";

/** Renders the statistics as one page that stands alone: its policy allows no request to anywhere, and no script. */
export function renderStatistics(figures: Figures, attributions: readonly Attribution[] | undefined): string {
  const css = [withBrandColors(tokens), base, shared, styles].join("\n");
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const page = <StatisticsPage figures={figures} attributions={attributions} policy={policy} styles={css} />;
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

export type RenderStatistics = typeof renderStatistics;
