import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";

// What systemd itself says of the units, without running them. `--offline` came with version 250.
const [, version] = /^systemd (\d+)/.exec(analyze("--version").output) ?? [];
const hasSystemd = Number(version) >= 250;

/** In tenths of systemd's scale to 10, below which it calls a unit OK. It finds 17: network, JIT, the system's files. */
const mostExposed = 20;

function analyze(...words: string[]) {
  const { status, stdout, stderr } = spawnSync("systemd-analyze", words, { encoding: "utf8" });
  return { status, output: `${stdout ?? ""}${stderr ?? ""}` };
}

/** Copies a unit, with a program in it that exists here. @returns the path of the copy */
function copyUnit(name: string): string {
  const unit = readFileSync(join(import.meta.dirname, name), "utf8");
  const copy = join(temporaryFolder(), name);
  writeFileSync(copy, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  return copy;
}

const verify = (...units: string[]) => analyze("verify", "--man=no", "--recursive-errors=no", ...units);

test.skipIf(!hasSystemd).each(["meydan-website.service", "meydan-website@.service"])("systemd accepts %s", (name) => {
  expect(verify(copyUnit(name))).toEqual({ status: 0, output: "" });
  const review = analyze("security", "--offline=yes", `--threshold=${mostExposed}`, copyUnit(name));
  expect(review.output).toContain("Overall exposure level");
  expect(review.status, review.output).toBe(0);
});

test.skipIf(!hasSystemd)("systemd accepts the timer of the statistics, and what it starts", () => {
  expect(verify(copyUnit("meydan-website-statistics.service"))).toEqual({ status: 0, output: "" });
  expect(analyze("calendar", "Mon 09:00 Europe/Istanbul").status).toBe(0);
});

test.skipIf(!hasSystemd)("systemd accepts the nightly backup", () => {
  const units = ["meydan-website-backup.service", "meydan-website-backup.timer"].map((name) => copyUnit(name));
  expect(verify(...units)).toEqual({ status: 0, output: "" });
});

test("the units differ only in what an instance has of its own", () => {
  const linesOf = (name: string) =>
    readFileSync(join(import.meta.dirname, name), "utf8")
      .replaceAll("/current", "")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
  const [single, template] = [linesOf("meydan-website.service"), linesOf("meydan-website@.service")];
  const own =
    /^(Description|Environment=(PORT|METRICS_PORT|DATA_DIRECTORY|MEDIA_DIRECTORY)|ReadWritePaths|StateDirectory)/;
  expect(template.filter((line) => !single.includes(line) && !own.test(line))).toEqual([]);
  expect(single.filter((line) => !template.includes(line) && !own.test(line))).toEqual([]);
});
