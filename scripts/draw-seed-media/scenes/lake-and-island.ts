import { farGulls } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { mist, reflection, streaks, water } from "../drawing/nature.ts";
import { amber, aqua, cream, gold, lilac, teal } from "../drawing/palette.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

const shore = 470;

/** The great eastern lake: turquoise water, an island with its stone church, snow on the mountains turning pink. */
export const lakeAndIsland: Scene = { ...landscape, name: "van-golu", seed: 65, draw: drawLake };

function drawLake(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #1b1650, 0.22 #473390, 0.38 #a765b0, 0.5 #f7a58e, 0.58 #ffd6a4, 1 #ffd6a4"),
    stars(canvas, 90, 240),
    glow(canvas, 210, 430, 600, "#ffb070", 0.7),
    streaks(canvas, 170, 400, 16, "#ff9f96", 0.5),
    snowMountains(canvas),
    mist(canvas, shore - 26, 60, "#ffd9c9", 0.55, 8),
    water(
      canvas,
      shore,
      canvas.height,
      "0 #e9a59c, 0.14 #6c86b8, 0.34 #1c8f9e, 0.66 #0f5a74, 1 #0a2440",
      [aqua, teal, "#ffd0a8", lilac, "#bff2e6"],
      380,
      0.55,
    ),
    reflection(canvas, 250, shore, shore + 260, "#ffd9a8", 190, 0.6),
    island(canvas),
    farGulls(
      [
        [300, 250, 0.7],
        [360, 230, 0.5],
        [420, 265, 0.45],
      ],
      "#3a2a70",
    ),
    reeds(canvas),
  );
}

function snowMountains(canvas: Canvas): string {
  const back =
    "M-20,470V330L90,270 160,300 260,180 330,236 410,150 470,214 520,196 600,268 700,232 800,296 880,262 960,310 1060,250 1130,296 1220,262 1300,330V480Z";
  const main =
    "M440,480L560,390 640,340 700,262 752,206 812,130 856,168 884,150 952,228 1010,270 1090,336 1180,392 1310,440V480Z";
  const snow =
    "M640,340L700,262 752,206 812,130 856,168 884,150 952,228 1010,270 984,286 950,262 930,300 896,250 868,296 842,236 806,292 780,248 748,306 716,290 690,336Z";
  return [
    path(back, "#7a6ab8"),
    shade(canvas, back, "#ffd2c0", "0 0.85, 0.4 0.25, 0.7 0"),
    path(main, "#4d4691"),
    path(snow, canvas.linear("0 #ffe9dc, 0.6 #f6a9a6, 1 #b98ac8")),
    shade(canvas, main, "#ffb9a0", "0 0.65, 0.6 0.1, 1 0", 70),
    path(
      "M812,130L856,168 884,150 952,228 1010,270 1090,336 1180,392 1310,440V480H880L900,380 850,300 868,296 842,236Z",
      "#241c5c",
      fade(0.42),
    ),
  ].join("");
}

function island(canvas: Canvas): string {
  const rock = `M640,${shore + 78}C690,${shore + 28} 760,${shore + 8} 860,${shore + 6}C960,${shore + 2} 1040,${shore + 40} 1090,${shore + 80}C980,${shore + 96} 760,${shore + 98} 640,${shore + 78}Z`;
  const stone = canvas.linear("0 #ffcf9a, 0.45 #d9937a, 1 #6a4672", 90);
  const church = [
    rect(-70, -66, 140, 66, stone),
    path("M-82,-64L0,-100L82,-64Z", "#7a4668"),
    rect(-30, -140, 60, 60, stone),
    path("M-38,-138L0,-206L38,-138Z", canvas.linear("0 #a8647a, 0.5 #7a4668, 1 #3d2650", 90)),
    line("M0,-206v-22M-8,-220h16", gold, 3),
    ...[-46, 0, 46].map((x) => path(`M${x - 7},-14v-26a7,7 0 0 1 14,0v26Z`, gold)),
    ...[-16, 0, 16].map((x) => rect(x - 3, -126, 6, 26, "#3d2650")),
    line("M-70,-50H70M-30,-92H30", "#5a3658", 2.5, fade(0.6)),
    ...times(14, (i) => rect(-66 + i * 10, -60, 5, 5, "#8a5a68", fade(0.6))),
  ].join("");
  const trees = times(9, (i) => {
    const x = 690 + i * 46 + canvas.between(-10, 10);
    const blossom = i % 3 === 0;
    return Math.abs(x - 860) < 80
      ? ""
      : group(
          times(
            6,
            () =>
              `<circle cx="${n(x + canvas.between(-16, 16))}" cy="${n(shore + 10 - canvas.between(0, 30))}" r="${n(canvas.between(8, 15))}" fill="${blossom ? canvas.pick(["#f7b6c4", "#ffd9d6", "#d98aa8"]) : canvas.pick(["#24505c", "#2f6a66", "#17384c"])}"/>`,
          ),
        ) + line(`M${n(x)},${shore + 36}V${shore}`, "#2a1b40", 4);
  });
  return [
    path(rock, canvas.linear("0 #8a6a78, 0.5 #40325c, 1 #171a3c")),
    shade(canvas, rock, "#ffc08c", "0 0.75, 0.45 0.1, 1 0"),
    ...trees,
    at(860, shore + 22, church),
    wideGlow(canvas, 860, shore + 8, 150, 50, amber, 0.5),
    reflection(canvas, 860, shore + 92, shore + 260, amber, 90, 0.6),
    reflection(canvas, 780, shore + 92, shore + 180, "#f7b6c4", 130, 0.4),
    path(
      `M640,${shore + 80}C760,${shore + 100} 980,${shore + 98} 1090,${shore + 82}C1000,${shore + 150} 740,${shore + 150} 640,${shore + 80}Z`,
      "#0a2440",
      `${fade(0.4)} filter="${canvas.blur(8)}"`,
    ),
    glow(canvas, 860, shore - 30, 120, cream, 0.25),
  ].join("");
}

function reeds(canvas: Canvas): string {
  return group(
    times(90, () => {
      const x = canvas.random() < 0.6 ? canvas.between(-20, 330) : canvas.between(1080, 1300);
      const h = canvas.between(60, 190) * (x < 700 ? 1 - x / 600 : (x - 1000) / 330 + 0.2);
      return line(
        `M${n(x)},870Q${n(x + canvas.between(-6, 6))},${n(870 - h * 0.6)} ${n(x + canvas.between(-34, 34))},${n(860 - h)}`,
        canvas.pick(["#071a2c", "#0c2a3c", "#124050", "#2a1b48"]),
        canvas.between(2, 5),
      );
    }),
  );
}
