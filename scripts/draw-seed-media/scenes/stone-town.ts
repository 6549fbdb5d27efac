import { farGulls } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { mist, streaks } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { circle, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** A town of honey-coloured stone stepping down its hill, the plain below like a sea. */
export const stoneTown: Scene = { ...portrait, name: "mardin-aksam", seed: 47, draw: drawTown };

function drawTown(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #241a5c, 0.2 #57358f, 0.36 #b05a97, 0.48 #f58d78, 0.56 #ffcf94, 1 #ffcf94"),
    stars(canvas, 60, 330),
    glow(canvas, 250, 690, 700, "#ffc27a", 0.9),
    circle(250, 668, 62, "#fff3d2"),
    streaks(canvas, 380, 680, 18, "#ff9b80", 0.6),
    streaks(canvas, 250, 470, 10, "#c070b0", 0.5),
    plain(canvas),
  );
  const hill = "M1100,330C980,350 900,420 800,560C700,690 560,800 380,900C220,990 60,1040 -20,1060V1370H1100Z";
  canvas.add(
    path(hill, canvas.linear("0 #8a4a6a, 1 #2a1748")),
    shade(canvas, hill, "#ffb27c", "0 0.7, 0.5 0.2, 1 0", -60),
    castle(canvas),
  );
  for (let row = 0; row < 9; row++) canvas.add(terrace(canvas, row));
  canvas.add(
    minaret(canvas, 700, 900),
    farGulls(
      [
        [420, 330, 0.8],
        [480, 300, 0.6],
        [370, 300, 0.5],
        [530, 345, 0.4],
      ],
      "#3a2060",
    ),
    rooftop(canvas),
  );
}

function plain(canvas: Canvas): string {
  return [
    rect(0, 720, 1080, 660, canvas.linear("0 #e08a80, 0.16 #a9628e, 0.4 #694787, 1 #35255f")),
    ...times(60, () => {
      const t = canvas.random() ** 1.6;
      return rect(
        canvas.between(-100, 900),
        726 + t * 330,
        canvas.between(60, 260),
        1.5 + t * 5,
        canvas.pick(["#ffb08c", "#c77a9a", "#4d3a7a", "#8a6aa8", "#ffd0a0"]),
        fade(0.35),
      );
    }),
    mist(canvas, 770, 70, "#ffd0b0", 0.5, 8),
    ...times(26, () =>
      circle(canvas.between(0, 620), 740 + canvas.random() ** 2 * 200, canvas.between(1.2, 2.6), gold, fade(0.8)),
    ),
  ].join("");
}

function castle(canvas: Canvas): string {
  const rock = "M800,560C850,470 880,380 960,330L1100,290V560Z";
  return [
    path(rock, "#5a2f5e"),
    shade(canvas, rock, "#ffac7c", "0 0.8, 0.7 0.15, 1 0", 90),
    path("M930,344V296h20v16h18v-16h18v16h20v-20h20v18h22v-18h22v18h40V360Z", "#44234f"),
    line("M930,344V296h20v16h18v-16h18v16h20v-20h20v18h22v-18h22v18h30", "#ffb98a", 3),
    glow(canvas, 1000, 330, 150, amber, 0.3),
  ].join("");
}

/** One step of the town: flat-roofed houses with arches, each lit from the sunset side. */
function terrace(canvas: Canvas, row: number): string {
  const parts: string[] = [];
  for (let x = 1120; x > 60; ) {
    const size = 54 + row * 13;
    const w = size * canvas.between(0.8, 1.5);
    const h = size * canvas.between(0.7, 1.25);
    x -= w;
    const base = 560 + row * 88 + (1080 - x) * 0.33 + canvas.between(-12, 12);
    const edge = 1070 - (base - 380) * 1.05;
    if (x < edge - row * 16) break;
    parts.unshift(house(canvas, x, base, w + 3, h, size));
  }
  return parts.join("");
}

