// The first half of `npm start` and of other commands: installs the locked packages where they are missing or stale. The
// pinned Node is one of them, and npm finds it first. Runs on whatever Node is on the machine (18 or newer): plain
// JavaScript, no package. Called by its name and not as `prestart`, which npm leaves out where `ignore-scripts` is set.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(projectFolder, "package-lock.json");
const modules = join(projectFolder, "node_modules");
const pinnedNode = join(modules, ".bin", "node");

if (Number(process.versions.node.split(".")[0]) < 18) {
  fail(`Node ${process.versions.node} is too old to start: install Node 18 or newer.`);
}
const lock = readFileSync(lockFile, "utf8");
const isPinned = hasNodeOfThisMachine();
if (!isPinned) {
  const machine = `${process.platform}-${process.arch}`;
  process.stderr.write(`No Node is locked for ${machine}: Node ${process.versions.node} of this machine runs.\n`);
}
if (!isInstalled() || (isPinned && !existsSync(pinnedNode))) {
  await install();
  // To npm it is an optional package, which it leaves out without a word where it cannot be fetched.
  if (isPinned && !existsSync(pinnedNode)) fail("npm could not fetch the pinned Node. Start it again.");
}

/** Runs `npm ci`, and says every ten seconds that it still runs: npm itself prints nothing where no terminal is. */
async function install() {
  process.stdout.write("Installing packages…\n");
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(() => process.stdout.write(`  ${seconds()} s\n`), 10_000);
  // Development packages build the site; the pinned Node is an optional one, of which npm takes that of the machine.
  const include = ["--include=dev", "--include=optional"];
  const options = ["ci", ...include, "--ignore-scripts=false", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, ...options]] : ["npm", options];
  const child = spawn(command, args, { cwd: projectFolder, stdio: "inherit" });
  const status = await new Promise((resolve) => {
    child.on("error", (error) => fail(`npm could not be started: ${error.message}`));
    child.on("close", resolve);
  });
  clearInterval(progress);
  if (status !== 0) fail("The packages could not be installed; npm says why above.");
  process.stdout.write(`Packages installed in ${seconds()} s.\n`);
}

/** Whether npm has installed exactly what the lock file names: at its end it writes what is there. */
function isInstalled() {
  const installed = join(modules, ".package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(lock).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  const same = (path) =>
    wanted[path]?.version === present[path]?.version && wanted[path]?.integrity === present[path]?.integrity;
  // Packages for other platforms are in the lock file and not on the disk.
  return (
    Object.keys(present).every(same) &&
    Object.keys(wanted).every((path) => path === "" || wanted[path].optional || path in present)
  );
}

/** Whether the lock file has the pinned Node for this system and processor. */
function hasNodeOfThisMachine() {
  return Object.values(JSON.parse(lock).packages).some(
    ({ bin, os, cpu }) =>
      bin?.node !== undefined && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch),
  );
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
