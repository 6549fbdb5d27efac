import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, garland, glow, streetLamp, wideGlow } from "../drawing/light.ts";
import { mist, snow } from "../drawing/nature.ts";
import { amber, cream, gold, orchid } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** The old tram coming up the avenue through the first snow. */
export const tramInSnow: Scene = { ...portrait, name: "karda-tramvay", seed: 12, draw: drawAvenue };

function drawAvenue(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #141343, 0.3 #33307a, 0.5 #7a5aa8, 0.62 #d08aa8, 1 #c9a8c8"),
    glow(canvas, 540, 760, 560, "#ffc9a0", 0.55),
    farEnd(canvas),
    side(canvas, -1),
    side(canvas, 1),
    road(canvas),
    mist(canvas, 850, 120, "#ffd9d0", 0.45, 8),
    ...[
      [100, 190, 1000, 150, 60, 15, 7],
      [220, 420, 880, 400, 40, 13, 5],
      [300, 560, 790, 560, 26, 11, 4],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, sag = 0, count = 0, size = 0]) =>
      garland(canvas, [x1, y1], [x2, y2], sag, count, size),
    ),
    streetLamp(canvas, 330, 960, 260, 0.6),
    streetLamp(canvas, 760, 960, 260, 0.6),
    at(270, 1010, person({ coat: "#2c2468", skirt: "#201a50", scarf: "#b03a58", rim: [gold, 1] }, { back: true }), 1.5),
    at(835, 1020, person({ coat: "#5a2a5c", cap: "#1a1236", rim: [gold, -1] }, { stride: 8 }), 1.6),
    tram(canvas),
    streetLamp(canvas, 88, 1210, 640, 0.5),
    at(
      950,
      1240,
      person(
        { coat: "#17525c", trousers: "#120d2c", scarf: "#ffae45", rim: ["#ffd9b0", -1] },
        { back: true, stride: 7, right: [12, -60] },
      ),
      3.3,
    ),
    umbrella(canvas),
    bokeh(canvas, 12, [60, 300, 960, 500], [amber, gold, orchid], [7, 18]),
    snow(canvas, 420, "#ffffff"),
  );
}

function farEnd(canvas: Canvas): string {
  return group([
    rect(420, 590, 70, 280, "#8a629f"),
    rect(480, 640, 70, 230, "#9a70a8"),
    rect(540, 570, 60, 300, "#7d589a"),
    rect(595, 620, 70, 250, "#8f68a2"),
    path("M540,570l30,-40 30,40Z", "#7d589a"),
    ...times(24, () => rect(canvas.between(425, 655), canvas.between(640, 800), 8, 12, gold, fade(0.8))),
  ]);
}

function side(canvas: Canvas, hand: 1 | -1): string {
  const x = (share: number) => (hand < 0 ? share * 1080 : 1080 - share * 1080);
  const blocks: readonly [number, number, number, string][] = [
    [-0.02, 0.17, 0, "#3a2a72"],
    [0.17, 0.285, 1, "#4d3882"],
    [0.285, 0.355, 2, "#65498f"],
    [0.355, 0.4, 3, "#7a599a"],
  ];
  return blocks
    .toReversed()
    .map(([from, to, depth, colour]) => {
      const roof = (share: number) => -60 + share * 1620 - (depth % 2) * 26;
      const foot = (share: number) => 1240 - share * 960;
      const outline = `M${x(from)},${n(roof(from))}L${x(to)},${n(roof(to))}V${n(foot(to))}L${x(from)},${n(foot(from))}Z`;
      const columns = 3;
      const windows = times(columns * 5, (i) => {
        const left = from + (to - from) * ((i % columns) / columns + 0.1);
        const right = left + ((to - from) / columns) * 0.6;
        const row = Math.floor(i / columns);
        const y = (share: number, part: number) => roof(share) + (foot(share) - roof(share)) * part;
        const [a, b] = [0.1 + row * 0.15, 0.19 + row * 0.15];
        const lit = canvas.random() < 0.5;
        return (
          path(
            `M${n(x(left))},${n(y(left, a))}L${n(x(right))},${n(y(right, a))}V${n(y(right, b))}L${n(x(left))},${n(y(left, b))}Z`,
            lit ? canvas.pick([gold, amber, cream]) : "#1d1650",
            fade(lit ? 0.95 : 0.8),
          ) +
          line(`M${n(x(left))},${n(y(left, b) + 3)}L${n(x(right))},${n(y(right, b) + 3)}`, "#f4eaff", 7 - depth * 1.6) +
          (lit ? glow(canvas, x((left + right) / 2), y(left, (a + b) / 2), 80 - depth * 16, amber, 0.28) : "")
        );
      });
      const band = (part: number) =>
        line(
          `M${n(x(from))},${n(roof(from) + (foot(from) - roof(from)) * part)}L${n(x(to))},${n(roof(to) + (foot(to) - roof(to)) * part)}`,
          "#efe6ff",
          5 - depth,
          fade(0.7),
        );
      const shop = `M${x(from)},${n(foot(from) - (foot(from) - roof(from)) * 0.13)}L${x(to)},${n(foot(to) - (foot(to) - roof(to)) * 0.13)}V${n(foot(to) - 4)}L${x(from)},${n(foot(from) - 6)}Z`;
      return [
        path(outline, colour),
        shade(canvas, outline, "#120d38", "0 0.7, 0.5 0.15, 1 0.3"),
        ...windows,
        band(0.005),
        band(0.4),
        path(shop, canvas.linear("0 #ffe2a0, 1 #e0803f"), fade(0.9)),
        glow(canvas, x((from + to) / 2), foot((from + to) / 2) - 40, 220 - depth * 40, amber, 0.45),
      ].join("");
    })
    .join("");
}

