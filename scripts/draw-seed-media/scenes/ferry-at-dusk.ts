import { farGulls, gull } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { ferry } from "../drawing/ferry.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { reflection, ridge, streaks, water } from "../drawing/nature.ts";
import { amber, aqua, coral, cream, gold, rose } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ground, group, path, rect } from "../drawing/shapes.ts";
import { houses, mosque } from "../drawing/town.ts";

/** The evening ferry crossing before the old town, the sun just gone. */
export const ferryAtDusk: Scene = { ...portrait, name: "vapur-aksam", seed: 11, draw: drawStrait };

function drawStrait(canvas: Canvas): void {
  const horizon = 800;
  canvas.add(eveningSky(canvas, horizon, 880), farShore(canvas, horizon), sea(canvas, horizon, 880));
  canvas.add(
    ...[-260, -170, -80, 10, 100, 190, 270].map((x) =>
      reflection(canvas, 500 + x, horizon + 150, horizon + 430, gold, 46, 0.75),
    ),
    reflection(canvas, 634, horizon + 150, horizon + 330, cream, 26, 0.7),
    at(500, horizon + 132, ferry(canvas), 1.18),
    wake(canvas, horizon),
    at(770, 560, gull(canvas, 0.9), 1.5, -14),
    at(905, 655, gull(canvas, 0.2), 1.05, -6),
    at(655, 430, gull(canvas, -0.3), 0.8, 10),
    at(180, 330, gull(canvas, 0.7, "#ffe4d4", "#7b5c9d"), 2.5, 12),
    at(955, 470, gull(canvas, 0.5), 0.6, 5),
    farGulls(
      [
        [330, 600, 0.5],
        [400, 620, 0.4],
        [290, 640, 0.36],
      ],
      "#3a2178",
    ),
  );
}

export function eveningSky(canvas: Canvas, horizon: number, sun: number): string {
  return [
    ground(canvas, "0 #1a1145, 0.16 #35206f, 0.32 #6d3591, 0.44 #b9508f, 0.53 #f27e63, 0.585 #ffc07a, 1 #ffc07a"),
    stars(canvas, 90, horizon * 0.54),
    glow(canvas, sun, horizon - 30, 760, "#ffb066", 0.85),
    wideGlow(canvas, sun, horizon - 10, 900, 150, "#ffd89a", 0.7),
    circle(sun, horizon - 34, 58, "#fff2cf"),
    glow(canvas, sun, horizon - 34, 190, cream, 0.8),
    streaks(canvas, horizon - 330, horizon - 80, 16, "#ff9d78", 0.55),
    streaks(canvas, horizon - 470, horizon - 240, 12, "#c65f9c", 0.5),
    streaks(canvas, horizon - 190, horizon - 40, 10, "#ffd79b", 0.7),
  ].join("");
}

export function farShore(canvas: Canvas, horizon: number): string {
  const far = ridge(canvas, { y: horizon - 54, height: 46, peaks: 2, jagged: 0.1 });
  return [
    path(far.d, "#9b4a86"),
    shade(canvas, far.d, "#e98a80", "0 0.7, 0.25 0"),
    group([mosque(250, horizon - 34, 250, "#6a2f77"), mosque(520, horizon - 26, 120, "#6a2f77", [0.6])]),
    houses(canvas, horizon + 6, 22, 66, "#54276d", 0.22, [26, 54]),
    houses(canvas, horizon + 10, 8, 30, "#3b1d5c", 0.35, [22, 44]),
    rect(0, horizon - 90, canvas.width, 110, canvas.linear("0 #ff9d6a 0, 0.8 #ff9d6a 0.45, 1 #ffb27a 0.3")),
  ].join("");
}

export function sea(canvas: Canvas, horizon: number, sun: number): string {
  return [
    water(
      canvas,
      horizon,
      canvas.height,
      "0 #f29a78, 0.1 #b65a8c, 0.3 #5f347f, 0.6 #2b2360, 1 #10153a",
      [gold, coral, rose, "#7e5bc0", "#33529a", "#2b8f9e"],
      420,
      0.5,
    ),
    reflection(canvas, sun, horizon + 2, horizon + 400, "#ffd79a", 150, 0.9),
    water(
      canvas,
      canvas.height - 190,
      canvas.height,
      "0 #10153a 0, 1 #0a1030 0.7",
      [aqua, "#3f6fb0", "#6a4bb5", amber],
      90,
      0.4,
    ),
  ].join("");
}

function wake(canvas: Canvas, horizon: number): string {
  const foam = canvas.linear("0 #ffffff 0, 0.3 #ffe9dc 0.85, 1 #ffffff 0", 90);
  return group([
    path(
      `M150,${horizon + 138}C300,${horizon + 128} 760,${horizon + 128} 872,${horizon + 136}C900,${horizon + 140} 700,${horizon + 148} 500,${horizon + 148}S190,${horizon + 150} 150,${horizon + 138}Z`,
      foam,
    ),
    path(
      `M-20,${horizon + 158}C90,${horizon + 140} 170,${horizon + 134} 260,${horizon + 140}C170,${horizon + 150} 90,${horizon + 162} -20,${horizon + 178}Z`,
      foam,
      'opacity=".7"',
    ),
  ]);
}
