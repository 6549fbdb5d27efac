import { join } from "node:path";
import { pino } from "pino";
import { plainServices } from "#site/plain-site.harness.ts";
import { distName } from "./config/dist-name.ts";
import { listen } from "./http/listen.ts";
import { loadSite } from "./load-site.ts";
import { createWebServer } from "./web/web-server.ts";

// A server that renders a post for each request.

const user = { uuid: "u-1", username: "ada", fullName: "Ada" };
const post = { uuid: "p-1", type: "News", content: "Söz", createdAt: "2026-07-05T18:00:00Z", user };
const others = [2, 3].map((number) => ({ ...post, uuid: `p-${number}` }));

const server = createWebServer({
  site: await loadSite(join(import.meta.dirname, "..", distName)),
  services: {
    ...plainServices,
    productApi: { get: async () => ({ kind: "loaded", json: { result: { data: post, otherDatas: others } } }) },
    log: pino({ level: "silent" }),
  },
  files: [],
  checkReadiness: async () => ({ ready: true, productServer: "responds" }),
});
await listen(server, "127.0.0.1", Number(process.env.PORT));
process.send?.("ready");