function road(canvas: Canvas): string {
  const bed = "M432,860H648L1100,1370H-20Z";
  return [
    path("M-20,1258L432,826H648L1100,1258V1370H-20Z", canvas.linear("0 #ffe0d0, 0.3 #b9a0d0, 1 #4a4490")),
    path(bed, canvas.linear("0 #ffd9c4, 0.35 #a890c8, 1 #3f3a86")),
    shade(canvas, bed, "#ffffff", "0 0.7, 0.4 0.2, 1 0.05"),
    ...[
      [512, 350],
      [568, 730],
    ].map(
      ([top = 0, foot = 0]) =>
        line(`M${top},860L${foot},1370`, "#2a2566", 8) + line(`M${top + 3},860L${foot + 8},1370`, "#fff0dc", 2.5),
    ),
    ...times(60, () =>
      ellipse(
        canvas.between(0, 1080),
        canvas.between(900, 1340),
        canvas.between(10, 60),
        canvas.between(2, 5),
        "#ffffff",
        fade(canvas.between(0.08, 0.3)),
      ),
    ),
    wideGlow(canvas, 540, 1230, 380, 90, "#ffd08a", 0.85),
  ].join("");
}

function tram(canvas: Canvas): string {
  const red = canvas.linear("0 #7a1a34, 0.3 #c83444, 0.7 #d8404a, 1 #6a1632", 90);
  const pale = canvas.linear("0 #b9a0b8, 0.4 #fff2dc, 1 #a890b4", 90);
  return at(
    540,
    1190,
    [
      ellipse(0, 12, 210, 26, "#17143c", `${fade(0.6)} filter="${canvas.blur(10)}"`),
      line("M0,-520L70,-640M0,-520L-30,-610", "#120d2c", 5),
      line("M-600,-660L700,-620", "#120d2c", 2.5, fade(0.8)),
      path("M-170,-470C-168,-520 168,-520 170,-470Z", "#5a1430"),
      path("M-176,-476C-120,-532 120,-532 176,-476C120,-492 -120,-492 -176,-476Z", "#f8f0ff"),
      path("M-172,-470H172L178,-240H-178Z", pale),
      rect(-150, -440, 300, 34, "#241a50", 'rx="6"'),
      ...times(7, (i) => rect(-62 + i * 18, -430, [12, 8, 13, 10, 12, 7, 12][i] ?? 10, 14, amber, 'rx="2"')),
      ...[
        [-156, 84],
        [-62, 124],
        [72, 84],
      ].map(
        ([x = 0, w = 0]) =>
          rect(x, -396, w, 144, canvas.linear(`0 #fff3c8, 0.5 ${gold}, 1 #e8904a`), 'rx="9"') +
          path(`M${x + 8},-396h${w * 0.3}l-${w * 0.3},110Z`, "#ffffff", fade(0.35)),
      ),
      circle(0, -318, 25, "#4a2a4c"),
      path("M-42,-252c0,-52 84,-52 84,0Z", "#3a3468"),
      path("M-27,-334c4,-18 50,-18 54,0Z", "#241a50"),
      ...[-120, 112].map(
        (x) =>
          circle(x, -300, 16, "#6a3a4c", fade(0.8)) + path(`M${x - 26},-252c0,-40 52,-40 52,0Z`, "#5a3050", fade(0.8)),
      ),
      path("M-180,-246H180C182,-130 178,-60 168,-34H-168C-178,-60 -182,-130 -180,-246Z", red),
      path("M-180,-246H180V-228H-180Z", gold),
      line("M-176,-66H176", gold, 5),
      shade(
        canvas,
        "M-180,-246H180C182,-130 178,-60 168,-34H-168C-178,-60 -182,-130 -180,-246Z",
        "#2a0a24",
        "0 0, 1 0.7",
      ),
      circle(0, -150, 40, "#2a1030"),
      circle(0, -150, 33, "#fffbe8"),
      glow(canvas, 0, -150, 420, "#ffe0a0", 0.95),
      glow(canvas, 0, -150, 130, "#ffffff", 0.95),
      rect(-138, -130, 42, 30, "#ffcf7a", 'rx="8"'),
      rect(96, -130, 42, 30, "#ffcf7a", 'rx="8"'),
      glow(canvas, -117, -115, 80, amber, 0.7),
      glow(canvas, 117, -115, 80, amber, 0.7),
      path("M-150,-34H150L126,-2H-126Z", "#150f30"),
      ...times(9, (i) => line(`M${-120 + i * 30},-32L${-100 + i * 25},-4`, "#5a4a88", 3)),
      path(
        "M-196,-20q30,-18 60,2M136,-18q30,-18 60,2",
        "none",
        'stroke="#f4eaff" stroke-width="9" stroke-linecap="round"',
      ),
      line("M-166,-250C-172,-380 -172,-430 -166,-466M166,-250C172,-380 172,-430 166,-466", "#fff2dc", 4, fade(0.7)),
    ].join(""),
    0.92,
  );
}

function umbrella(canvas: Canvas): string {
  const cloth =
    "M820,960C840,820 1060,820 1086,960q-22,-22 -44,0q-22,-22 -44,0q-23,-22 -45,0q-22,-22 -44,0q-22,-22 -44,0q-22,-22 -45,0Z";
  return [
    line("M985,950V1060", "#120d2c", 7),
    path(cloth, canvas.linear("0 #bfa2f5, 0.5 #5f35ad, 1 #2a1a68")),
    path("M838,912C866,826 1036,826 1068,912C1030,850 880,850 838,912Z", "#ffffff", fade(0.92)),
    line("M822,956C834,880 880,850 920,846", "#ffd9b0", 4, fade(0.8)),
  ].join("");
}
