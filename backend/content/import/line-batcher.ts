/** Lines per batch: 250 posts with 22 media of 5 columns stay below SQLite's limit of 32,766 parameters. */
const batchSize = 250;

/** Collects lines and writes them in batches. `flush` writes the remaining ones. */
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
