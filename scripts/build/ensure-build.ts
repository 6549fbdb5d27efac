import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isBuildCurrent } from "./source-fingerprint.ts";

const projectFolder = join(import.meta.dirname, "..", "..");

/** Builds the site unless the build in dist/ was made from the present sources. @throws Error where that fails */
export async function ensureBuild(): Promise<void> {
  if (isBuildCurrent(projectFolder)) return;
  const build = spawn(process.execPath, [join(projectFolder, "scripts", "build.ts")], {
    cwd: projectFolder,
    // Vitest sets NODE_ENV to "test", which would make it a development build.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error("the build failed for the reason above");
}
