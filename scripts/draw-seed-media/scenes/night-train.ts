import type { Canvas } from "../drawing/canvas.ts";
import { glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { fir, mist, ridge, snow } from "../drawing/nature.ts";
import { amber, cream, gold, orchid } from "../drawing/palette.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { circle, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** The night train east, over a stone viaduct between snowed mountains. */
export const nightTrain: Scene = { ...landscape, name: "gece-treni", seed: 70, draw: drawPass };

const track = 470;

function drawPass(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #080a28, 0.3 #1a1d5c, 0.55 #3f3a92, 0.75 #7a5ab0, 1 #c7a2d0"),
    milkyWay(canvas),
    stars(canvas, 320, 520),
    moon(canvas, 1080, 130, 46),
  );
  for (const [y, height, fill, light, rough] of [
    [360, 230, "#4a4aa0", "#cfd0ff", 0.75],
    [450, 200, "#3a3a8c", "#b0b4f2", 0.6],
  ] as const) {
    const range = ridge(canvas, { y, height, peaks: 2, jagged: rough });
    canvas.add(
      path(range.d, fill),
      shade(canvas, range.d, light, "0 0.9, 0.3 0.3, 0.7 0"),
      line(range.crest, "#eef0ff", 2.5, fade(0.6)),
      mist(canvas, y + 110, 90, "#b8b0ee", 0.4, 7),
    );
  }
  canvas.add(
    ...times(46, () =>
      fir(
        canvas,
        canvas.between(0, 1280),
        canvas.between(560, 640),
        canvas.between(50, 110),
        canvas.pick(["#25306e", "#2c387a", "#1e2860"]),
      ),
    ),
    viaduct(canvas),
    smoke(canvas),
    train(canvas),
    valley(canvas),
    snow(canvas, 260, "#ffffff"),
  );
}

const milkyWay = (canvas: Canvas): string =>
  group(
    times(
      16,
      (i) =>
        `<ellipse cx="${n(100 + i * 60 + canvas.between(-30, 30))}" cy="${n(300 - i * 18 + canvas.between(-24, 24))}" rx="${n(canvas.between(60, 120))}" ry="${n(canvas.between(20, 46))}" fill="${canvas.pick(["#8f7fe0", "#b9a0f0", "#6a80d8"])}" opacity="0.22"/>`,
    ),
    `filter="${canvas.blur(22)}"`,
  );

function viaduct(canvas: Canvas): string {
  const stone = canvas.linear("0 #8a78b8, 0.4 #4d4288, 1 #1f1a52");
  const arches = times(7, (i) => {
    const x = 60 + i * 180;
    return `M${x},860V${track + 110}a70,74 0 0 1 140,0V860Z`;
  }).join("");
  const body = `M-20,${track}H1300V860H-20Z${arches}`;
  return [
    path(body, stone, 'fill-rule="evenodd"'),
    path(`M-20,${track}H1300V${track + 26}H-20Z`, "#5d5298"),
    line(`M-20,${track}H1300`, "#f2f0ff", 7),
    ...times(8, (i) =>
      times(14, (k) => rect(10 + i * 180 - 8 + (k % 2) * 12, track + 130 + k * 24, 20, 12, "#2a2464", fade(0.4))).join(
        "",
      ),
    ),
    ...times(7, (i) => line(`M${60 + i * 180},${track + 110}a70,74 0 0 1 140,0`, "#cfc8ff", 3, fade(0.6))),
    ...times(7, (i) => line(`M${54 + i * 180},${track + 112}a76,80 0 0 1 152,0`, "#3a3278", 2, fade(0.7))),
  ].join("");
}

function smoke(canvas: Canvas): string {
  return group(
    times(22, (i) =>
      circle(
        1040 - i * 46 + canvas.between(-14, 14),
        track - 150 - i * 7 + canvas.between(-16, 16),
        20 + i * 3.4,
        canvas.radial("0 #e8dcff 0.55, 0.6 #b8a0e0 0.3, 1 #b8a0e0 0"),
        fade(1 - i / 26),
      ),
    ),
  );
}

