import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { needPackage } from "#scripts/test/debian-package.harness.ts";

const folder = join(import.meta.dirname, "../../deploy/prometheus");

// It starts Prometheus as a service where systemd runs; promtool needs none.
const hasPromtool = () => (spawnSync("promtool", ["--version"]).error === undefined ? "promtool" : undefined);
beforeAll(() => void needPackage("prometheus", hasPromtool));

function promtool(...parameters: string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync("promtool", parameters, { cwd: folder, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("Prometheus reads the configuration and its rules", () => {
  const { status, output } = promtool("check", "config", "--lint=all", "--lint-fatal", "prometheus.yml");
  expect(status, output).toBe(0);
  expect(output).toMatch(/\d\d rules found/);
});

test("each alert fires for its cause, and stays silent beside it", () => {
  const { status, output } = promtool("test", "rules", "alerts.test.yml");
  expect(status, output).toBe(0);
});
