import { sleepingCat } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, wideGlow } from "../drawing/light.ts";
import { fir, ridge, snow } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { steam } from "../drawing/tea-glass.ts";

/** Third day of snow: the stove, the kettle on it and the cat before it. */
export const stoveSide: Scene = { ...square, name: "soba-basi", seed: 29, draw: drawRoom };

function drawRoom(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #3a1f5c, 0.6 #5a2c5c, 1 #2a1438"),
    ...times(
      14,
      (i) =>
        rect(i * 80 - 10, 0, 78, 800, i % 2 ? "#472860" : "#3c2158", fade(0.6)) +
        line(`M${i * 80 - 10},0V800`, "#1a0d2c", 3, fade(0.6)),
    ),
    window(canvas),
    shelf(canvas),
    floor(canvas),
    glow(canvas, 740, 620, 620, "#ff8a3a", 0.5),
    stove(canvas),
    kettle(canvas),
    at(742, 236, steam(canvas, 220, 0.7, 0.55)),
    rug(canvas),
    at(400, 930, sleepingCat("#d9cfe0", "#ffcf8a", "#6a5a80"), 2.1),
    slippers(),
    wideGlow(canvas, 560, 920, 420, 120, "#ff9a4a", 0.5),
  );
}

function window(canvas: Canvas): string {
  const hills = ridge(canvas, { y: 410, height: 120, peaks: 2, jagged: 0.2 });
  return [
    rect(80, 90, 400, 440, "#1a0d2c", 'rx="6"'),
    `<g clip-path="${canvas.clip('<rect x="102" y="112" width="356" height="396"/>')}">`,
    rect(100, 110, 360, 400, canvas.linear("0 #22306e, 0.6 #6a70b8, 1 #c9b8e0")),
    path(hills.d, "#8a90cc"),
    ...times(10, () =>
      fir(
        canvas,
        canvas.between(110, 450),
        canvas.between(440, 520),
        canvas.between(60, 130),
        canvas.pick(["#2f4a80", "#3d5890"]),
      ),
    ),
    path("M100,470q90,-40 180,-10t180,-10v70H100Z", "#e6e2f6"),
    snow(canvas, 900, "#ffffff"),
    "</g>",
    rect(270, 100, 20, 420, "#1a0d2c"),
    rect(90, 290, 380, 14, "#1a0d2c"),
    path("M102,508q60,-38 168,-12v12Z", "#f4f0ff"),
    path("M290,508q90,-40 168,-16v16Z", "#f4f0ff"),
    rect(60, 524, 440, 22, "#6a3a4c"),
    line("M60,525H500", "#ffb98a", 3),
    path("M60,70H170C160,220 150,380 96,540H60Z", canvas.linear("0 #b04a5c, 0.5 #d8707a, 1 #8a3a54", 90)),
    path("M500,70H390C400,220 410,380 464,540H500Z", canvas.linear("0 #c05a6a, 0.5 #a8485c, 1 #6a2a4c", 90)),
    ...times(18, (i) =>
      circle(i < 9 ? 80 + (i % 3) * 26 : 420 + (i % 3) * 26, 130 + Math.floor((i % 9) / 3) * 120, 6, cream, fade(0.7)),
    ),
    rect(40, 56, 480, 14, "#1a0d2c"),
    glow(canvas, 280, 300, 300, "#9ab0ff", 0.25),
    path("M330,524c-4,-30 6,-40 4,-60h40c-2,20 8,30 4,60Z", "#1c7a80"),
    ...times(22, () =>
      circle(
        354 + canvas.between(-40, 40),
        440 + canvas.between(-44, 26),
        canvas.between(7, 13),
        canvas.pick(["#2f7a66", "#3f9a78", "#d75a72", "#ff8a8a"]),
      ),
    ),
  ].join("");
}

function shelf(canvas: Canvas): string {
  const jars = times(
    6,
    (i) =>
      rect(
        900 + (i % 3) * 58 - 44,
        190 - 60 + Math.floor(i / 3) * 150,
        42,
        60,
        canvas.pick(["#e8803a", "#b03a58", "#d9a83a", "#5a8a4a"]),
        'rx="7"',
      ) +
      rect(900 + (i % 3) * 58 - 40, 190 - 70 + Math.floor(i / 3) * 150, 34, 12, cream) +
      rect(900 + (i % 3) * 58 - 38, 190 - 50 + Math.floor(i / 3) * 150, 7, 40, "#ffffff", fade(0.4)),
  );
  return group([rect(838, 190, 200, 12, "#7a4050"), rect(838, 340, 200, 12, "#7a4050"), ...jars]);
}

function floor(canvas: Canvas): string {
  return [
    rect(-10, 760, 1100, 330, canvas.linear("0 #8a4a44, 1 #2a1230")),
    ...times(8, (i) => line(`M-10,${770 + i * 42}H1090`, "#1f0d24", 3, fade(0.6))),
    ...times(22, () =>
      line(`M${n(canvas.between(0, 1080))},${Math.floor(canvas.between(0, 8)) * 42 + 770}v42`, "#1f0d24", 3, fade(0.5)),
    ),
    rect(-10, 744, 1100, 20, "#2a1438"),
    wideGlow(canvas, 680, 800, 520, 130, "#ff9a50", 0.8),
  ].join("");
}

