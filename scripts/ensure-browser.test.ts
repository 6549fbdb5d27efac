import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The PATH is one folder of stand-ins, so these tests install nothing.
let folder: string;
const command = (name: string, script: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
};
const aptCalls = () => (existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8") : "");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browsers-"));
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", join(folder, "none"));
  vi.spyOn(process, "getuid").mockReturnValue(0);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  command(
    "apt-get",
    `echo "$1" >> ${folder}/calls
     if [ "$1" = install ]; then printf '#!/bin/sh\\n' > ${folder}/chromium; /bin/chmod +x ${folder}/chromium; fi`,
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function ensureBrowser(): Promise<string | undefined> {
  vi.resetModules(); // Playwright reads PLAYWRIGHT_BROWSERS_PATH when it is loaded
  return (await import("./ensure-browser.ts")).ensureBrowser();
}

test("one on the PATH is used", async () => {
  command("google-chrome", "");
  expect(await ensureBrowser()).toBe(join(folder, "google-chrome"));
  expect(aptCalls()).toBe("");
});

test("CHROMIUM_PATH comes first", async () => {
  command("chromium", "");
  command("my-browser", "");
  vi.stubEnv("CHROMIUM_PATH", join(folder, "my-browser"));
  expect(await ensureBrowser()).toBe(join(folder, "my-browser"));
});

test.each(["no-such-file", "broken"])("a CHROMIUM_PATH that does not run (%s) installs nothing", async (name) => {
  command("broken", "exit 1");
  vi.stubEnv("CHROMIUM_PATH", join(folder, name));
  expect(await ensureBrowser()).toBeUndefined();
  expect(aptCalls()).toBe("");
});

test("Debian's package is installed where there is none, after the lists are updated", async () => {
  expect(await ensureBrowser()).toBe(join(folder, "chromium"));
  expect(aptCalls()).toBe("--version\nupdate\ninstall\n");
});
