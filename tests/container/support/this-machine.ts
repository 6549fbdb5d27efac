import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** @throws Error with one sentence where this user, or this machine, may not change the root folder of a process */
export function requireChroot(): void {
  if (spawnSync("unshare", ["--mount", "chroot", "/", "true"]).status !== 0) {
    throw new Error("A container is tried with chroot and mounts, which are not allowed here: run this as root.");
  }
}

/** @throws Error with one sentence where tools are missing and Debian's packages cannot be installed */
export function installTools(): void {
  const missing = ["buildah", "mmdebstrap"].filter((tool) => spawnSync(tool, ["--version"]).status !== 0);
  if (missing.length === 0 && debianSources().length > 0) return;
  if (!apt("update") || !apt("install", "--yes", "--no-install-recommends", ...missing)) {
    throw new Error(
      "A container is tried with Debian's packages buildah and mmdebstrap, which cannot be installed here.",
    );
  }
}

function apt(...parameters: string[]): boolean {
  return spawnSync("apt-get", parameters, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
}

interface NodeAndNpm {
  /** The file of Node. */
  readonly node: string;
  /** The folder of npm. */
  readonly npm: string;
}

/** This machine's own, with which the test was started; the site runs on the pinned Node. */
export function nodeAndNpm(): NodeAndNpm {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm) throw new Error("A container is tried with `npm run test:long -- container`.");
  return { node: realpathSync(node), npm: dirname(dirname(realpathSync(npm))) };
}

/** A file or folder of this machine, and where a container sees it. */
interface LentPath {
  readonly source: string;
  readonly target: string;
}

/**
 * What downloads need: npm's settings, apt's settings and sources, certificates. Containers see these files while
 * something is built, and images keep none of them. Proxies of the environment are passed on by buildah.
 */
export function lentPaths(): LentPath[] {
  const paths = [
    { source: npmSetting("userconfig"), target: "/root/.npmrc" },
    { source: npmSetting("globalconfig"), target: "/usr/local/etc/npmrc" },
    ...["/etc/apt", "/usr/share/keyrings", "/etc/ssl/certs"].map((path) => ({ source: path, target: path })),
  ];
  const certificates = npmSetting("cafile");
  if (!certificates.startsWith("/etc/ssl/certs/")) paths.push({ source: certificates, target: certificates });
  return paths.filter(({ source }) => existsSync(source));
}

function npmSetting(name: string): string {
  const { node, npm } = nodeAndNpm();
  const command = [join(npm, "bin", "npm-cli.js"), "config", "get", name];
  return execFileSync(node, command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

/** The name of this machine's Debian, such as "bookworm". */
export function debianRelease(): string {
  const name = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
  if (name === undefined) throw new Error("A container is tried on Debian, which this machine does not run.");
  return name;
}

/** This machine's sources of Debian's packages, in the one-line format of apt; none before `apt-get update`. */
export function debianSources(): string[] {
  const filter = ["--format", "deb $(REPO_URI) $(RELEASE) $(COMPONENT)", "Identifier: Packages", "Origin: Debian"];
  return execFileSync("apt-get", ["indextargets", ...filter], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
}

/** Options of this machine's apt for downloads, such as a proxy. */
export function aptOptions(): string[] {
  const options = execFileSync("apt-config", ["dump"], { encoding: "utf8" }).split("\n");
  return options.filter((line) => /^Acquire::(https?|Check-)/.test(line));
}
