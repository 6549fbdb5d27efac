import { FailurePanel } from "#site/components/failure-panel.tsx";
import { retryAfter } from "#site/http/retry-after.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { Page } from "#site/page.ts";
import type { ReportsFailure } from "#site/product-api/reports.ts";
import { reportHead } from "../report-head.ts";
import { reportPath } from "../report-links.ts";

interface AskedPage {
  /** Of the page, without the query. */
  readonly path: string;
  /** Path that tries again. */
  readonly retry: string;
  /** What was asked for: a receipt of this browser, or the report of a link. */
  readonly asked: "receipt" | "link";
}

const statusOfFailure: Record<ReportsFailure["reason"], number> = {
  "not-found": 404,
  "cannot-object": 409,
  "too-many-requests": 429,
  unavailable: 503,
};

/** A page of a report that cannot be shown. */
export function failurePage(failure: ReportsFailure, { path, retry, asked }: AskedPage, i18n: I18n): Page {
  return {
    state: { kind: "loaded" },
    cache: "none",
    status: statusOfFailure[failure.reason],
    headers: retryAfter(failure),
    head: reportHead(i18n.t, path),
    body: <FailurePanel {...panel(failure, asked, i18n, retry)} />,
  };
}

type Panel = Parameters<typeof FailurePanel>[0];

function panel(failure: ReportsFailure, asked: AskedPage["asked"], { t, link }: I18n, retry: string): Panel {
  const alternatives = [
    { href: link(reportPath), label: t("reportStatus.another") },
    { href: link("/"), label: t("errors.goHome") },
  ];
  switch (failure.reason) {
    case "too-many-requests":
      return {
        title: t("form.tooManyAttempts", { count: Math.ceil(failure.retryAfterSeconds / 60) }),
        alternatives,
      };
    case "unavailable":
      return {
        title: t("errors.unavailableText"),
        retry: { href: link(retry), label: t("errors.retry") },
        alternatives,
      };
    case "cannot-object":
      return {
        title: t("reportStatus.cannotObjectTitle"),
        text: t("reportStatus.cannotObjectText"),
        alternatives: [{ href: link(retry), label: t("reportStatus.toReport") }, ...alternatives],
      };
    case "not-found":
      return asked === "receipt"
        ? { title: t("reportStatus.noReceiptTitle"), text: t("reportStatus.noReceiptText"), alternatives }
        : { title: t("reportStatus.invalidLinkTitle"), text: t("reportStatus.invalidLinkText"), alternatives };
  }
}

/** The answer to a form that another site may have sent: nothing was done. */
export function formOfAnotherSite(origin: string, { t, link }: I18n): Page {
  const form = origin + link(reportPath);
  return {
    state: { kind: "loaded" },
    cache: "none",
    status: 403,
    head: reportHead(t, reportPath),
    body: <FailurePanel title={t("form.wrongAddress")} alternatives={[{ href: form, label: form }]} />,
  };
}
