import { freePort } from "#scripts/free-port.harness.ts";
import type { Effort } from "./effort.ts";
import { cores, cpuSecondsOf, startPinned, stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { siteCommand, siteEnvironment, startProductServer } from "./servers.ts";

/** Time from the start of the process to the first 200 for the landing page. */
export async function measureStartTime({ starts }: Effort): Promise<void> {
  heading("Start to the first 200 (/)");
  const productServer = await startProductServer();
  const first = await startOnce(productServer);
  line("first, which may have to compile", `${Math.round(first.milliseconds)} ms`);
  const milliseconds: number[] = [];
  const cpuMilliseconds: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const start = await startOnce(productServer);
    milliseconds.push(start.milliseconds);
    cpuMilliseconds.push(start.cpuMilliseconds);
  }
  spreadLine("later", milliseconds, " ms");
  spreadLine("later, CPU time", cpuMilliseconds, " ms");
  line("", "(min · median · max of the starts)");
}

async function startOnce(productServer: number): Promise<{ milliseconds: number; cpuMilliseconds: number }> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = startPinned(cores.measured, siteCommand(), siteEnvironment(port, productServer));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 1));
  const milliseconds = performance.now() - startedAt;
  const cpuMilliseconds = 1000 * cpuSecondsOf(child.pid ?? 0);
  await stop(child);
  return { milliseconds, cpuMilliseconds };
}
