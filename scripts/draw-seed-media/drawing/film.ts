import type { Canvas } from "./canvas.ts";

/** A short film. Drawn in units of 1080 × 1920, delivered at 720 × 1280. */
export type Film = {
  name: string;
  seed: number;
  seconds: number;
  /** What stands still, drawn once. */
  still: (canvas: Canvas) => void;
  /** What moves, over it; `time` runs from 0 to 1. Each frame starts from the same seed. */
  moving: (canvas: Canvas, time: number) => void;
  /** An ffmpeg audio source with its filters, made of noise and tones. */
  sound: string;
  /** Which moment stands for the film, 0–1. */
  poster: number;
  crf: number;
};
