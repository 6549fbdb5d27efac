import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isBuildCurrent } from "./build-stamp.ts";

const projectFolder = join(import.meta.dirname, "..");

/** Builds the site where the build in dist/ is not made of the present sources. @throws Error where that fails */
export async function ensureBuild(): Promise<void> {
  if (isBuildCurrent(projectFolder)) return;
  process.stdout.write("Building the site…\n");
  const build = spawn(process.execPath, [join(import.meta.dirname, "build.ts")], {
    cwd: projectFolder,
    // Vitest sets NODE_ENV to "test", which would make a development build of it.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
}
