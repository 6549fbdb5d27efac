import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Buildah } from "./buildah.ts";
import { aptOptions, debianRelease, debianSources, nodeAndNpm } from "./this-machine.ts";

/** Commands on a new Debian in the folder `$1`: remove what names hosts of this machine, and what "slim" leaves out. */
const removals = [
  'rm -rf "$1"/etc/hostname "$1"/etc/resolv.conf "$1"/etc/apt/sources.list* "$1"/etc/apt/apt.conf.d/99*',
  'rm -rf "$1"/usr/share/doc "$1"/usr/share/info "$1"/usr/share/locale "$1"/usr/share/man',
];

/**
 * Makes the two images that the Dockerfile asks for, under their names: Debian, and Debian with Node and npm. The first
 * has what `debootstrap --variant=minbase` installs, as Docker Hub's; the second this machine's Node and npm, where Docker
 * Hub's has Node 26, and the library that Node 26 needs.
 *
 * @param lent parameters of buildah with which containers see what downloads need
 */
export async function makeBaseImages({ folder, buildah, run }: Buildah, lent: readonly string[]): Promise<void> {
  const dockerfile = readFileSync(join(import.meta.dirname, "../../../Dockerfile"), "utf8");
  const [nodeImage = "", debianImage = ""] = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = ""]) => name);
  if (!nodeImage.startsWith("node:") || !debianImage.startsWith("debian:")) {
    throw new Error("The Dockerfile asks for other images than Node's and Debian's: make those here.");
  }

  const archive = join(folder, "debian.tar");
  const options = [
    ...aptOptions().map((option) => `--aptopt=${option}`),
    ...removals.map((command) => `--customize-hook=${command}`),
  ];
  await run("mmdebstrap", ["--variant=minbase", ...options, debianRelease(), archive, "-"], debianSources().join("\n"));
  const debian = await buildah("from", "scratch");
  await buildah("add", debian, archive, "/");
  await buildah("commit", "--rm", "--format", "docker", debian, `docker.io/library/${debianImage}`);

  const { node, npm } = nodeAndNpm();
  const container = await buildah("from", debianImage);
  await buildah("copy", container, node, "/usr/local/bin/node");
  await buildah("copy", container, npm, "/usr/local/lib/node_modules/npm");
  const commands = [
    "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm",
    "apt-get update",
    "apt-get install -y --no-install-recommends libatomic1",
    "rm -rf /var/lib/apt/lists/* /var/cache/apt/*",
  ];
  await buildah("run", "--isolation", "chroot", ...lent, container, "--", "sh", "-c", commands.join(" && "));
  await buildah("commit", "--rm", "--format", "docker", container, `docker.io/library/${nodeImage}`);
}
