import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, wideGlow } from "../drawing/light.ts";
import { rain, reflection } from "../drawing/nature.ts";
import { amber, coral, cream, gold, orchid, rose, teal } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, line, n, path, rect, times } from "../drawing/shapes.ts";
import { houses } from "../drawing/town.ts";

/** The last minibus pulls in at a stop in the rain; one blue umbrella waits. */
export const minibusInRain: Scene = { ...landscape, name: "yagmurda-dolmus", seed: 68, draw: drawAvenue };

function drawAvenue(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #0d0f36, 0.35 #231c60, 0.55 #4a2f80, 1 #0f0a28"),
    houses(canvas, 500, 150, 330, "#1d1650", 0.42, [90, 150]),
    glow(canvas, 500, 430, 620, "#8a5ae0", 0.3),
    bokeh(canvas, 40, [0, 250, 1280, 260], [amber, coral, teal, orchid, "#ff5a6a"], [10, 34]),
    path("M-20,500H1300V880H-20Z", canvas.linear("0 #4a3078, 0.3 #241a58, 1 #090a26")),
    ...(
      [
        [120, gold],
        [330, coral],
        [760, orchid],
        [960, "#ff6a7a"],
        [1180, teal],
      ] as const
    ).map(([x, colour]) => reflection(canvas, x, 506, 760, colour, 80, 0.6)),
    minibus(canvas),
    stop(canvas),
    at(
      1010,
      772,
      person(
        { coat: "#d75a92", skirt: "#3a1f66", hair: "#1a0d26", rim: ["#ffd9a0", -1] },
        { left: [-8, -64], right: [14, -46] },
      ),
      2.9,
    ),
    umbrella(canvas, 986, 470, "#3f7af0", "#1a2a98"),
    at(
      1150,
      760,
      person({ coat: "#1c6a78", trousers: "#120d2c", rim: ["#ffd9a0", -1] }, { left: [-14, -46], right: [12, -60] }),
      2.7,
    ),
    rain(canvas, 360, "#dfe6ff", 0.32),
    ...splashes(canvas),
  );
}

function minibus(canvas: Canvas): string {
  const paint = canvas.linear("0 #fff0c8, 0.4 #ffc23a, 0.75 #e8842a, 1 #8a3a24");
  const window = (x: number, w: number) =>
    rect(x, -226, w, 84, canvas.linear("0 #fff3d0, 1 #f2a85a"), 'rx="10"') +
    path(`M${x + 8},-226h${w * 0.3}l-${w * 0.28},84h-${w * 0.02}Z`, "#ffffff", fade(0.35));
  const head = (x: number) => circle(x, -168, 17, "#4a2448") + path(`M${x - 28},-142c0,-30 56,-30 56,0Z`, "#4a2448");
  const wheel = (x: number) =>
    circle(x, -20, 50, "#0a0820") + circle(x, -20, 26, "#8a80b0") + circle(x, -20, 12, "#2a2050");
  return at(
    430,
    740,
    [
      ellipse(0, 32, 380, 26, "#05061a", fade(0.7)),
      ...[-250, -120, 10, 130].map((x) => reflection(canvas, x, 40, 150, amber, 120, 0.65)),
      path(
        "M-350,-30V-210C-350,-262 -320,-282 -270,-284H190C250,-284 290,-250 320,-176L352,-120C362,-104 362,-60 360,-30Z",
        paint,
      ),
      shade(
        canvas,
        "M-350,-30V-210C-350,-262 -320,-282 -270,-284H190C250,-284 290,-250 320,-176L352,-120C362,-104 362,-60 360,-30Z",
        "#5a1f38",
        "0 0, 0.6 0.1, 1 0.7",
      ),
      window(-330, 104),
      window(-214, 104),
      window(-98, 104),
      path("M132,-226H200C240,-222 262,-190 280,-142H132Z", canvas.linear("0 #fff3d0, 1 #d99058")),
      ...[-282, -166, -50, -20].map(head),
      circle(200, -172, 19, "#3a1c40"),
      path("M170,-142c0,-32 60,-32 60,0Z", "#3a1c40"),
      path("M180,-178q20,-20 42,-4l2,8h-44Z", "#1a0d2c"),
      rect(18, -236, 100, 206, "#b0602c", 'rx="8"'),
      rect(28, -224, 80, 92, canvas.linear("0 #fff8e0, 1 #ffc878"), 'rx="6"'),
      rect(28, -120, 80, 84, "#c8742f", 'rx="6"'),
      path("M-350,-110H360V-92H-350Z", "#fff0d2"),
      path("M-350,-88H360V-78H-350Z", "#b03a3a"),
      rect(140, -276, 96, 34, "#1a0d2c", 'rx="6"'),
      ...times(5, (i) => rect(152 + i * 15, -268, [10, 7, 11, 8, 10][i] ?? 9, 18, amber, 'rx="2"')),
      rect(-290, -300, 440, 16, "#8a4a28", 'rx="6"'),
      wheel(-220),
      wheel(230),
      rect(338, -74, 26, 34, "#fffbe0", 'rx="8"'),
      glow(canvas, 360, -58, 260, "#ffe9b0", 0.95),
      path(
        "M362,-70L760,-6V60L362,-34Z",
        canvas.linear("0 #fff0c0 0.55, 1 #fff0c0 0", 90),
        `style="mix-blend-mode:screen" filter="${canvas.blur(10)}"`,
      ),
      rect(-358, -90, 16, 40, "#ff3a4a", 'rx="4"'),
      glow(canvas, -352, -70, 120, "#ff3a4a", 0.8),
      glow(canvas, -100, -180, 380, amber, 0.35),
      line("M-340,-214C-338,-256 -314,-274 -268,-276H188", cream, 4, fade(0.8)),
      line("M118,-170q14,-6 14,8v40", "#1a0d2c", 5),
    ].join(""),
  );
}

