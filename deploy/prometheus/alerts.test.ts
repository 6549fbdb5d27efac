import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { routes } from "#site/routes.ts";

// `npm run test:long -- alerts` tries the rules with promtool; here is what has to follow the site.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const rules = read("alerts.yml").replaceAll(/^ *#.*$/gm, "");
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = ""]) => name);

async function metricsOfSite(): Promise<string> {
  const metrics = createMetrics();
  metrics.watchDatabase(async () => true);
  metrics.setWalletCertificateExpiry(new Date());
  metrics.watchOverdueReports(async () => 0);
  for (const result of ["sent", "refused", "unreachable"] as const) metrics.observeMail("desk_mails", result);
  metrics.observeCircuit("closed");
  metrics.observeRequest("post", 200, 1);
  metrics.observeCountWrite("written");
  metrics.observeCountWrite("failed");
  return (await metrics.read()).text;
}

test("every metric of the rules is one of the site, of Prometheus or of an exporter", async () => {
  const names = [...rules.matchAll(/\b(\w+)\{|\b((?:site|node|probe|process|nodejs)_\w+)/g)].map(
    ([, a, b]) => a ?? b ?? "",
  );
  expect(names.filter((name) => name.startsWith("site_")).length).toBeGreaterThan(7);
  const site = await metricsOfSite();
  const known = [...site.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = "", kind]) =>
    kind === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  known.push("up", "node_filesystem_avail_bytes", "node_filesystem_size_bytes", "node_textfile_mtime_seconds");
  known.push("probe_ssl_earliest_cert_expiry");
  expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
});

test("every value of a label in the rules is one that the site gives", async () => {
  const site = await metricsOfSite();
  for (const [, le] of rules.matchAll(/le="(.*?)"/g))
    expect(site).toContain(`site_request_duration_seconds_bucket{le="${le}",`);
  for (const [, state] of rules.matchAll(/state="(.*?)"/g))
    expect(site).toContain(`site_product_server_circuit{state="${state}"}`);
  for (const [, result] of rules.matchAll(/result="(.*?)"/g))
    expect(site).toMatch(new RegExp(`^site_(count_writes|mails)_total\\{.*result="${result}"`, "m"));
  const labels: readonly string[] = Object.values(routes).map(({ label }) => label);
  const named = [...rules.matchAll(/route(?:=~|!=|=)"(.*?)"/g)].flatMap(([, value = ""]) => value.split("|"));
  expect(named).toContain("post");
  expect(named.filter((label) => !labels.includes(label))).toEqual([]);
});

test("every alert is tried by promtool, firing and silent, and operations.md says what to do", () => {
  const operations = read("../../docs/operations.md");
  const tests = read("alerts.test.yml");
  expect(alerts.length).toBeGreaterThan(9);
  for (const alert of alerts) {
    expect(operations, alert).toMatch(new RegExp(`^- \\*\\*${alert}\\*\\*`, "m"));
    expect(tests, alert).toContain(`- { alertname: ${alert}, eval_time:`);
    expect(tests, alert).toMatch(new RegExp(`- alertname: ${alert}\\n.*\\n +exp_alerts:\\n`));
  }
});

test("the rules know the job of the configuration by its name", () => {
  const jobs = [...rules.matchAll(/job="(.*?)"/g)].map(([, job]) => job);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(read("prometheus.yml")).toContain(`job_name: ${job}\n`);
});
