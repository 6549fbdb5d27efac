import { gull } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { mist, reflection, ridge, water } from "../drawing/nature.ts";
import { amber, aqua, cream, gold, lilac, orchid } from "../drawing/palette.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, fade, ground, line, path, rect, times } from "../drawing/shapes.ts";
import { houses, mosque } from "../drawing/town.ts";

const horizon = 560;

/** The small tower on its rock in the strait, with its lamp lit. */
export const islandTower: Scene = { ...landscape, name: "ada-feneri", seed: 19, draw: drawStrait };

function drawStrait(canvas: Canvas): void {
  const hills = ridge(canvas, { y: horizon - 60, height: 70, peaks: 2, jagged: 0.08 });
  canvas.add(
    ground(canvas, "0 #0a0b2a, 0.3 #1c1a55, 0.5 #3f2f86, 0.62 #7a4f9f, 0.66 #a86a9f, 1 #a86a9f"),
    stars(canvas, 210, 470),
    moon(canvas, 236, 176, 62),
    mist(canvas, 300, 90, "#6a55b0", 0.35, 7),
    path(hills.d, "#3a2a78"),
    shade(canvas, hills.d, lilac, "0 0.4, 0.3 0"),
    mosque(1060, horizon - 12, 150, "#2c1f62", [-0.6, 0.6]),
    houses(canvas, horizon + 4, 14, 48, "#251a55", 0.6, [18, 40]),
    wideGlow(canvas, 640, horizon, 700, 60, amber, 0.35),
    water(
      canvas,
      horizon,
      canvas.height,
      "0 #7f5a9c, 0.12 #40357f, 0.4 #1a2560, 1 #08122c",
      [lilac, "#6d7fd0", aqua, orchid, gold],
      420,
      0.45,
    ),
    reflection(canvas, 236, horizon + 4, canvas.height - 10, "#ffe9c8", 130, 0.6),
    ...times(26, () =>
      reflection(
        canvas,
        canvas.between(0, 1280),
        horizon + 4,
        horizon + canvas.between(40, 120),
        canvas.pick([amber, gold, orchid]),
        14,
        0.45,
      ),
    ),
    tower(canvas),
    at(420, 330, gull(canvas, 0.6, "#e8e0ff", "#5a4a9a"), 1.1, -10),
    at(520, 400, gull(canvas, 0.1, "#e8e0ff", "#5a4a9a"), 0.7, 6),
    boat(canvas),
  );
}

function tower(canvas: Canvas): string {
  const x = 800;
  const wall = canvas.linear("0 #8f78b8, 0.35 #ffdcb4, 0.6 #f2b088, 1 #5a3a78", 90);
  const roof = canvas.linear("0 #463283, 0.5 #7a5cc0, 1 #1f1547", 90);
  const rock = `M600,${horizon + 86}C630,${horizon + 46} 690,${horizon + 40} 720,${horizon + 34}H900C940,${horizon + 38} 990,${horizon + 50} 1020,${horizon + 88}C900,${horizon + 108} 700,${horizon + 108} 600,${horizon + 86}Z`;
  const windowRow = (y: number, xs: readonly number[], h = 24) =>
    xs.map((dx) => path(`M${x + dx - 7},${y}v${-h + 7}a7,7 0 0 1 14,0v${h - 7}Z`, gold)).join("");
  return [
    path(rock, canvas.linear("0 #5a4688, 1 #100c2a")),
    shade(canvas, rock, "#ffcf9a", "0 0.6, 0.4 0.1, 1 0"),
    rect(690, horizon - 30, 240, 68, wall),
    path(`M680,${horizon - 28}L704,${horizon - 58}H916L940,${horizon - 28}Z`, roof),
    windowRow(horizon + 22, [-86, -56, -26, 26, 56, 86], 30),
    rect(x - 44, horizon - 150, 88, 100, wall),
    windowRow(horizon - 76, [-22, 0, 22]),
    windowRow(horizon - 114, [-22, 0, 22]),
    rect(x - 54, horizon - 160, 108, 12, "#fff0d8"),
    line(`M${x - 54},${horizon - 172}H${x + 54}`, cream, 3),
    ...times(10, (i) => line(`M${x - 52 + i * 11.5},${horizon - 172}v12`, cream, 2)),
    rect(x - 28, horizon - 212, 56, 54, wall),
    windowRow(horizon - 168, [-12, 12], 30),
    path(
      `M${x - 38},${horizon - 210}C${x - 36},${horizon - 250} ${x - 12},${horizon - 262} ${x},${horizon - 296}C${x + 12},${horizon - 262} ${x + 36},${horizon - 250} ${x + 38},${horizon - 210}Z`,
      roof,
    ),
    line(`M${x},${horizon - 296}v-52`, "#e8d6ff", 3),
    path(`M${x},${horizon - 346}h34l-8,10 8,10H${x}Z`, "#d8475a"),
    glow(canvas, x, horizon - 190, 300, amber, 0.6),
    glow(canvas, x, horizon - 190, 70, cream, 0.9),
    wideGlow(canvas, x, horizon + 40, 260, 70, amber, 0.6),
    ...[-86, -40, 0, 40, 86].map((dx) => reflection(canvas, x + dx, horizon + 98, horizon + 270, gold, 46, 0.75)),
  ].join("");
}

function boat(canvas: Canvas): string {
  return at(
    330,
    742,
    [
      path("M-110,0C-90,22 80,24 112,-8L96,-6H-104Z", canvas.linear("0 #1c7a80, 1 #0a2438")),
      line("M-108,0H96", gold, 3),
      path("M-30,-4V-44H34V-4Z", "#e9dcf2"),
      rect(-22, -38, 18, 16, gold),
      rect(4, -38, 18, 16, gold),
      line("M60,-6V-70L-70,-6", "#0b0819", 2.5),
      glow(canvas, 60, -72, 60, amber, 0.9),
      reflection(canvas, 40, 14, 90, amber, 46, 0.7),
      line("M-110,14q60,14 220,2", cream, 2, fade(0.4)),
    ].join(""),
  );
}
