import { farGulls, sittingCat } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { mist } from "../drawing/nature.ts";
import { amber, gold, indigo, lilac, orchid } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { galataTower, houses } from "../drawing/town.ts";

/** The tower over the roofs under a full moon, seen from a roof where a cat sits. */
export const galataMoon: Scene = { ...portrait, name: "kule-dolunay", seed: 23, draw: drawRoofs };

function drawRoofs(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #0d0a2c, 0.3 #241659, 0.58 #5a2f96, 0.75 #a0539c, 1 #d9777f"),
    stars(canvas, 170, 800),
    moon(canvas, 762, 330, 118),
    mist(canvas, 420, 130, "#8f6ac9", 0.35, 8),
    mist(canvas, 640, 120, "#b46bb0", 0.3, 8),
    farGulls(
      [
        [560, 300, 0.9],
        [500, 340, 0.7],
        [615, 255, 0.6],
        [455, 300, 0.5],
      ],
      "#1a1240",
    ),
    houses(canvas, 930, 60, 170, "#56307f", 0.2, [36, 70]),
    rect(0, 700, canvas.width, 300, canvas.linear("0 #c46aa5 0, 1 #c46aa5 0.5")),
    galataTower(canvas, 430, 1010, 790),
    houses(canvas, 1040, 70, 190, "#381f63", 0.34, [52, 92]),
    mist(canvas, 1000, 90, "#b06ab5", 0.3, 6),
    houses(canvas, 1150, 60, 170, "#22144a", 0.42, [74, 130]),
    bokeh(canvas, 14, [0, 960, 1080, 220], [amber, gold], [3, 8]),
    wideGlow(canvas, 300, 1130, 500, 120, amber, 0.35),
    tiledRoof(canvas),
    at(800, 1136, sittingCat("#0f0a22", lilac, gold), 1.08),
    glow(canvas, 820, 960, 190, lilac, 0.16),
    chimney(canvas),
  );
}

function tiledRoof(canvas: Canvas): string {
  const outline = "M-20,1238L560,1118L1100,1166V1370H-20Z";
  const rows = times(9, (row) =>
    times(26, (i) => {
      const x = i * 46 - 40 + (row % 2) * 23;
      const y = 1120 + row * 34 + Math.abs(x - 560) * (x < 560 ? 0.205 : 0.09);
      return line(
        `M${n(x)},${n(y)}q23,26 46,0`,
        canvas.random() < 0.25 ? orchid : "#4d2c80",
        3,
        fade(canvas.between(0.25, 0.8)),
      );
    }).join(""),
  );
  return [
    path(outline, canvas.linear("0 #3a1f66, 0.4 #20123f, 1 #0b0819")),
    group(rows, `clip-path="${canvas.clip(`<path d="${outline}"/>`)}"`),
    shade(canvas, outline, "#0b0819", "0 0, 0.5 0.4, 1 0.9"),
    line("M-20,1238L560,1118L1100,1166", "#b48af0", 4, fade(0.8)),
    line("M-20,1246L560,1126L1100,1174", "#0b0819", 5, fade(0.5)),
  ].join("");
}

function chimney(canvas: Canvas): string {
  const wall = canvas.linear("0 #170d30, 0.7 #35205f, 1 #8d66cf", 90);
  return group([
    rect(196, 1040, 92, 190, wall),
    rect(184, 1022, 116, 24, wall),
    rect(206, 988, 26, 36, wall),
    rect(250, 996, 26, 28, wall),
    line("M430,1150V890M372,930H488M384,962H476M398,994H462M430,890l-30,40M430,890l30,40", indigo, 5),
    line("M430,1150V890", "#6d49a8", 1.5),
  ]);
}
