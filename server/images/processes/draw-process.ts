import { join } from "node:path";
import type { CardRenderer } from "#site/features/preview-images/create-card-renderer.tsx";
import { createWorkerProcess } from "./worker-process.ts";

/** The parameters of `DrawCard`. */
export type DrawTask = Parameters<DrawCard>;

/** Draws a card with its images: a JPEG. Rejects where that fails. */
export type DrawCard = CardRenderer["render"];

export interface DrawProcess {
  readonly draw: DrawCard;
  readonly close: () => void;
}

/** Milliseconds. A card takes 50 to 400 of one core, the first one a second more. */
const limits = { task: 10_000, idle: 60_000 };

/**
 * Draws preview images in another process, which loads engine and fonts.
 *
 * @param buildFolder written by `npm run build`
 */
export function createDrawProcess(buildFolder: string): DrawProcess {
  const { run, close } = createWorkerProcess<DrawTask, Uint8Array>(
    join(import.meta.dirname, "draw-worker.ts"),
    limits,
    [join(buildFolder, "server", "card-renderer.js")],
  );
  return { draw: (...task) => run(task), close };
}
