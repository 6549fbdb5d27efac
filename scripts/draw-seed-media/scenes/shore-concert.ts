import { gull } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, garland, glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { mist, reflection, ridge, water } from "../drawing/nature.ts";
import { amber, aqua, coral, cream, gold, orchid, rose } from "../drawing/palette.ts";
import { crowd, person } from "../drawing/people.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { houses, mosque } from "../drawing/town.ts";

/** A summer concert on the shore of the strait: a shell of light against the water. */
export const shoreConcert: Scene = { ...landscape, name: "konser-bogaz", seed: 17, draw: drawShore };

function drawShore(canvas: Canvas): void {
  const hills = ridge(canvas, { y: 400, height: 80, peaks: 2, jagged: 0.08 });
  canvas.add(
    ground(canvas, "0 #120d3e, 0.24 #35206f, 0.4 #8a459a, 0.5 #e8788a, 0.54 #ffb884, 1 #1a1040"),
    stars(canvas, 170, 300),
    moon(canvas, 1080, 130, 44),
    glow(canvas, 240, 430, 520, "#ffae78", 0.7),
    path(hills.d, "#5a2f7c"),
    shade(canvas, hills.d, "#ff9f8a", "0 0.6, 0.3 0"),
    mosque(1000, 436, 150, "#4a2570"),
    houses(canvas, 446, 18, 54, "#3d1f62", 0.5, [20, 44]),
    mist(canvas, 430, 50, "#ffb9a0", 0.35, 6),
    water(canvas, 440, 640, "0 #f09a88, 0.3 #8a4a94, 1 #241a5c", [gold, coral, rose, orchid, aqua], 240, 0.5),
    reflection(canvas, 1080, 442, 620, "#ffe9c8", 70, 0.6),
    ...times(16, () =>
      reflection(canvas, canvas.between(0, 1280), 444, canvas.between(480, 540), canvas.pick([amber, gold]), 14, 0.5),
    ),
    stage(canvas),
    path("M-20,640C300,620 980,620 1300,640V880H-20Z", canvas.linear("0 #5a2f66, 1 #120a2a")),
    wideGlow(canvas, 640, 650, 560, 90, "#ffbc80", 0.75),
    ...poles(canvas),
    crowd(canvas, 684, 52, 19, ["#3b1d58", "#4a2260", "#2e1b54"], "#ffc08a"),
    crowd(canvas, 756, 80, 13, ["#281548", "#33184e", "#221246"], "#ffab74"),
    crowd(canvas, 850, 122, 8, ["#140a2c", "#1a0d34", "#120926"], "#e8845a"),
    at(250, 250, gull(canvas, 0.5), 0.9, -8),
    at(330, 310, gull(canvas, 0), 0.6, 4),
    bokeh(canvas, 26, [0, 420, 1280, 300], [amber, gold, rose, orchid], [5, 15]),
  );
}

function stage(canvas: Canvas): string {
  const ring = (r: number, colour: string) =>
    path(`M${640 - r},620C${640 - r},${n(620 - r * 1.02)} ${640 + r},${n(620 - r * 1.02)} ${640 + r},620Z`, colour);
  const rays = times(9, (i) =>
    path(
      `M640,560L${n(640 + Math.cos(Math.PI + ((i + 0.3) / 9) * Math.PI) * 620)},${n(560 + Math.sin(Math.PI + ((i + 0.3) / 9) * Math.PI) * 620)}L${n(640 + Math.cos(Math.PI + ((i + 0.65) / 9) * Math.PI) * 620)},${n(560 + Math.sin(Math.PI + ((i + 0.65) / 9) * Math.PI) * 620)}Z`,
      ["#ffcf90", "#bfa2f5", "#f2a0c0"][i % 3] ?? cream,
      fade(0.11),
    ),
  );
  const rim = [gold, 1] as const;
  const player = (x: number, coat: string, markup: string) =>
    at(
      x,
      606,
      person({ coat, trousers: "#150f30", hair: "#1a0d26", rim }, { left: [-6, -58], right: [14, -54] }) + markup,
      1.35,
    );
  return [
    group(rays, `filter="${canvas.blur(8)}" style="mix-blend-mode:screen"`),
    glow(canvas, 640, 520, 460, "#ffa860", 0.6),
    ...times(7, (i) =>
      ring(300 - i * 34, ["#2a1458", "#4a2278", "#7a3288", "#b8488a", "#ee7a78", "#ffb070", "#ffe0a0"][i] ?? ""),
    ),
    ...times(7, (i) =>
      path(
        `M${340 + i * 34},620C${340 + i * 34},${n(620 - (300 - i * 34) * 1.02)} ${940 - i * 34},${n(620 - (300 - i * 34) * 1.02)} ${940 - i * 34},620`,
        "none",
        'stroke="#fff0d2" stroke-width="2.500" opacity=".6"',
      ),
    ),
    rect(310, 612, 660, 40, "#1a0f34"),
    line("M310,613H970", "#ffd9a0", 4),
    ...times(24, (i) => ellipse(330 + i * 27, 632, 4, 4, i % 2 ? gold : rose)),
    player(530, "#1c6a78", line("M2,-60L20,-24", "#0d0720", 5) + ellipse(22, -20, 6, 4, gold)),
    player(606, "#8d2f5a", path("M-26,-48L24,-52L30,-40L-22,-36Z", "#e8a050") + line("M-24,-44H28", cream, 1)),
    player(
      684,
      "#3a3a8a",
      path("M12,-58C2,-60 2,-44 8,-42C0,-36 2,-10 16,-6C30,-10 32,-36 24,-42C30,-44 30,-60 20,-58Z", "#c4703a") +
        line("M16,-12V-104", "#2a1420", 3),
    ),
    player(756, "#a83a3a", path("M-16,-40h24l-6,16 6,18h-24l6,-18Z", "#ffcf8a")),
    ...[356, 924].map(
      (x) =>
        rect(x - 26, 500, 52, 116, "#120a28", 'rx="4"') +
        times(3, (k) => ellipse(x, 522 + k * 36, 15, 15, "#3a2460")).join(""),
    ),
    glow(canvas, 640, 560, 240, cream, 0.35),
  ].join("");
}

const poles = (canvas: Canvas): string[] => [
  line("M70,700V300M1210,700V300", "#120a28", 8),
  garland(canvas, [70, 306], [640, 250], 60, 15, 7),
  garland(canvas, [640, 250], [1210, 306], 60, 15, 7),
  garland(canvas, [70, 400], [400, 460], 40, 8, 6),
  garland(canvas, [880, 460], [1210, 400], 40, 8, 6),
];
