import { balloon, balloonCloth } from "../drawing/balloon.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { mist, ridge, streaks } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, fade, ground, group, line, n, path, times } from "../drawing/shapes.ts";

/** Balloons over the rock chimneys as the sun comes up. */
export const balloonsAtDawn: Scene = { ...portrait, name: "balonlar-safak", seed: 77, draw: drawDawn };

const flock: readonly (readonly [number, number, number, number])[] = [
  [250, 700, 0.34, 3],
  [420, 610, 0.24, 0],
  [905, 560, 0.3, 5],
  [610, 700, 0.2, 4],
  [820, 760, 0.17, 2],
  [120, 520, 0.22, 1],
  [520, 480, 0.15, 3],
  [690, 400, 0.13, 0],
  [980, 380, 0.15, 4],
  [760, 560, 1.0, 1],
  [300, 330, 1.5, 0],
  [930, 250, 0.62, 2],
];

function drawDawn(canvas: Canvas): void {
  canvas.add(dawnSky(canvas, 860), valley(canvas, 860));
  for (const [x, y, size, cloth] of flock)
    canvas.add(at(x, y, balloon(canvas, balloonCloth[cloth] ?? [], size > 0.5 ? 0.75 : 0.5), size));
  canvas.add(nearChimneys(canvas, 1350));
}

export function dawnSky(canvas: Canvas, horizon: number): string {
  return [
    ground(canvas, "0 #231a5e, 0.2 #4b3292, 0.38 #9a55a8, 0.52 #ee8a8c, 0.62 #ffc48c, 0.66 #ffe3b0, 1 #ffe3b0"),
    stars(canvas, 70, horizon * 0.4),
    streaks(canvas, horizon * 0.35, horizon * 0.8, 16, "#ffb59a", 0.5),
    streaks(canvas, horizon * 0.2, horizon * 0.5, 9, "#b97ac8", 0.5),
    glow(canvas, 560, horizon + 6, 720, "#ffd08a", 0.9),
    wideGlow(canvas, 560, horizon + 10, 900, 170, cream, 0.7),
    circle(560, horizon - 6, 52, "#fff8e4"),
  ].join("");
}

export function valley(canvas: Canvas, horizon: number): string {
  const ranges: readonly [number, number, string, string][] = [
    [10, 60, "#b9719c", "#ffc9a0"],
    [60, 70, "#915a98", "#f2a08c"],
    [130, 90, "#694788", "#d98a90"],
  ];
  return ranges
    .map(([down, height, fill, light]) => {
      const range = ridge(canvas, { y: horizon + down, height, peaks: 3, jagged: 0.28 });
      return (
        path(range.d, fill) +
        shade(canvas, range.d, light, "0 0.75, 0.3 0.1, 1 0") +
        chimneys(canvas, horizon + down + 60, 34 + down * 0.5, 9, fill, light) +
        mist(canvas, horizon + down + 70, 70, "#ffdcc0", 0.55, 7)
      );
    })
    .join("");
}

function chimneys(canvas: Canvas, y: number, size: number, count: number, fill: string, light: string): string {
  return group(
    times(count, () =>
      chimney(
        canvas,
        canvas.between(0, canvas.width),
        y + canvas.between(0, 40),
        size * canvas.between(1, 2.1),
        fill,
        light,
      ),
    ),
  );
}

/** A pillar of soft stone with a harder hat on it, its sunny side lit, here and there a window cut into it. */
function chimney(canvas: Canvas, x: number, foot: number, h: number, fill: string, light: string): string {
  const w = h * canvas.between(0.24, 0.36);
  const lean = canvas.between(-0.05, 0.05) * h;
  const body = `M${n(x - w)},${n(foot)}C${n(x - w * 0.7)},${n(foot - h * 0.4)} ${n(x - w * 0.5 + lean)},${n(foot - h * 0.6)} ${n(x - w * 0.38 + lean)},${n(foot - h * 0.78)}H${n(x + w * 0.38 + lean)}C${n(x + w * 0.5 + lean)},${n(foot - h * 0.6)} ${n(x + w * 0.7)},${n(foot - h * 0.4)} ${n(x + w)},${n(foot)}Z`;
  const hat = `M${n(x - w * 0.62 + lean)},${n(foot - h * 0.76)}Q${n(x - w * 0.3 + lean)},${n(foot - h * 0.86)} ${n(x + lean)},${n(foot - h)}Q${n(x + w * 0.3 + lean)},${n(foot - h * 0.86)} ${n(x + w * 0.62 + lean)},${n(foot - h * 0.76)}Q${n(x + lean)},${n(foot - h * 0.7)} ${n(x - w * 0.62 + lean)},${n(foot - h * 0.76)}Z`;
  const towards = x < 560 ? 90 : -90;
  const cut =
    h > 120
      ? path(`M${n(x - 8)},${n(foot - h * 0.42)}v-20a8,8 0 0 1 16,0v20Z`, canvas.random() < 0.6 ? gold : "#1a1030")
      : "";
  return (
    path(body, fill) +
    shade(canvas, body, light, "0 0, 0.4 0.1, 1 0.85", towards) +
    cut +
    path(hat, "#3b2358") +
    shade(canvas, hat, light, "0 0, 1 0.7", towards)
  );
}

export function nearChimneys(canvas: Canvas, foot: number): string {
  const slope = `M-20,${foot - 150}C200,${foot - 230} 420,${foot - 110} 640,${foot - 120}S1000,${foot - 220} 1100,${foot - 180}V${foot + 20}H-20Z`;
  return [
    chimney(canvas, 110, foot - 60, 420, "#472a66", "#ff9f86"),
    chimney(canvas, 250, foot - 70, 290, "#472a66", "#ff9f86"),
    chimney(canvas, 985, foot - 80, 470, "#472a66", "#ff9f86"),
    chimney(canvas, 850, foot - 70, 250, "#472a66", "#ff9f86"),
    path(slope, canvas.linear("0 #4d2d68, 1 #170d30")),
    shade(canvas, slope, "#ff9a7c", "0 0.6, 0.4 0.1, 1 0"),
    wideGlow(canvas, 500, foot - 96, 150, 40, amber, 0.8),
    at(
      500,
      foot - 84,
      path("M-66,0V-56H66V0Z", canvas.linear("0 #3b2358, 1 #7a4a72", 90)) +
        path("M-78,-54L0,-104L78,-54Z", "#2a1748") +
        line("M0,-104L78,-54", "#ffb08c", 4) +
        path("M-44,0v-26a13,13 0 0 1 26,0v26Z", gold) +
        path("M12,-22a12,12 0 0 1 24,0v12h-24Z", gold) +
        path("M40,-80v-26h16v36Z", "#2a1748"),
    ),
    ...times(40, () =>
      line(
        `M${n(canvas.between(0, 1080))},${n(foot - canvas.between(0, 110))}q4,-12 ${n(canvas.between(-8, 8))},-20`,
        "#6d4a78",
        2,
        fade(0.7),
      ),
    ),
  ].join("");
}
