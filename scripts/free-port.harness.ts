import { once } from "node:events";
import { createServer, type Server } from "node:net";

/**
 * Below the ports that Linux gives to outgoing connections and to servers that ask for any (32768 on): none of these can
 * take a port of these before the one that it is for does.
 */
const ports = { from: 20_000, to: 32_767 };

/**
 * An even port of 127.0.0.1 that is free, chosen at random. This process holds the odd one above it as long as it lives,
 * so that no other call, here or in another process, chooses the same.
 *
 * @throws Error after ten that were not free
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 10; tries += 1) {
    const port = ports.from + 2 * Math.floor((Math.random() * (ports.to - ports.from)) / 2);
    const claim = await take(port + 1);
    if (claim === undefined) continue;
    const server = await take(port);
    if (server === undefined) {
      claim.close();
      continue;
    }
    claim.unref();
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error(`no free port from ${ports.from} to ${ports.to}`);
}

async function take(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    return server;
  } catch {
    return undefined;
  }
}
