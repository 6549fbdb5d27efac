import { once } from "node:events";
import { connect } from "node:net";
import { freePort } from "#scripts/free-port.ts";
import type { Effort } from "../effort.ts";
import { cores, processorSeconds, startPinned, stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { siteCommand, siteSettings, startProductServer } from "./servers.ts";

/** From starting the process to the first 200 of the landing page, with a product server configured. */
export async function measureStart({ starts }: Effort): Promise<void> {
  heading("Start to the first 200 (/)");
  const productServer = await startProductServer();
  const first = await startOnce(productServer);
  line("first one, after which compiled code is kept", `${Math.round(first.milliseconds)} ms`);
  const milliseconds: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const one = await startOnce(productServer);
    milliseconds.push(one.milliseconds);
    processor.push(one.processorMilliseconds);
  }
  spreadLine("later ones", milliseconds, " ms", { atMost: 400 });
  spreadLine("later ones, processor time", processor, " ms");
}

async function startOnce(productServer: number): Promise<{ milliseconds: number; processorMilliseconds: number }> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = startPinned(cores.measured, siteCommand, siteSettings(port, productServer));
  while (!(await hasPage(port))) await new Promise((resolve) => setTimeout(resolve, 1));
  const milliseconds = performance.now() - startedAt;
  const processorMilliseconds = 1000 * processorSeconds(child.pid ?? 0);
  await stop(child);
  return { milliseconds, processorMilliseconds };
}

async function hasPage(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    const [answer] = await once(socket, "data");
    return String(answer).startsWith("HTTP/1.1 200");
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