function train(canvas: Canvas): string {
  const paint = canvas.linear("0 #6a3a9a, 0.5 #8d2f5a, 0.52 #fff0d2, 0.58 #fff0d2, 0.6 #3a1f66, 1 #1a1038");
  const coach = (x: number) =>
    [
      rect(x, track - 84, 216, 70, paint, 'rx="9"'),
      path(`M${x + 4},${track - 82}q104,-20 208,0Z`, "#2a1c58"),
      line(`M${x + 8},${track - 88}q100,-14 200,0`, "#f2f0ff", 5, fade(0.9)),
      ...times(
        7,
        (i) =>
          rect(
            x + 14 + i * 28,
            track - 74,
            20,
            25,
            canvas.random() < 0.9 ? canvas.linear(`0 ${cream}, 1 ${amber}`) : "#2a1c58",
            'rx="3"',
          ) + (canvas.random() < 0.4 ? circle(x + 24 + i * 28, track - 57, 5, "#4a2450") : ""),
      ),
      ...[30, 62, 154, 186].map(
        (dx) => circle(x + dx, track - 9, 10, "#0d0a24") + circle(x + dx, track - 9, 4, "#7a6ab0"),
      ),
      wideGlow(canvas, x + 108, track - 60, 150, 60, amber, 0.45),
      rect(x + 214, track - 34, 14, 8, "#0d0a24"),
    ].join("");
  const x = 962;
  return [
    ...[-140, 88, 316, 544, 772].map((left) => coach(left - 44)),
    path(
      `M${x - 12},${track - 16}V${track - 92}H${x + 60}V${track - 78}H${x + 176}C${x + 196},${track - 70} ${x + 196},${track - 30} ${x + 190},${track - 16}Z`,
      canvas.linear("0 #4a3a8a, 1 #120d34"),
    ),
    rect(x + 4, track - 82, 40, 28, gold, 'rx="3"'),
    rect(x + 130, track - 116, 22, 42, "#120d34"),
    rect(x + 124, track - 122, 34, 9, "#2a2060"),
    rect(x + 84, track - 92, 22, 16, "#2a2060"),
    path(`M${x + 186},${track - 20}l28,12h-40Z`, "#120d34"),
    line(`M${x - 12},${track - 46}H${x + 192}`, "#d8475a", 6),
    ...[18, 66, 114, 160].map(
      (dx) =>
        circle(x + dx, track - 12, 17, "#0d0a24") +
        circle(x + dx, track - 12, 12, "none", 'stroke="#8a78c0" stroke-width="2.500"'),
    ),
    line(`M${x + 18},${track - 10}H${x + 160}`, "#8a78c0", 4),
    circle(x + 190, track - 62, 9, "#fffbe8"),
    glow(canvas, x + 190, track - 62, 300, "#ffe8b0", 0.85),
    path(
      `M${x + 192},${track - 66}L1300,${track - 150}V${track + 10}Z`,
      canvas.linear("0 #fff0c0 0.6, 1 #fff0c0 0.05", 90),
      `style="mix-blend-mode:screen" filter="${canvas.blur(6)}"`,
    ),
    glow(canvas, x + 142, track - 122, 70, orchid, 0.4),
  ].join("");
}

function valley(canvas: Canvas): string {
  const bank = "M-20,760C200,700 380,770 620,780S1060,720 1300,770V880H-20Z";
  return [
    mist(canvas, 720, 130, "#cfc4f2", 0.5, 9),
    path(bank, canvas.linear("0 #dcd6ff, 1 #6a68b8")),
    shade(canvas, bank, "#ffffff", "0 0.8, 0.4 0.2, 1 0"),
    ...[
      [70, 850, 260],
      [170, 870, 190],
      [1190, 850, 280],
      [1090, 870, 180],
      [1270, 860, 210],
      [-10, 860, 180],
    ].map(
      ([x = 0, foot = 0, h = 0]) =>
        fir(canvas, x, foot, h, "#10183f") + fir(canvas, x - 3, foot - h * 0.06, h * 0.86, "#1c2858"),
    ),
    rect(560, 770, 46, 34, "#3a2a58"),
    path("M552,772l31,-26 31,26Z", "#f2f0ff"),
    rect(574, 778, 16, 16, gold),
    glow(canvas, 582, 786, 90, amber, 0.7),
  ].join("");
}
