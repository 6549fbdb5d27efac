import type { Canvas } from "./canvas.ts";

/** A still picture: its file name without ending, its size in pixels and how it is drawn. */
export type Scene = {
  name: string;
  width: number;
  height: number;
  seed: number;
  draw: (canvas: Canvas) => void;
  /** 0–100, for pictures whose grain or haze needs another setting than the set's. */
  quality?: number;
  bloom?: number;
};

export const portrait = { width: 1080, height: 1350 };
export const square = { width: 1080, height: 1080 };
export const landscape = { width: 1280, height: 854 };