function house(canvas: Canvas, x: number, base: number, w: number, h: number, size: number): string {
  const stone = canvas.linear(
    `0 #ffd29a, 0.3 ${canvas.pick(["#eda878", "#e39a74", "#f4b684"])}, 1 ${canvas.pick(["#8a4f6c", "#7a4468", "#96586c"])}`,
    90,
  );
  const top = base - h;
  const arches = times(Math.max(1, Math.floor(w / (size * 0.36))), (i) => {
    const ax = x + size * 0.14 + i * size * 0.36;
    const aw = size * 0.1;
    const ay = top + h * 0.62;
    return path(
      `M${n(ax)},${n(ay)}v${n(-h * 0.18)}a${n(aw)},${n(aw * 1.2)} 0 0 1 ${n(aw * 2)},0v${n(h * 0.18)}Z`,
      canvas.random() < 0.42 ? canvas.pick([gold, amber, cream]) : "#4a2850",
    );
  });
  const door =
    canvas.random() < 0.3
      ? path(
          `M${n(x + w * 0.4)},${n(base)}v${n(-h * 0.2)}a${n(size * 0.09)},${n(size * 0.1)} 0 0 1 ${n(size * 0.18)},0V${n(base)}Z`,
          "#3a1f48",
        )
      : "";
  return group([
    rect(x, top, w, h + 90, stone),
    ...times(Math.floor(h / 14), (i) => line(`M${n(x)},${n(top + 12 + i * 14)}h${n(w)}`, "#6a3c5c", 1, fade(0.22))),
    ...arches,
    door,
    rect(x - 2, top - 5, w + 4, 7, "#ffe2b4"),
    rect(x, top + 2, w, 4, "#6a3c5c", fade(0.4)),
    rect(x + w * 0.86, top, w * 0.14, h + 90, "#3a1f58", fade(0.35)),
  ]);
}

function minaret(canvas: Canvas, x: number, base: number): string {
  const stone = canvas.linear("0 #ffdfae, 0.4 #eaa878, 1 #74426a", 90);
  return [
    rect(x - 17, base - 330, 34, 340, stone),
    ...times(9, (i) => line(`M${x - 17},${base - 30 - i * 33}h34`, "#7a4668", 2, fade(0.5))),
    rect(x - 26, base - 342, 52, 14, stone),
    rect(x - 12, base - 400, 24, 60, stone),
    path(
      `M${x - 16},${base - 398}C${x - 18},${base - 440} ${x},${base - 436} ${x},${base - 470}C${x},${base - 436} ${x + 18},${base - 440} ${x + 16},${base - 398}Z`,
      stone,
    ),
    line(`M${x},${base - 470}v-18`, gold, 2.5),
    ...[0, 1, 2].map((i) => path(`M${x - 5},${base - 120 - i * 70}v-22a5,6 0 0 1 10,0v22Z`, "#4a2850")),
    glow(canvas, x, base - 345, 90, amber, 0.5),
  ].join("");
}

function rooftop(canvas: Canvas): string {
  const wall = "M-20,1236H470L520,1262V1370H-20Z";
  return [
    path(wall, canvas.linear("0 #5a3360, 1 #170d30")),
    shade(canvas, wall, "#ff9f78", "0 0.55, 0.3 0.1, 1 0"),
    line("M-20,1236H470", "#ffd09a", 5),
    path("M90,1236v-18q60,-26 130,0v18Z", "#8d2f3d"),
    line("M96,1224q60,-22 118,0", "#ffae45", 3),
    path("M270,1236c-4,-40 12,-44 14,-62h22c2,18 18,22 14,62Z", "#1c7a80"),
    line("M284,1174q-26,-8 -30,22", "#1c7a80", 6),
    path("M306,1180q22,-4 26,-22l6,3q-2,24 -26,36Z", "#1c7a80"),
    rect(360, 1216, 66, 20, "#2a1748"),
    ...[372, 394, 414].map((x) => path(`M${x - 6},1216q2,-8 -1,-16h14q-3,8 -1,16Z`, "#e8652a")),
    wideGlow(canvas, 230, 1226, 260, 40, amber, 0.4),
  ].join("");
}
