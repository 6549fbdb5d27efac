import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildSources } from "#scripts/build/source-fingerprint.ts";
import { distName } from "#server/config/dist-name.ts";

const project = join(import.meta.dirname, "..", "..", "..");

/** All that a server needs beside its packages. */
const program = new Set(["backend", "scripts", "server", "tests/brand", distName, ...buildSources]);

/** Copies the built program into a folder, as it is. */
export async function copyRelease(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of program) await cp(join(project, name), join(folder, name), { recursive: true });
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
}

/** Makes the release after: another script of every page, and a column more. Built beside the files of the one before. */
export async function buildNextRelease(folder: string): Promise<void> {
  await copyRelease(folder);
  const change = async (file: string, to: (text: string) => string) => {
    const text = await readFile(join(folder, file), "utf8");
    const changed = to(text);
    if (changed === text) throw new Error(`${file} is not as the next release expects it`);
    await writeFile(join(folder, file), changed);
  };
  await change(
    "site/islands/client-entry.ts",
    (text) => `${text}\ndocument.documentElement.dataset.release = "next";\n`,
  );
  await change("backend/db/migrations/migrations.ts", (text) =>
    text.replace("\n};\n", '\n  "9999-next": ["alter table users add column next text"],\n};\n'),
  );
  await promisify(execFile)(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, NODE_ENV: "production" },
  });
}
