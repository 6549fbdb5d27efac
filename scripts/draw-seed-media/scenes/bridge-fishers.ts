import { gull } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, stars, streetLamp, wideGlow } from "../drawing/light.ts";
import { mist, reflection, streaks, water } from "../drawing/nature.ts";
import { amber, aqua, coral, gold, orchid, rose } from "../drawing/palette.ts";
import { type Clothes, person } from "../drawing/people.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { houses, mosque } from "../drawing/town.ts";

/** Rods along the bridge's rail in the last light. */
export const bridgeFishers: Scene = { ...portrait, name: "koprude-balikcilar", seed: 58, draw: drawBridge };

const fishers: readonly (readonly [number, number, Clothes, boolean])[] = [
  [150, 3.5, { coat: "#4a3390", trousers: "#15102e", cap: "#120b28", rim: ["#ffb98a", 1] }, true],
  [385, 3.7, { coat: "#a8383f", trousers: "#1a1440", hair: "#3a2438", rim: ["#ffb98a", 1] }, true],
  [640, 3.4, { coat: "#1c6a78", trousers: "#15102e", scarf: "#d9a04a", rim: ["#ffb98a", 1] }, true],
  [905, 3.75, { coat: "#3a4a8a", trousers: "#120d2c", cap: "#8d2f3d", rim: ["#ffb98a", 1] }, true],
];

function drawBridge(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #171048, 0.2 #3d2585, 0.36 #8a459a, 0.48 #e3738a, 0.56 #ffb37c, 0.6 #ffd79a, 1 #ffd79a"),
    stars(canvas, 80, 360),
    glow(canvas, 860, 770, 620, "#ffb873", 0.85),
    circle(860, 742, 52, "#fff0cc"),
    streaks(canvas, 330, 720, 20, "#ff9a80", 0.55),
    mosque(300, 790, 330, "#74397f"),
    houses(canvas, 806, 30, 84, "#5c2d72", 0.3, [28, 58]),
    mist(canvas, 780, 60, "#ffc6a0", 0.45, 6),
    water(
      canvas,
      800,
      1170,
      "0 #f0a080, 0.3 #a8568e, 0.7 #4c2f7c, 1 #231a55",
      [gold, coral, rose, "#7e5bc0", aqua],
      260,
      0.5,
    ),
    reflection(canvas, 860, 802, 1100, "#ffe0a8", 130, 0.9),
    boat(canvas, 520, 872),
    deck(canvas),
    rail(),
    ...fishers.map(
      ([x, size, clothes, back]) =>
        rod(x, size) + at(x, 1188, person(clothes, { back, left: [-4, -60], right: [13, -58], stride: 4 }), size),
    ),
    streetLamp(canvas, 1010, 1190, 760, 0.5),
    ...buckets(canvas),
    at(250, 470, gull(canvas, 0.7), 1.6, -8),
    at(520, 590, gull(canvas, 0.2), 1, 8),
    at(700, 420, gull(canvas, -0.4), 0.8, -6),
    bokeh(canvas, 12, [0, 760, 1080, 70], [amber, gold, orchid], [3, 7]),
  );
}

const rod = (x: number, size: number): string => {
  const [handX, handY] = [x + 13 * size, 1188 - 58 * size];
  return (
    line(
      `M${n(handX - 22)},${n(handY + 44)}Q${n(handX + 30)},${n(handY - 160)} ${n(handX + 104)},${n(handY - 420)}`,
      "#1a0d2c",
      6,
    ) +
    line(
      `M${n(handX + 4)},${n(handY - 20)}Q${n(handX + 40)},${n(handY - 180)} ${n(handX + 104)},${n(handY - 420)}`,
      "#ffb98a",
      1.6,
      fade(0.8),
    ) +
    line(`M${n(handX + 104)},${n(handY - 420)}q8,120 16,${n(1090 - handY + 420)}`, "#fff0e0", 1.2, fade(0.5)) +
    circle(handX + 120, 1092, 4, coral)
  );
};

function boat(canvas: Canvas, x: number, y: number): string {
  return at(
    x,
    y,
    path("M-90,0C-70,24 70,24 96,-12L80,-6H-84Z", "#2a1750") +
      path("M-30,-6V-40H36V-6Z", "#e9c4b8") +
      rect(-20, -34, 16, 16, gold) +
      rect(6, -34, 16, 16, gold) +
      line("M50,-6V-70", "#2a1750", 4) +
      glow(canvas, 50, -72, 60, amber, 0.9),
  );
}

function deck(canvas: Canvas): string {
  const floor = "M-20,1150H1100V1370H-20Z";
  return [
    path(floor, canvas.linear("0 #7a4672, 0.3 #4a2c62, 1 #150d2c")),
    ...times(15, (i) => line(`M${540 + (i - 7) * 84},1150L${540 + (i - 7) * 190},1370`, "#1a0f34", 2.4, fade(0.4))),
    line("M-20,1226H1100M-20,1290H1100", "#1a0f34", 2, fade(0.4)),
    wideGlow(canvas, 960, 1210, 420, 90, amber, 0.55),
    shade(canvas, floor, "#0d0720", "0 0, 0.6 0.3, 1 0.9"),
  ].join("");
}

const rail = (): string =>
  group([
    rect(-10, 1012, 1100, 15, "#150c2e"),
    line("M-10,1013H1090", "#ffc08a", 4, fade(0.85)),
    rect(-10, 1120, 1100, 10, "#150c2e"),
    ...times(28, (i) => rect(i * 42 - 20, 1020, 6, 134, "#150c2e")),
    ...times(14, (i) => circle(i * 84 + 22, 1072, 19, "none", 'stroke="#150c2e" stroke-width="5"')),
    rect(-10, 1148, 1100, 12, "#150c2e"),
  ]);

const buckets = (canvas: Canvas): string[] =>
  [
    [268, 1256, "#1c9a9e"],
    [520, 1268, "#d8475a"],
    [768, 1250, "#ffae45"],
  ].map(([x, y, colour]) =>
    at(
      Number(x),
      Number(y),
      ellipse(0, 40, 60, 12, "#0d0720", fade(0.5)) +
        path("M-46,-40H46L36,40H-36Z", canvas.linear(`0 ${colour}, 1 #1a0d30`, 70)) +
        ellipse(0, -40, 46, 13, "#cfd8f0") +
        times(5, (i) => path(`M${-26 + i * 11},-42q8,-14 22,-6q-8,12 -22,6Z`, i % 2 ? "#8fa0d0" : "#e0e8ff")).join("") +
        line("M-46,-40Q0,-104 46,-40", "#0d0720", 3),
    ),
  );
