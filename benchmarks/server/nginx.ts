import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { cores, startPinned } from "./processes.ts";
import { type Answer, type Server, started, workFolder } from "./servers.ts";

/** nginx with one worker that sends the same bytes and headers from a file. @returns undefined where there is no nginx */
export async function startNginx(answer: Answer): Promise<Server | undefined> {
  if (!hasNginx()) return undefined;
  const port = await freePort();
  const folder = join(workFolder, `nginx-${port}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page"), answer.body);
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, answer));
  const command = ["nginx", "-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const child = startPinned(cores.measured, command);
  const server = await started("nginx", port, child);
  const worker = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ")[0]);
  return { ...server, pid: worker };
}

/** Installs it from Debian where this user may. */
function hasNginx(): boolean {
  const found = () => spawnSync("nginx", ["-v"]).status === 0;
  if (found()) return true;
  if (process.getuid?.() === 0) spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"]);
  return found();
}

function configuration(folder: string, port: number, { headers }: Answer): string {
  const own = new Set(["content-length", "content-type", "etag"]);
  const added = headers.flatMap((name, at) =>
    at % 2 === 0 && !own.has(name.toLowerCase())
      ? [`add_header ${name} '${(headers[at + 1] ?? "").replaceAll("'", "\\'")}';`]
      : [],
  );
  return `daemon off;
user root;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000000;
  open_file_cache max=10;
  sendfile on;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder};
      default_type "text/html; charset=utf-8";
      try_files /page =404;
      ${added.join("\n      ")}
    }
  }
}
`;
}
