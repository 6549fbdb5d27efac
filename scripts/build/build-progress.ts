import type { Plugin } from "vite";

const image = /[?&]responsive\b/;

/** Milliseconds between two lines about the images. */
const reportIntervalMs = 2000;

/** Prints how many images are encoded, which takes most of a first build. */
export function reportImages(print: (line: string) => void = printLine): Plugin {
  let started = 0;
  let done = 0;
  let reportedAt = 0;
  return {
    name: "report-images",
    enforce: "pre",
    buildStart() {
      started = 0;
      done = 0;
      reportedAt = performance.now();
    },
    load: {
      order: "pre", // the plugin that encodes an image is the last to be asked for it
      filter: { id: image },
      handler() {
        started++;
      },
    },
    transform: {
      filter: { id: image },
      handler() {
        done++;
        if (performance.now() - reportedAt < reportIntervalMs) return;
        reportedAt = performance.now();
        print(`images ${done}/${started}`);
      },
    },
  };
}

/** Runs one phase of a build and prints how long it took. */
export async function phase(name: string, work: () => unknown): Promise<void> {
  const startedAt = performance.now();
  await work();
  printLine(`${name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function printLine(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
