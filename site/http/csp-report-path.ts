/** Where browsers report what a Content-Security-Policy has blocked; takes POST. */
export const cspReportPath = "/csp-report";
