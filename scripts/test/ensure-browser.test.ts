import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";

// The PATH is one folder of stand-ins, so these tests install nothing.
let folder: string;
const command = (name: string, script: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
};
const shell = () => join(folder, "chromium-headless-shell");
const aptCalls = () => (existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8") : "");

beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", join(folder, "none"));
  vi.spyOn(process, "getuid").mockReturnValue(0);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  command("dpkg-query", "");
  command(
    "apt-get",
    `echo "$1" >> ${folder}/calls
     if [ "$1" = install ]; then printf '#!/bin/sh\\n' > ${shell()}; /bin/chmod +x ${shell()}; fi`,
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function ensureBrowser(): Promise<string | undefined> {
  vi.resetModules(); // Playwright reads PLAYWRIGHT_BROWSERS_PATH when it is loaded
  return (await import("./ensure-browser.ts")).ensureBrowser();
}

test("the headless shell is used before another browser", async () => {
  command("chromium", "");
  command("chromium-headless-shell", "");
  expect(await ensureBrowser()).toBe(shell());
  expect(aptCalls()).toBe("--version\n");
});

test("a user who may not install packages uses the browser that is there", async () => {
  vi.mocked(process.getuid as () => number).mockReturnValue(1000);
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

test("Debian's headless shell and fonts are installed, after the lists are updated", async () => {
  command("dpkg-query", "exit 1");
  command("chromium", "");
  expect(await ensureBrowser()).toBe(shell());
  expect(aptCalls()).toBe("--version\nupdate\ninstall\n");
});
