import { parseHttpUrl } from "#contract/http-url.ts";
import { type ClientAddress, networksOf } from "#server/http/request/client-address.ts";
import { createMessageEndpoint, type MessageEndpoint } from "#server/http/request/message-endpoint.ts";
import { readRequestTarget } from "#server/http/request/request-target.ts";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import { matchRoute, routes } from "#site/routes.ts";
import type { Metrics } from "./metrics.ts";

/** Bytes of a report. It quotes the whole policy and up to three URLs. */
const sizeLimit = 8 * 1024;

/** Reports of all visitors together, in ten seconds. One broken page sends some for each visitor. */
const budget = { limit: 100, kept: 20, each: 10, windowMs: 10_000 };

/** Directives that a policy of this site can violate; a label needs a closed list. */
const directives: readonly unknown[] = [
  "base-uri",
  "connect-src",
  "font-src",
  "form-action",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
];

/**
 * Counts what browsers report to have blocked (CSP 3, section 5.3), by directive and kind of page. Nothing of a report
 * is logged or stored: its URLs may be those of tickets. Anyone can send false reports; they change a counter.
 */
export function createCspReportEndpoint(
  clientAddress: ClientAddress,
  metrics?: Pick<Metrics, "countCspReport" | "refuseCspReport">,
  reports = createSharedBudget(budget),
): MessageEndpoint {
  return createMessageEndpoint({
    sizeLimit,
    refusalOf: (request) => (reports.take(networksOf(clientAddress(request))) ? undefined : "too-fast"),
    take(body) {
      const report = readReport(body);
      if (report) metrics?.countCspReport(report.directive, report.route);
      return report !== undefined;
    },
    onRefused: (reason) => metrics?.refuseCspReport(reason),
  });
}

/** @returns values of closed lists; `undefined` where the body is no report */
function readReport(body: string): { readonly directive: string; readonly route: string } | undefined {
  try {
    const report = JSON.parse(body)["csp-report"];
    if (typeof report !== "object" || report === null) return undefined;
    // Older browsers give the directive with its sources.
    const [directive] = String(report["effective-directive"] ?? report["violated-directive"]).split(" ", 1);
    const page = parseHttpUrl(String(report["document-uri"]));
    return {
      directive: directives.includes(directive) ? String(directive) : "other",
      route: page ? labelOf(page.pathname) : "other",
    };
  } catch {
    return undefined;
  }
}

function labelOf(path: string): string {
  return readRequestTarget(path).refusal ? "other" : routes[matchRoute(path).name].label;
}