function stop(canvas: Canvas): string {
  return [
    line("M880,790V330M1240,790V330", "#0a0826", 10),
    path("M850,330L880,300H1260V330Z", "#2a1f66"),
    line("M850,330H1260", "#d9c8ff", 3, fade(0.7)),
    rect(890, 350, 340, 300, "#8fa8ff", fade(0.13)),
    path("M900,350h80l-70,300h-10Z", "#ffffff", fade(0.08)),
    rect(1080, 400, 120, 170, cream, fade(0.9)),
    path("M1092,412h96v70h-96Z", "#5f35ad"),
    circle(1140, 446, 22, gold),
    ...times(4, (i) => line(`M1094,${498 + i * 16}h${[90, 70, 84, 50][i] ?? 60}`, "#6a5a90", 5)),
    rect(900, 690, 330, 14, "#6a3a5c"),
    line("M930,704v80M1200,704v80", "#0a0826", 8),
    wideGlow(canvas, 1060, 790, 260, 40, "#cfd8ff", 0.4),
    glow(canvas, 1060, 340, 240, "#e6dcff", 0.5),
    rect(1000, 330, 120, 8, "#ffffff"),
  ].join("");
}

const umbrella = (canvas: Canvas, x: number, y: number, light: string, dark: string): string =>
  [
    line(`M${x},${y}V${y + 140}`, "#0a0826", 5),
    path(
      `M${x - 150},${y + 12}C${x - 126},${y - 104} ${x + 126},${y - 104} ${x + 150},${y + 12}q-25,-22 -50,0q-25,-22 -50,0q-25,-22 -50,0q-25,-22 -50,0q-25,-22 -50,0q-25,-22 -50,0Z`,
      canvas.linear(`0 ${light}, 1 ${dark}`),
    ),
    line(`M${x - 148},${y + 8}C${x - 126},${y - 92} ${x - 40},${y - 104} ${x},${y - 78}`, "#ffe0b0", 4, fade(0.8)),
    line(`M${x},${y - 74}v-18`, "#0a0826", 5),
    path(
      `M${x},${y - 76}Q${x - 50},${y - 40} ${x - 50},${y + 8}M${x},${y - 76}Q${x + 50},${y - 40} ${x + 50},${y + 8}`,
      "none",
      `stroke="${dark}" stroke-width="3" opacity=".6"`,
    ),
  ].join("");

const splashes = (canvas: Canvas): string[] =>
  times(70, () => {
    const [x, y] = [canvas.between(0, 1280), canvas.between(690, 850)];
    return ellipse(
      x,
      y,
      canvas.between(8, 18),
      canvas.between(2, 4),
      "none",
      `stroke="${canvas.pick(["#cfd8ff", rose, gold])}" stroke-width="1.500" opacity="${n(canvas.between(0.2, 0.6))}"`,
    );
  });