function stove(canvas: Canvas): string {
  const iron = canvas.linear("0 #120b20, 0.35 #4a3654, 0.6 #2a1c38, 1 #0d0818", 90);
  return [
    rect(770, -10, 64, 300, iron),
    rect(760, 90, 84, 14, "#1a1028"),
    rect(760, 230, 84, 14, "#1a1028"),
    ellipse(742, 822, 240, 26, "#0d0618", `${fade(0.7)} filter="${canvas.blur(9)}"`),
    path("M560,770L536,826h34l20,-56ZM900,770l24,56h34l-30,-56Z", "#120b20"),
    rect(560, 380, 370, 400, iron, 'rx="18"'),
    rect(532, 350, 426, 38, "#2a1c38", 'rx="10"'),
    line("M540,354H950", "#ffb98a", 3, fade(0.8)),
    rect(548, 770, 394, 22, "#1a1028", 'rx="8"'),
    rect(622, 470, 246, 190, "#0d0618", 'rx="16"'),
    rect(636, 484, 218, 162, canvas.linear("0 #8a1f14, 0.5 #e85a1f, 1 #ffc23a"), 'rx="10"'),
    ...times(11, (i) => {
      const x = 650 + i * 19;
      const h = canvas.between(60, 140);
      return path(
        `M${x - 16},646C${x - 20},${n(646 - h * 0.5)} ${x + 6},${n(646 - h * 0.6)} ${n(x + canvas.between(-8, 8))},${n(646 - h)}C${x + 24},${n(646 - h * 0.5)} ${x + 12},${n(646 - h * 0.3)} ${x + 18},646Z`,
        canvas.pick(["#ffd24a", "#ff9a2a", "#fff0a8"]),
        fade(0.85),
      );
    }),
    ...times(5, (i) => line(`M${666 + i * 40},484V646`, "#0d0618", 8)),
    rect(648, 632, 200, 14, "#3a1410"),
    circle(880, 566, 10, gold),
    glow(canvas, 742, 570, 420, "#ff8a2a", 0.75),
    glow(canvas, 742, 590, 150, "#ffe08a", 0.7),
    rect(650, 690, 190, 54, "#0d0618", 'rx="8"'),
    ...times(9, (i) => rect(664 + i * 19, 702, 8, 30, "#ff7a2a", fade(canvas.between(0.4, 0.9)))),
    path("M584,400q-10,180 0,350", "none", 'stroke="#ff9a5a" stroke-width="4" opacity=".5"'),
  ].join("");
}

const kettle = (canvas: Canvas): string => {
  const metal = canvas.linear("0 #4a2f6c, 0.3 #c9b0dc, 0.5 #ffffff, 0.75 #d9a090, 1 #5a3050", 90);
  return [
    path("M690,350C672,300 690,272 742,270S812,300 794,350Z", metal),
    path("M790,318q34,-4 44,-40l10,4q-8,52 -52,58Z", metal),
    path("M700,290q42,-62 84,0", "none", 'stroke="#1a1028" stroke-width="9" stroke-linecap="round"'),
    rect(716, 258, 52, 14, metal),
    path("M714,258C710,232 722,224 742,224S774,232 770,258Z", metal),
    circle(742, 220, 7, "#1a1028"),
    shade(canvas, "M690,350C672,300 690,272 742,270S812,300 794,350Z", "#ff8a4a", "0 0, 1 0.6"),
    path("M588,350c-2,-30 4,-44 24,-44s26,14 24,44Z", "#b03a58"),
    ellipse(612, 306, 17, 5, "#ffcf8a"),
    path("M868,350q-2,-18 4,-26h40q6,8 4,26Z", "#c48a3a"),
    ...times(5, (i) => ellipse(876 + i * 8, 322 - (i % 2) * 6, 9, 7, "#8a4a24")),
  ].join("");
};

function rug(canvas: Canvas): string {
  const outline = "M120,900H760L850,1040H30Z";
  return [
    path(outline, "#5a1f48"),
    path("M150,914H734L806,1026H76Z", "none", `stroke="${gold}" stroke-width="7"`),
    ...times(8, (i) =>
      at(
        190 + i * 72,
        972,
        path("M0,-38L34,0L0,38L-34,0Z", i % 2 ? "#1c7a80" : "#d8703a") + path("M0,-18L16,0L0,18L-16,0Z", cream),
      ),
    ),
    ...times(20, (i) => line(`M${34 + i * 42},1040v16`, cream, 4)),
    shade(canvas, outline, "#0d0618", "0 0, 1 0.6"),
    glow(canvas, 600, 930, 240, amber, 0.3),
  ].join("");
}

const slippers = (): string =>
  [
    at(
      900,
      930,
      path("M-50,0C-54,-26 -20,-36 20,-26C46,-20 58,-8 54,4H-46Z", "#b03a58") +
        path("M-50,0C-54,-26 -30,-34 -10,-30C-4,-14 -16,-2 -30,4Z", "#5a1a38") +
        circle(34, -18, 8, cream),
    ),
    at(
      950,
      968,
      path("M-50,0C-54,-26 -20,-36 20,-26C46,-20 58,-8 54,4H-46Z", "#c84a62") +
        path("M-50,0C-54,-26 -30,-34 -10,-30C-4,-14 -16,-2 -30,4Z", "#5a1a38") +
        circle(34, -18, 8, cream),
    ),
  ].join("");
