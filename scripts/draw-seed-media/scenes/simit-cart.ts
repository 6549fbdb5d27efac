import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, stars, streetLamp, wideGlow } from "../drawing/light.ts";
import { mist, streaks } from "../drawing/nature.ts";
import { amber, coral, cream, gold, rose } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { houses, mosque } from "../drawing/town.ts";

/** The simit seller's cart on a square in the evening, its bulb the warmest thing around. */
export const simitCart: Scene = { ...portrait, name: "simitci", seed: 34, draw: drawSquare };

function drawSquare(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #191248, 0.24 #43298a, 0.42 #9a4f9f, 0.56 #f08a7c, 0.63 #ffc48c, 1 #ffc48c"),
    stars(canvas, 70, 380),
    streaks(canvas, 430, 760, 14, "#ff9f8a", 0.55),
    glow(canvas, 320, 850, 620, "#ffb873", 0.7),
    mosque(690, 880, 500, "#7a4088", [-0.6, 0.6]),
    houses(canvas, 890, 40, 130, "#5a2f78", 0.3, [44, 84]),
    mist(canvas, 860, 80, "#ffc0a0", 0.5, 7),
    houses(canvas, 900, 20, 60, "#3d2060", 0.45, [40, 70]),
    square(canvas),
    streetLamp(canvas, 130, 1010, 430, 0.7),
    streetLamp(canvas, 985, 960, 300, 0.6),
    ...walkers(),
    cart(canvas),
    at(792, 1188, seller(), 4.15),
    pigeons(canvas),
    bokeh(canvas, 10, [40, 700, 1000, 200], [amber, gold, coral], [4, 10]),
  );
}

function square(canvas: Canvas): string {
  const slab = "M-20,894H1100V1370H-20Z";
  return [
    path(slab, canvas.linear("0 #e28a80, 0.16 #9a5a8a, 0.5 #4a2f6c, 1 #150d2c")),
    ...times(13, (i) => line(`M-20,${n(900 + i * i * 2.9)}H1100`, "#22123c", 1 + i * 0.25, fade(0.35))),
    ...times(17, (i) => line(`M${540 + (i - 8) * 50},894L${540 + (i - 8) * 250},1370`, "#22123c", 1.6, fade(0.3))),
    wideGlow(canvas, 470, 1200, 560, 150, "#ffbc6a", 0.85),
    shade(canvas, slab, "#0d0720", "0 0, 0.6 0.15, 1 0.8"),
  ].join("");
}

const walkers = (): string[] => [
  at(240, 985, person({ coat: "#4a2a6c", skirt: "#35205a", scarf: "#d75a92" }, { back: true }), 1.15),
  at(280, 988, person({ coat: "#2f2a6a", cap: "#1a1236" }, { back: true, stride: 8 }), 1.2),
  at(905, 950, person({ coat: "#3d2360" }, { stride: 9 }), 0.8),
  at(940, 948, person({ coat: "#4d2a5c", skirt: "#2c1a48" }, {}), 0.74),
  at(420, 946, person({ coat: "#54306c" }, { stride: 7 }), 0.62),
];

function cart(canvas: Canvas): string {
  const red = canvas.linear("0 #e04a4a, 0.6 #b52a3f, 1 #701a38");
  const glass = canvas.linear("0 #fff4d0 0.95, 0.5 #ffcf7a 0.85, 1 #f09a4a 0.85");
  return [
    ellipse(450, 1232, 330, 40, "#0d0720", `${fade(0.55)} filter="${canvas.blur(12)}"`),
    glow(canvas, 440, 930, 480, amber, 0.6),
    rect(216, 850, 12, 190, "#f6d9a8"),
    rect(640, 850, 12, 190, "#f6d9a8"),
    rect(222, 862, 424, 190, glass),
    ...times(3, (row) => line(`M222,${918 + row * 60}H646`, "#a8583a", 5)),
    ...times(3, (row) => times(9, (i) => simit(256 + i * 44 + (row % 2) * 12, 900 + row * 60, 21)).join("")),
    ...times(9, (i) => simit(250 + i * 45, 1030, 22)),
    path("M222,862L360,862L260,1052H222Z", "#ffffff", fade(0.22)),
    path("M420,862H470L370,1052H320Z", "#ffffff", fade(0.16)),
    path("M176,850C180,800 220,776 260,770H610C650,776 690,800 694,850Z", red),
    ...times(7, (i) =>
      path(
        `M${176 + i * 74},850C${180 + i * 72},806 ${214 + i * 66},780 ${250 + i * 58},770h29C${250 + i * 62},780 ${216 + i * 70},806 ${213 + i * 74},850Z`,
        cream,
        fade(0.92),
      ),
    ),
    ...times(14, (i) => path(`M${176 + i * 37},850h37a18.5,18 0 0 1 -37,0Z`, i % 2 ? "#b52a3f" : "#fff0d2")),
    line("M435,770v-22", "#2a1438", 5),
    circle(435, 742, 7, gold),
    ellipse(435, 884, 12, 15, "#fffaf0"),
    line("M435,850v20", "#2a1438", 4),
    glow(canvas, 435, 886, 230, cream, 0.95),
    path("M190,1048H680L660,1150H210Z", red),
    ...times(3, (i) => path(`M${236 + i * 142},1064h118v64h-110Z`, "#8a1f3a")),
    ...times(3, (i) => path(`M${296 + i * 142},1074c22,16 22,30 0,46c-22,-16 -22,-30 0,-46Z`, gold)),
    line("M190,1048H680", gold, 6),
    shade(canvas, "M190,1048H680L660,1150H210Z", "#2a0a24", "0 0, 1 0.75"),
    wheel(300, 1172),
    wheel(570, 1172),
    line("M680,1064L760,1050", "#f6d9a8", 8),
    rect(196, 1150, 12, 76, "#2a1438"),
  ].join("");
}

