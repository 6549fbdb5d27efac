import { execFileSync } from "node:child_process";

/** Installs a package of Debian where `isThere` throws. @throws if it cannot be installed */
export function installOnce(debianPackage: string, isThere: () => void): void {
  try {
    isThere();
  } catch {
    try {
      execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", debianPackage], { stdio: "inherit" });
    } catch {
      throw new Error(`These tests need Debian's package \`${debianPackage}\`.`);
    }
  }
}
