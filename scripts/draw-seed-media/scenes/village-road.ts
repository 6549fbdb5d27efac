import type { Canvas } from "../drawing/canvas.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { fir, mist, ridge } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** A road winding up to a mountain village in the morning mist. */
export const villageRoad: Scene = { ...portrait, name: "koy-yolu-sis", seed: 42, draw: drawValley };

function drawValley(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #2b2a6b, 0.2 #5b4a9c, 0.38 #b677a8, 0.5 #ffb58c, 0.6 #ffdcae, 1 #ffdcae"),
    stars(canvas, 40, 260),
    glow(canvas, 700, 560, 620, "#ffd9a0", 0.9),
    circle(700, 560, 46, "#fff6df"),
    glow(canvas, 700, 560, 170, cream, 0.9),
  );
  const layers: readonly [number, number, number, string, string, number][] = [
    [590, 190, 3, "#8a6db5", "#ffc9a0", 0.5],
    [680, 170, 3, "#6a559f", "#f0a593", 0.45],
    [780, 190, 2, "#48488a", "#a97bb0", 0.4],
    [890, 170, 2, "#2f3f72", "#5f8aa6", 0.3],
  ];
  for (const [y, height, peaks, fill, light, rough] of layers) {
    const slope = ridge(canvas, { y, height, peaks, jagged: rough });
    canvas.add(
      path(slope.d, fill),
      shade(canvas, slope.d, light, "0 0.75, 0.3 0.1, 1 0"),
      line(slope.crest, "#ffe2bd", 2.5, fade(0.5)),
    );
    canvas.add(forest(canvas, y + 60, 46, 30 + (y - 560) * 0.12, fill), mist(canvas, y + 110, 120, "#ffd9c4", 0.42, 9));
  }
  canvas.add(hill(canvas), village(canvas), mist(canvas, 1010, 110, "#f7cdd0", 0.4, 8), foreground(canvas));
}

function forest(canvas: Canvas, y: number, count: number, size: number, fill: string): string {
  return group(
    times(count, () =>
      fir(canvas, canvas.between(0, canvas.width), y + canvas.between(-10, 60), size * canvas.between(0.6, 1.3), fill),
    ),
  );
}

const slopeOutline = "M-20,1010C160,930 330,900 520,930C720,962 900,900 1100,960V1370H-20Z";

function hill(canvas: Canvas): string {
  return [
    path(slopeOutline, canvas.linear("0 #2f6a6b, 0.4 #1d4a57, 1 #0c2136")),
    shade(canvas, slopeOutline, "#9fd0a0", "0 0.7, 0.25 0.15, 1 0"),
    ...times(14, (i) =>
      line(
        `M${-20 + i * 30},${n(1050 + i * 9)}C${n(200 + i * 30)},${n(1000 + i * 12)} ${n(420 + i * 20)},${n(1020 + i * 14)} ${n(560 + i * 26)},${n(1010 + i * 16)}`,
        "#0e3340",
        2.5,
        fade(0.22),
      ),
    ),
    path(
      "M520,1370C470,1280 760,1216 700,1150C650,1096 420,1104 440,1046C454,1006 560,1000 590,968C606,950 600,938 590,930L604,930C620,944 626,962 606,984C580,1012 494,1014 494,1048C496,1090 770,1070 832,1142C904,1226 700,1270 860,1370Z",
      canvas.linear("0 #ffe0b8, 0.3 #e8a890, 0.7 #8a6690, 1 #3d3560"),
    ),
    line(
      "M690,1356C660,1300 790,1230 768,1160C742,1096 470,1092 466,1046",
      "#fff0d8",
      3,
      `${fade(0.5)} stroke-dasharray="16 20"`,
    ),
  ].join("");
}

function village(canvas: Canvas): string {
  const house = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      [
        path("M-40,0V-46H40V0Z", canvas.linear("0 #2a1d45, 0.6 #6b4a5c, 1 #b9806f", 90)),
        path("M-52,-44L-6,-84L52,-44Z", "#221540"),
        line("M-6,-84L52,-44", "#ffcf9a", 4),
        rect(-28, -34, 14, 18, gold),
        rect(-4, -34, 14, 18, gold),
        rect(20, -34, 12, 34, "#1a1030"),
        line("M-40,-20H40M-40,-8H40", "#1a1030", 1.5, fade(0.4)),
        glow(canvas, -8, -26, 70, amber, 0.55),
        rect(22, -88, 9, 22, "#221540"),
      ].join(""),
      s,
    );
  const smoke = (x: number, y: number) =>
    line(
      `M${x},${y}c-14,-40 22,-60 4,-104s30,-56 14,-110`,
      canvas.linear("0 #fff0e0 0, 0.6 #fff0e0 0.4, 1 #fff0e0 0.55"),
      13,
      `filter="${canvas.blur(5)}"`,
    );
  return [
    smoke(315, 860),
    smoke(226, 905),
    house(300, 968, 0.92),
    house(208, 1000, 1.05),
    house(388, 950, 0.74),
    house(680, 962, 0.7),
    house(140, 1040, 1.1),
    house(762, 950, 0.62),
    house(452, 942, 0.56),
    path("M548,936V880l10,-36 10,36V936Z", "#3a2a55"),
    path("M566,936V912q18,-26 38,0V936Z", "#3a2a55"),
    wideGlow(canvas, 290, 980, 260, 60, amber, 0.35),
  ].join("");
}

function foreground(canvas: Canvas): string {
  const bank = "M-20,1180C90,1170 210,1220 320,1300C360,1330 380,1350 390,1370H-20Z";
  const right = "M1100,1110C1010,1130 930,1210 900,1370H1100Z";
  return [
    fir(canvas, 60, 1250, 470, "#0a1a2c"),
    fir(canvas, 168, 1300, 360, "#0b2033"),
    fir(canvas, 1030, 1250, 560, "#0a1a2c"),
    fir(canvas, 948, 1300, 300, "#0c2438"),
    fir(canvas, -6, 1300, 300, "#081424"),
    path(bank, "#0a1a2a"),
    path(right, "#0a1a2a"),
    shade(canvas, bank, "#3f8a80", "0 0.6, 0.4 0.1, 1 0"),
    shade(canvas, right, "#3f8a80", "0 0.5, 0.4 0.1, 1 0"),
    ...times(46, () => {
      const x = canvas.between(-10, 330);
      const y = 1185 + (x > 90 ? (x - 90) * 0.5 : 0) + canvas.between(0, 30);
      return line(
        `M${n(x)},${n(y)}q${n(canvas.between(-10, 10))},-22 ${n(canvas.between(-18, 18))},${n(canvas.between(-46, -26))}`,
        canvas.pick(["#2f7a74", "#164a50", "#7fb48c"]),
        2.4,
        fade(0.8),
      );
    }),
    ...times(22, () =>
      circle(
        canvas.between(0, 300),
        canvas.between(1180, 1330),
        canvas.between(2.5, 5),
        canvas.pick([gold, "#f08aa8", cream]),
      ),
    ),
  ].join("");
}
