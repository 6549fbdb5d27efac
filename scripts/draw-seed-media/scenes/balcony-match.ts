import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, garland, glow, stars, wideGlow } from "../drawing/light.ts";
import { mist } from "../drawing/nature.ts";
import { amber, aqua, cream, gold, orchid, rose } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { teaGlass } from "../drawing/tea-glass.ts";
import { houses } from "../drawing/town.ts";

/** A football evening: the lit ground seen from a balcony where three friends lean on the rail. */
export const balconyMatch: Scene = { ...portrait, name: "balkon-mac", seed: 90, draw: drawBalcony };

function drawBalcony(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #0b0a2a, 0.28 #21195a, 0.5 #4f2f8c, 0.62 #8a4a9a, 1 #1a1038"),
    stars(canvas, 120, 430),
    mist(canvas, 330, 120, "#6a4fb5", 0.3, 6),
    houses(canvas, 700, 40, 120, "#3a2672", 0.25, [30, 60]),
    stadium(canvas),
    houses(canvas, 880, 70, 150, "#24184f", 0.42, [54, 96]),
    houses(canvas, 990, 60, 150, "#170f38", 0.5, [80, 130]),
    fireworks(canvas, 250, 230, 130, [rose, gold, cream]),
    fireworks(canvas, 860, 160, 100, [aqua, cream, orchid]),
    balcony(canvas),
  );
}

function stadium(canvas: Canvas): string {
  const [x, y] = [545, 640];
  const mast = (mx: number, my: number, lean: number) =>
    [
      line(`M${mx},${my + 190}L${mx + lean},${my}`, "#120b28", 7),
      rect(mx + lean - 40, my - 34, 80, 46, "#120b28", 'rx="4"'),
      ...times(12, (i) => circle(mx + lean - 30 + (i % 4) * 20, my - 24 + Math.floor(i / 4) * 13, 5.5, "#fffdf4")),
      glow(canvas, mx + lean, my - 10, 250, "#dff3ff", 0.75),
      glow(canvas, mx + lean, my - 10, 90, "#ffffff", 0.8),
    ].join("");
  const beam = (mx: number, my: number, tx: number) =>
    path(
      `M${mx - 30},${my}L${tx - 150},${y + 20}H${tx + 150}L${mx + 30},${my}Z`,
      canvas.linear("0 #e6f6ff 0.5, 1 #e6f6ff 0.04"),
      `style="mix-blend-mode:screen" filter="${canvas.blur(9)}"`,
    );
  const spectators = times(520, () => {
    const a = canvas.between(Math.PI * 1.02, Math.PI * 1.98);
    const r = canvas.between(0.72, 0.98);
    return circle(
      x + Math.cos(a) * 380 * r,
      y + 8 + Math.sin(a) * 128 * r,
      canvas.between(1.6, 2.8),
      canvas.pick(["#ffd584", "#f2a0b8", "#c9b0ff", "#fff0d2", "#78dcd2", "#7a5ac0"]),
      fade(0.85),
    );
  });
  return [
    glow(canvas, x, y, 560, "#bfe6ff", 0.42),
    wideGlow(canvas, x, y - 20, 520, 200, "#8fd8e8", 0.5),
    mast(150, 430, 26),
    mast(940, 430, -26),
    mast(330, 380, 10),
    mast(760, 380, -10),
    ellipse(x, y + 30, 430, 170, "#1a1240"),
    ellipse(x, y + 14, 410, 152, "#4a3a90"),
    ellipse(x, y + 12, 392, 140, "#2c2068"),
    ...spectators,
    ellipse(x, y + 26, 268, 84, "#0f5a58"),
    ellipse(x, y + 28, 252, 76, canvas.radial("0 #8fe0b0, 0.6 #3fae8a, 1 #1c7a70")),
    group(
      times(7, (i) => rect(x - 260 + i * 76, y - 60, 38, 180, "#d8ffe0", fade(0.13))),
      `clip-path="${canvas.clip(`<ellipse cx="${x}" cy="${y + 28}" rx="252" ry="76"/>`)}"`,
    ),
    group(
      [
        ellipse(x, y + 28, 46, 15, "none", 'stroke="#f4fff4" stroke-width="2.5"'),
        line(`M${x},${y - 46}V${y + 104}`, "#f4fff4", 2.5),
        path(
          `M${x - 232},${y + 6}h50v44h-50M${x + 232},${y + 6}h-50v44h50`,
          "none",
          'stroke="#f4fff4" stroke-width="2.5"',
        ),
      ],
      fade(0.8),
    ),
    ...times(16, () =>
      circle(x + canvas.between(-190, 190), y + 28 + canvas.between(-44, 50), 3.2, canvas.pick(["#ffffff", "#b03a58"])),
    ),
    beam(176, 420, 420),
    beam(914, 420, 670),
    beam(340, 372, 500),
    beam(750, 372, 600),
    path(`M${x - 430},${y + 30}a430,170 0 0 0 860,0l-18,-10a410,150 0 0 1 -824,0Z`, "#1c1346"),
    ...times(30, (i) =>
      rect(x - 400 + i * 27, y + 120 + Math.sin((i / 29) * Math.PI) * 60, 9, 13, gold, fade(canvas.between(0.3, 0.9))),
    ),
  ].join("");
}

