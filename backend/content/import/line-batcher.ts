/** Lines written by one statement: 250 posts with 22 media of 5 columns stay below SQLite's 32,766 parameters. */
const batchSize = 250;

/** Gathers lines and passes them on by the batch; `flush` passes on the rest. */
export function createLineBatcher<Line>(write: (lines: readonly Line[]) => Promise<void>) {
  let lines: Line[] = [];

  async function flush(): Promise<void> {
    if (lines.length === 0) return;
    const batch = lines;
    lines = [];
    await write(batch);
  }

  return {
    flush,
    async add(line: Line): Promise<void> {
      lines.push(line);
      if (lines.length === batchSize) await flush();
    },
  };
}
