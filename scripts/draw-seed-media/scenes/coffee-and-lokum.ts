import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, wideGlow } from "../drawing/light.ts";
import { amber, coral, cream, gold, orchid, rose } from "../drawing/palette.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, line, n, path, rect, times } from "../drawing/shapes.ts";
import { steam } from "../drawing/tea-glass.ts";

/** Turkish coffee with its foam, lokum beside it, on a copper tray in candle-light. */
export const coffeeAndLokum: Scene = { ...square, name: "kahve-lokum", seed: 73, draw: drawTray };

function drawTray(canvas: Canvas): void {
  const copper = canvas.linear("0 #8a4030, 0.35 #e0904a, 0.6 #ffd79a, 1 #8a4434", 70);
  canvas.add(
    ground(canvas, "0 #140d30, 0.45 #3a1f5c, 0.62 #5a2a58, 1 #1a0d2c"),
    bokeh(canvas, 40, [-20, 40, 1120, 520], [amber, coral, rose, orchid], [14, 54]),
    wideGlow(canvas, 540, 640, 700, 180, "#ff9a50", 0.5),
    rect(-10, 690, 1100, 400, canvas.linear("0 #5d2f4c, 1 #1c0f2c")),
    ...times(10, (i) => line(`M-10,${700 + i * 40}q540,${n(canvas.between(-14, 14))} 1100,0`, "#1a0d28", 3, fade(0.4))),
    ellipse(540, 880, 500, 150, "#0d0618", `${fade(0.7)} filter="${canvas.blur(16)}"`),
    ellipse(540, 852, 490, 146, "#5a2a22"),
    ellipse(540, 838, 490, 146, copper),
    ellipse(540, 842, 440, 122, canvas.linear("0 #7a3a2c, 0.5 #c87a44, 1 #f2b878")),
    ...times(32, (i) =>
      at(
        540 + Math.cos((i / 32) * 6.283) * 464,
        839 + Math.sin((i / 32) * 6.283) * 133,
        path("M0,-9L10,0L0,9L-10,0Z", i % 2 ? "#ffe2a8" : "#8a4430"),
      ),
    ),
    ...times(24, (i) =>
      ellipse(540, 842, 60 + i * 16, 16 + i * 4.4, "none", `stroke="#7a3a2c" stroke-width="1.400" opacity=".25"`),
    ),
    cezve(canvas),
    cup(canvas, 440, 850),
    at(440, 640, steam(canvas, 360, 0.4, 0.5)),
    ...lokum(canvas),
    candle(canvas, 900, 800),
    glow(canvas, 540, 780, 560, "#ff9a4a", 0.25),
  );
}

function cup(canvas: Canvas, x: number, y: number): string {
  const china = canvas.linear("0 #7a6aa8, 0.3 #e9dcf0, 0.6 #fffaf0, 1 #f2b48c", 90);
  const outline = `M${x - 112},${y - 170}C${x - 112},${y - 84} ${x - 82},${y - 26} ${x - 46},${y - 14}H${x + 46}C${x + 82},${y - 26} ${x + 112},${y - 84} ${x + 112},${y - 170}Z`;
  const motif = times(5, (i) =>
    at(
      x - 80 + i * 40,
      y - 92 - Math.abs(i - 2) * 4,
      path("M0,-26C16,-14 16,8 0,24C-16,8 -16,-14 0,-26Z", "#1c7a80") +
        path("M0,-12C6,-6 6,4 0,12C-6,4 -6,-6 0,-12Z", "#d8475a") +
        path("M20,-4q6,-10 0,-20q-6,10 0,20", "#33529a"),
      1 - Math.abs(i - 2) * 0.1,
    ),
  );
  return [
    ellipse(x + 14, y + 14, 190, 44, "#2a0f18", `${fade(0.6)} filter="${canvas.blur(9)}"`),
    ellipse(x, y + 4, 180, 46, "#8a7ab0"),
    ellipse(x, y - 4, 180, 46, china),
    ellipse(x, y - 3, 158, 37, "none", 'stroke="#1c7a80" stroke-width="8"'),
    ellipse(x, y - 3, 144, 32, "none", 'stroke="#e0a04a" stroke-width="3"'),
    path(
      `M${x + 104},${y - 150}C${x + 190},${y - 160} ${x + 180},${y - 60} ${x + 82},${y - 62}`,
      "none",
      'stroke="#e9c4b8" stroke-width="17" stroke-linecap="round"',
    ),
    path(
      `M${x + 104},${y - 150}C${x + 190},${y - 160} ${x + 180},${y - 60} ${x + 82},${y - 62}`,
      "none",
      'stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".8"',
    ),
    path(outline, china),
    ...motif,
    shade(canvas, outline, "#3a1f5c", "0 0.75, 0.35 0.1, 1 0", 90),
    ellipse(x, y - 170, 112, 31, "#fff4ea"),
    ellipse(x, y - 168, 101, 26, "#3a1410"),
    ellipse(x, y - 166, 99, 24, canvas.radial("0 #d9a06a, 0.6 #a8653a, 1 #5a2a1c", 0.45, 0.45, 0.6)),
    ...times(60, () => {
      const a = canvas.between(0, 6.283);
      const r = Math.sqrt(canvas.random());
      return ellipse(
        x + Math.cos(a) * 88 * r,
        y - 166 + Math.sin(a) * 20 * r,
        canvas.between(2, 8),
        canvas.between(1, 3),
        canvas.pick(["#f2cf9a", "#c48a54", "#7a4428"]),
        fade(0.7),
      );
    }),
    ellipse(x, y - 170, 112, 31, "none", 'stroke="#e0a04a" stroke-width="4"'),
    ellipse(x - 66, y - 120, 9, 40, "#ffffff", `${fade(0.5)} transform="rotate(8 ${x - 66} ${y - 120})"`),
  ].join("");
}