function fireworks(canvas: Canvas, x: number, y: number, r: number, colours: readonly [string, ...string[]]): string {
  return group([
    glow(canvas, x, y, r * 2, colours[0], 0.35),
    ...times(34, (i) => {
      const a = (i / 34) * Math.PI * 2 + canvas.between(-0.06, 0.06);
      const reach = r * canvas.between(0.6, 1);
      const colour = canvas.pick(colours);
      const [ex, ey] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach + reach * 0.12];
      return (
        line(
          `M${n(x + Math.cos(a) * reach * 0.35)},${n(y + Math.sin(a) * reach * 0.35)}Q${n(x + Math.cos(a) * reach * 0.7)},${n(y + Math.sin(a) * reach * 0.7)} ${n(ex)},${n(ey)}`,
          colour,
          2,
          fade(0.65),
        ) + circle(ex, ey, 2.8, cream)
      );
    }),
  ]);
}

function balcony(canvas: Canvas): string {
  const wall = "M-20,-20H92V1370H-20Z";
  return [
    path(wall, canvas.linear("0 #120b2b, 1 #3a2264", 90)),
    shade(canvas, wall, "#cfe4ff", "0 0, 0.6 0, 1 0.5", 90),
    path("M92,-20H1100V60H92Z", "#120b2b"),
    garland(canvas, [80, 64], [1090, 60], 36, 19, 7),
    friend(canvas, 300, 1140, 1.0, "#5f2a70", "#b03a58", false),
    friend(canvas, 560, 1120, 1.08, "#23306e", "#ffae45", true),
    friend(canvas, 830, 1140, 0.98, "#17525c", "#b03a58", false),
    rect(92, 1128, 1000, 18, "#0d0822"),
    line("M92,1128H1090", "#cfe4ff", 3, fade(0.7)),
    ...times(22, (i) => rect(112 + i * 46, 1146, 7, 230, "#0d0822")),
    ...times(11, (i) =>
      path(`M${138 + i * 92},1180q22,34 0,70q-22,-36 0,-70`, "none", 'stroke="#0d0822" stroke-width="6"'),
    ),
    pots(canvas),
    table(canvas),
    bokeh(canvas, 8, [120, 900, 940, 160], [amber, gold], [4, 9]),
  ].join("");
}

