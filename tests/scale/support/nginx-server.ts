import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/free-port.harness.ts";
import { needPackage } from "#scripts/test/debian-package.harness.ts";
import { distName } from "#server/config/dist-name.ts";

/**
 * nginx with deploy/nginx.conf, on 127.0.0.1 and ::1, in a folder that is removed at the end. To it, a request over ::1 comes
 * from the address in its header `X-Test-Address`, where there is one.
 */
export interface NginxServer {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Of the host www.example.com, in PEM. */
  readonly certificate: string;
  /** Its pages, files and logs are below this folder. */
  readonly folder: string;
  readonly accessLog: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const project = join(import.meta.dirname, "..", "..", "..");
const configuration = join(project, "deploy", "nginx.conf");
const releasedBuild = "/opt/meydan-website/current/dist";

/** @param ports of the instances on 127.0.0.1 */
export async function startNginx(ports: readonly number[]): Promise<NginxServer> {
  const program = needPackage("nginx-light", findProgram);
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  createCertificate(folder);
  const [, instance = ""] = /^( +server 127\.0\.0\.1:4321 .*\n)/m.exec(readFileSync(configuration, "utf8")) ?? [];
  const changes: [string | RegExp, string][] = [
    [/( +server 127\.0\.0\.1:\d+ .*\n)+/, ports.map((port) => instance.replace("4321", String(port))).join("")],
    [/listen \[::\]:80;/g, `listen [::1]:${httpPort};`],
    [/listen \[::\]:443 /g, `listen [::1]:${httpsPort} `],
    [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /g, `listen 127.0.0.1:${httpsPort} `],
    [/\/etc\/letsencrypt\/live\/www\.example\.com\//g, `${folder}/`],
    ["/etc/nginx/site-closed", join(folder, "site-closed")],
    ["/var/www/letsencrypt;", `${join(folder, "letsencrypt")};`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    [/\/var\/lib\/nginx\//g, `${folder}/`],
    [releasedBuild, join(project, distName)],
  ];
  const site = changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`deploy/nginx.conf has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(configuration, "utf8"),
  );
  const headers = readFileSync(join(project, "deploy", "nginx-headers.conf"), "utf8");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = `
    daemon off;
    worker_processes 1;
    pid ${join(folder, "nginx.pid")};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 4096; }
    http { ${temporary.join(" ")} set_real_ip_from ::1; real_ip_header X-Test-Address; include ${join(folder, "site.conf")}; }`;
  await writeFile(join(folder, "site.conf"), site);
  await writeFile(join(folder, "nginx-headers.conf"), headers.replace(releasedBuild, join(project, distName)));
  await writeFile(join(folder, "nginx.conf"), main);
  let output = "";
  const child = spawn(program, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  /** 0 before there is one. */
  const workerPid = () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(" ")[0]);
  // The file of the process is written once it listens.
  while (!existsSync(join(folder, "nginx.pid")) || !workerPid()) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start:\n${output}`);
    }
    await sleep(20);
  }
  return {
    httpPort,
    httpsPort,
    certificate: readFileSync(join(folder, "fullchain.pem"), "utf8"),
    folder,
    accessLog: () => readFile(join(folder, "site.log"), "utf8"),
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

function createCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = ["-subj", "/CN=www.example.com", "-addext", "subjectAltName=DNS:www.example.com"];
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...options, ...files, ...names], { stdio: "pipe" });
}

function findProgram(): string | undefined {
  return ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));
}
