import { execFileSync } from "node:child_process";

/**
 * Installs a package of Debian where what tests need of it is missing.
 *
 * @param find the path of a program, or what else there is once it is installed
 * @throws Error with one sentence where it cannot be installed
 */
export function needPackage(name: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  try {
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", name], { stdio: "inherit" });
  } catch {
    throw new Error(`These tests need Debian's package \`${name}\`.`);
  }
  const installed = find();
  if (installed === undefined) throw new Error(`Debian's package \`${name}\` has not what these tests need.`);
  return installed;
}
