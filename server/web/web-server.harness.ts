import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { type Logger, pino } from "pino";
import { onTestFinished } from "vitest";
import { listen } from "#server/http/listen.ts";
import type { SiteServices } from "#site/page.ts";
import { plainServices, plainSiteSettings, siteResponse } from "#site/plain-site.harness.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { createWebServer, type WebServerDeps } from "./web-server.ts";

export const testSettings: SiteSettings = { ...plainSiteSettings, origin: "http://site.example" };

type ServedParts = Partial<Omit<WebServerDeps, "services">> & { readonly services?: Partial<SiteServices> };

export interface ServedSite {
  readonly origin: string;
  /** The lines logged so far, parsed. */
  readonly logged: Record<string, unknown>[];
  /** Sends bytes unchanged and reads until the server closes the connection. */
  readonly send: (bytes: string) => Promise<string>;
}

/**
 * Serves on a free port until the test ends. What `deps` leaves out is a site with a single page of one word.
 *
 * @param onFinished that of the test's own context, where tests run at the same time
 */
export async function serve(
  { services, ...deps }: ServedParts = {},
  onFinished: (close: () => void) => void = onTestFinished,
): Promise<ServedSite> {
  const logged: Record<string, unknown>[] = [];
  const log: Logger = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const server = createWebServer({
    site: async () => siteResponse("page"),
    services: { ...plainServices, settings: testSettings, log, ...services },
    files: [],
    checkReadiness: async () => ({ ready: true, productServer: "responds" }),
    ...deps,
  });
  await listen(server, "127.0.0.1", 0);
  onFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    logged,
    send: (bytes) =>
      new Promise((resolve, reject) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
        socket.setEncoding("utf8").on("data", (text) => {
          received += text;
        });
        socket.on("end", () => resolve(received)).on("error", reject);
      }),
  };
}