function friend(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  coat: string,
  scarf: string,
  raised: boolean,
): string {
  const body = "M-118,60C-120,-60 -90,-112 -34,-126V-150H34V-126C90,-112 120,-60 118,60Z";
  const arms = raised
    ? line("M-92,-80Q-150,-150 -112,-262M92,-80Q150,-150 118,-268", coat, 42) +
      circle(-110, -280, 21, "#d99a80") +
      circle(120, -286, 21, "#d99a80") +
      path("M-128,-286Q0,-350 136,-292L134,-262Q0,-318 -126,-256Z", scarf) +
      times(5, (i) => path(`M${-90 + i * 44},${-304 - Math.sin(i) * 6}l18,-3 0,28 -18,4Z`, cream, fade(0.9))).join("")
    : line("M-96,-60Q-140,0 -104,52M96,-60Q140,0 104,52", coat, 42);
  return at(
    x,
    y,
    [
      arms,
      path(body, coat),
      shade(canvas, body, "#0b0819", "0 0.05, 1 0.75"),
      raised
        ? ""
        : path("M-52,-132Q0,-100 52,-132L58,-104Q0,-70 -58,-104Z", scarf) +
          path("M20,-98l34,0 8,110 -38,2Z", scarf) +
          path("M22,-60l36,-2 2,22 -36,2Z", cream, fade(0.85)),
      ellipse(0, -186, 46, 54, raised ? "#2a1430" : "#1a0d26"),
      path(
        raised
          ? "M-50,-176C-60,-262 60,-262 50,-176C54,-130 40,-120 34,-116H-34C-44,-124 -54,-136 -50,-176Z"
          : "M-48,-180C-56,-254 56,-254 48,-180C46,-156 30,-146 0,-146S-46,-156 -48,-180Z",
        raised ? "#2a1430" : "#1a0d26",
      ),
      line(
        "M-112,-40C-100,-96 -74,-116 -40,-126M112,-40C100,-96 74,-116 40,-126M-46,-196C-44,-254 44,-254 46,-196",
        "#cfe9ff",
        4,
        fade(0.75),
      ),
    ].join(""),
    size,
  );
}

function pots(canvas: Canvas): string {
  const pot = (x: number, flowers: readonly [string, ...string[]]) =>
    [
      path(`M${x - 40},1092h80l-10,62h-60Z`, "#a8503c"),
      rect(x - 46, 1082, 92, 16, "#c4644a", 'rx="4"'),
      ...times(26, () =>
        line(
          `M${x},1086q${n(canvas.between(-20, 20))},-30 ${n(canvas.between(-54, 54))},${n(canvas.between(-80, -10))}`,
          canvas.pick(["#1f5a50", "#2f7a66"]),
          4,
        ),
      ),
      ...times(16, () =>
        circle(
          x + canvas.between(-50, 50),
          1070 - canvas.between(-16, 70),
          canvas.between(6, 11),
          canvas.pick(flowers),
        ),
      ),
    ].join("");
  return pot(160, [rose, "#f08aa8"]) + pot(1010, ["#e8652a", gold, "#ff8460"]);
}

function table(canvas: Canvas): string {
  return [
    path("M300,1296H860L930,1370H230Z", canvas.linear("0 #8a4a58, 1 #2a1438")),
    line("M300,1296H860", "#ffcf9a", 4),
    wideGlow(canvas, 570, 1300, 320, 60, amber, 0.5),
    at(400, 1322, teaGlass(canvas), 0.5),
    at(742, 1326, teaGlass(canvas), 0.5),
    path("M500,1290h140l-24,50h-92Z", "#4a3390"),
    ellipse(570, 1290, 70, 15, "#6a4fc0"),
    ...times(46, () =>
      ellipse(
        570 + canvas.between(-60, 60),
        1286 + canvas.between(-14, 8),
        6,
        3,
        canvas.pick(["#2a2030", "#e9dcd2", "#4a3a48"]),
        `transform="rotate(${n(canvas.between(-50, 50))} 570 1286)"`,
      ),
    ),
  ].join("");
}
