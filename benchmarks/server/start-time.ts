import { freePort } from "#scripts/free-port.harness.ts";
import type { Effort } from "./effort.ts";
import { cores, startPinned, stop } from "./processes.ts";
import { heading, line, spreadLine } from "./report.ts";
import { siteCommand, siteEnvironment, startProductServer } from "./servers.ts";

/** Time from the start of the process to the first 200 for the landing page. */
export async function measureStartTime({ starts }: Effort): Promise<void> {
  heading("Start to the first 200 (/)");
  const productServer = await startProductServer();
  line("first, which may have to compile", `${Math.round(await timeStart(productServer))} ms`);
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) times.push(await timeStart(productServer));
  spreadLine("later", times, " ms");
  line("", "(min · median · max of the starts)");
}

/** @returns milliseconds */
async function timeStart(productServer: number): Promise<number> {
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
  await stop(child);
  return milliseconds;
}