function lokum(canvas: Canvas): string[] {
  const cube = (x: number, y: number, face: string, side: string, top: string) =>
    [
      path(`M${x - 44},${y - 20}L${x},${y}V${y + 46}L${x - 44},${y + 24}Z`, face),
      path(`M${x},${y}L${x + 48},${y - 22}V${y + 22}L${x},${y + 46}Z`, side),
      path(`M${x - 44},${y - 20}L${x + 4},${y - 42}L${x + 48},${y - 22}L${x},${y}Z`, top),
      ...times(30, () =>
        circle(
          x + canvas.between(-36, 42),
          y + canvas.between(-34, 34),
          canvas.between(0.8, 2.2),
          "#ffffff",
          fade(0.85),
        ),
      ),
      ...times(4, () => ellipse(x + canvas.between(-30, 34), y + canvas.between(-6, 24), 6, 4, "#5aa05a", fade(0.8))),
    ].join("");
  return [
    ellipse(742, 868, 150, 40, "#2a0f18", `${fade(0.6)} filter="${canvas.blur(8)}"`),
    ellipse(736, 854, 146, 40, canvas.linear("0 #fffaf0, 1 #c9a8c4")),
    ellipse(736, 852, 120, 30, "#f2e2e6"),
    cube(690, 830, "#b03a64", "#e0709a", "#ffb0c8"),
    cube(790, 832, "#c4702c", "#f0a050", "#ffd594"),
    cube(738, 852, "#2f7a6a", "#58ac8c", "#a8e0c0"),
    cube(744, 790, "#c44a74", "#f08aac", "#ffcad8"),
  ];
}

function cezve(canvas: Canvas): string {
  const body = "M556,560C560,610 530,640 534,700C536,740 570,764 620,764S704,740 706,700C710,640 680,610 684,560Z";
  return [
    ellipse(630, 766, 120, 26, "#2a0f18", `${fade(0.55)} filter="${canvas.blur(8)}"`),
    path(
      "M684,580C760,560 850,500 950,470L958,490C870,524 780,590 690,606Z",
      canvas.linear("0 #c87a44, 1 #5a2a22", 90),
    ),
    path(body, canvas.linear("0 #6a2f24, 0.3 #c8703c, 0.55 #ffd08a, 0.75 #d9803f, 1 #6a2f24", 90)),
    shade(canvas, body, "#3a1420", "0 0, 1 0.6"),
    ellipse(620, 560, 64, 17, "#ffd9a0"),
    ellipse(620, 562, 56, 13, "#4a1c14"),
    path("M556,560q-22,-4 -30,-16q20,-2 40,6Z", "#e0904a"),
    ...times(9, (i) =>
      path(`M${548 + i * 18},690q9,-16 18,0q-9,16 -18,0`, "none", 'stroke="#7a3424" stroke-width="2.500" opacity=".7"'),
    ),
    line("M540,672Q620,690 700,672M538,708Q620,728 702,708", "#7a3424", 2.5, fade(0.7)),
  ].join("");
}

function candle(canvas: Canvas, x: number, y: number): string {
  return [
    ellipse(x, y + 6, 66, 20, "#8a4430"),
    rect(x - 40, y - 96, 80, 100, canvas.linear("0 #ffcf8a 0.8, 1 #b0402c 0.7"), 'rx="12"'),
    ellipse(x, y - 96, 40, 11, "#ffdca0"),
    path(
      `M${x},${y - 176}C${x + 20},${y - 136} ${x + 16},${y - 112} ${x},${y - 106}C${x - 16},${y - 112} ${x - 18},${y - 138} ${x},${y - 176}Z`,
      "#fff6d8",
    ),
    glow(canvas, x, y - 130, 330, amber, 0.85),
    glow(canvas, x, y - 136, 80, cream, 0.9),
    rect(x - 28, y - 84, 12, 76, gold, fade(0.4)),
  ].join("");
}