/** A sesame ring, slightly turned. */
function simit(x: number, y: number, r: number): string {
  return (
    ellipse(x, y, r * 0.72, r * 0.66, "none", `stroke="#a8501f" stroke-width="${n(r * 0.56)}"`) +
    ellipse(x, y - 1, r * 0.72, r * 0.64, "none", `stroke="#e08a3a" stroke-width="${n(r * 0.36)}"`) +
    ellipse(
      x,
      y - 2,
      r * 0.74,
      r * 0.62,
      "none",
      `stroke="#ffe0a0" stroke-width="${n(r * 0.14)}" stroke-dasharray="2 5"`,
    )
  );
}

function wheel(x: number, y: number): string {
  return (
    circle(x, y, 56, "none", 'stroke="#1a0d2c" stroke-width="11"') +
    circle(x, y, 50, "none", 'stroke="#e0a050" stroke-width="3"') +
    times(8, (i) =>
      line(
        `M${x},${y}L${n(x + Math.cos((i * Math.PI) / 4) * 50)},${n(y + Math.sin((i * Math.PI) / 4) * 50)}`,
        "#c48a50",
        4,
      ),
    ).join("") +
    circle(x, y, 11, gold)
  );
}

const seller = (): string =>
  person(
    { coat: "#f2e4da", trousers: "#2a2058", skin: "#d99a78", hair: "#5a4a58", cap: "#3a2a5c", rim: [gold, -1] },
    { left: [-24, -58], right: [14, -44], stride: 4 },
  ) +
  path("M-11,-60h22l3,34q-14,5 -28,0Z", "#8d2f3d") +
  line("M-4,-87.500q4,2.500 8,0", "#5a4a58", 2.4) +
  circle(-2.6, -92, 0.9, "#1a1030") +
  circle(3.2, -92, 0.9, "#1a1030") +
  at(-26, -60, simit(0, 0, 8));

function pigeons(canvas: Canvas): string {
  const pigeon = (x: number, y: number, s: number, flip: boolean, colour: string) =>
    at(
      x,
      y,
      path("M-30,-6C-20,-22 6,-28 20,-22C24,-34 40,-36 44,-26L52,-22L43,-20C42,-6 26,4 6,4L-8,4L-44,0Z", colour) +
        path("M-26,-8C-10,-18 6,-18 14,-12C6,-2 -12,2 -30,-2Z", "#2a2050", fade(0.5)) +
        line("M4,4v9M12,3v9", coral, 2.6) +
        circle(36, -26, 2, "#0d0720") +
        line("M22,-20q6,8 2,14", rose, 4, fade(0.7)),
      s,
      0,
      flip,
    );
  return group([
    pigeon(160, 1260, 1.3, false, "#7d74a8"),
    pigeon(262, 1298, 1.5, true, "#5c5490"),
    pigeon(520, 1300, 1.35, true, "#9a8fc0"),
    pigeon(90, 1210, 1.0, false, "#6a6098"),
    pigeon(640, 1268, 1.1, false, "#4d4680"),
    pigeon(930, 1290, 1.3, true, "#857bb0"),
    ...times(24, () => circle(canvas.between(180, 640), canvas.between(1240, 1310), 2.4, gold, fade(0.9))),
  ]);
}
