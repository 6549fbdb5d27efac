import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that Linux gives to outgoing connections and to servers that ask for any (32768 on): none of these can
 * take a port of these before the one that it is for does.
 */
const ports = { from: 20_000, to: 32_767 };

/** A port of 127.0.0.1 that was free a moment ago, chosen at random. @throws Error after ten that were not */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 10; tries += 1) {
    const port = ports.from + Math.floor(Math.random() * (ports.to - ports.from));
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${ports.from} to ${ports.to}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
