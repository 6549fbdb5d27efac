import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../deploy/prometheus");

beforeAll(() => {
  if (spawnSync("promtool", ["--version"]).error === undefined) return;
  try {
    // It starts Prometheus as a service where systemd runs; promtool needs none.
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "prometheus"], { stdio: "inherit" });
  } catch {
    throw new Error("These tests need promtool: install Debian's package `prometheus`.");
  }
});

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
