// Runs on whatever Node is on the machine (18 or newer), before anything is installed: plain JavaScript, no package.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(projectFolder, "package-lock.json");
const modules = join(projectFolder, "node_modules");
const pinnedNode = join(modules, ".bin", "node");
const stampFile = join(modules, ".installed-lock");

/**
 * Installs the locked packages where they are missing or stale, then runs a TypeScript file of this folder on the
 * Node version that package.json pins.
 *
 * @param {string} script file name within scripts/
 */
export async function runOnPinnedNode(script) {
  if (Number(process.versions.node.split(".")[0]) < 18) {
    fail(`Node ${process.versions.node} is too old to start: install Node 18 or newer.`);
  }
  const file = join(projectFolder, "scripts", script);
  const installed = await ensureInstalled();
  if (!installed && isPinnedNode()) {
    await import(pathToFileURL(file).href);
    return;
  }
  // The channel tells the child when this process is gone, however it went.
  const child = spawn(pinnedNode, [...process.execArgv, file, ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`The pinned Node could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/** @returns {Promise<boolean>} whether anything had to be installed */
async function ensureInstalled() {
  const lock = readFileSync(lockFile, "utf8");
  const fingerprint = createHash("sha256").update(lock).digest("hex");
  if (existsSync(pinnedNode)) {
    if (readIfAny(stampFile) === fingerprint) return false;
    if (isInstalled(lock)) {
      writeStamp(fingerprint);
      return false;
    }
  }
  await install();
  if (!existsSync(pinnedNode)) fail("npm installed no Node: allow the install script of the package `node`.");
  writeStamp(fingerprint);
  return true;
}

/** Runs `npm ci`, and says every ten seconds that it still runs: npm itself prints nothing where no terminal is. */
async function install() {
  process.stdout.write("Installing packages…\n");
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(() => process.stdout.write(`  ${seconds()} s\n`), 10_000);
  // Development packages build the site; the install script of "node" fetches the pinned Node.
  const options = ["ci", "--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund", "--loglevel=error"];
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

/** Whether npm has already installed exactly what the lock file names (`npm ci` or `npm install` by hand). */
function isInstalled(lock) {
  const installed = readIfAny(join(modules, ".package-lock.json"));
  if (installed === undefined) return false;
  const wanted = JSON.parse(lock).packages;
  const present = JSON.parse(installed).packages;
  const same = (path) =>
    wanted[path]?.version === present[path]?.version && wanted[path]?.integrity === present[path]?.integrity;
  // Packages for other platforms are in the lock file and not on the disk.
  return (
    Object.keys(present).every(same) &&
    Object.keys(wanted).every((path) => path === "" || wanted[path].optional || path in present)
  );
}

function isPinnedNode() {
  return realpathSync(process.execPath) === realpathSync(pinnedNode);
}

function readIfAny(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function writeStamp(fingerprint) {
  try {
    writeFileSync(stampFile, fingerprint);
  } catch {
    // A read-only node_modules only costs the comparison at each start.
  }
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
