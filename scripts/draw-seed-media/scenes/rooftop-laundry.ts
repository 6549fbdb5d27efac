import { farGulls, sleepingCat } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, garland, glow, stars, wideGlow } from "../drawing/light.ts";
import { mist, streaks } from "../drawing/nature.ts";
import { amber, cream, gold, rose } from "../drawing/palette.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { teaGlass } from "../drawing/tea-glass.ts";
import { houses, mosque } from "../drawing/town.ts";

/** A roof terrace at sunset: washing in the wind, domes in the haze, two chairs. */
export const rooftopLaundry: Scene = { ...square, name: "cati-camasir", seed: 38, draw: drawRoof };

function drawRoof(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #241766, 0.22 #6a3a9a, 0.4 #d0609a, 0.55 #ff9a78, 0.66 #ffd08c, 1 #ffd08c"),
    stars(canvas, 50, 260),
    glow(canvas, 780, 640, 620, "#ffd08a", 0.95),
    circle(780, 600, 66, "#fff4d0"),
    streaks(canvas, 220, 600, 18, "#ffb08c", 0.6),
    mosque(330, 680, 330, "#a8528e"),
    mosque(900, 690, 180, "#b85f90", [-0.6]),
    houses(canvas, 720, 60, 130, "#93478a", 0.2, [40, 80]),
    mist(canvas, 690, 80, "#ffc79a", 0.6, 7),
    houses(canvas, 800, 60, 140, "#6a2f78", 0.32, [60, 110]),
    mist(canvas, 790, 60, "#ffb08c", 0.35, 6),
    houses(canvas, 900, 60, 130, "#43205f", 0.42, [80, 130]),
    farGulls(
      [
        [560, 240, 0.8],
        [620, 210, 0.6],
        [500, 270, 0.5],
        [690, 260, 0.5],
      ],
      "#5a2a78",
    ),
    terrace(canvas),
    washing(canvas),
    garland(canvas, [-10, 470], [1090, 380], 70, 15, 7),
    chairs(canvas),
    bokeh(canvas, 10, [0, 600, 1080, 240], [amber, gold, rose], [5, 12]),
  );
}

function terrace(canvas: Canvas): string {
  const floor = "M-10,880L1090,860V1090H-10Z";
  return [
    path(floor, canvas.linear("0 #c46a6a, 0.4 #7a3a62, 1 #2a1240")),
    ...times(9, (i) => line(`M-10,${900 + i * 24}L1090,${880 + i * 26}`, "#3a1848", 2, fade(0.4))),
    ...times(15, (i) => line(`M${i * 84 - 20},880L${i * 110 - 160},1090`, "#3a1848", 2, fade(0.3))),
    rect(-10, 850, 1100, 36, canvas.linear("0 #ffb48c, 1 #7a3a62")),
    line("M-10,850H1090", "#ffe6b8", 4),
    wideGlow(canvas, 780, 920, 420, 90, "#ffc080", 0.7),
    shade(canvas, floor, "#1a0a2c", "0 0, 0.5 0.2, 1 0.85"),
    rect(70, 400, 12, 480, "#2a1240"),
    rect(990, 360, 12, 510, "#2a1240"),
    line("M996,360V250M950,280h92M960,306h72M970,330h52", "#2a1240", 5),
    ...pots(canvas),
  ].join("");
}

const pots = (canvas: Canvas): string[] =>
  [
    [150, 878, 1],
    [228, 884, 0.8],
    [1030, 880, 1.1],
  ].map(([x = 0, y = 0, s = 1]) =>
    at(
      x,
      y,
      path("M-38,-60H38L28,12H-28Z", canvas.linear("0 #e0805a, 1 #7a2f44", 70)) +
        times(24, () =>
          line(
            `M0,-58q${n(canvas.between(-20, 20))},-30 ${n(canvas.between(-52, 52))},${n(canvas.between(-100, -20))}`,
            canvas.pick(["#1f5a50", "#2f7a60", "#174440"]),
            5,
          ),
        ).join("") +
        times(13, () =>
          circle(
            canvas.between(-50, 50),
            -70 - canvas.between(0, 80),
            canvas.between(6, 11),
            canvas.pick(["#ff6a5a", "#ffae45", "#f08ab0"]),
          ),
        ).join(""),
      s,
    ),
  );

function washing(canvas: Canvas): string {
  const y = (x: number) => 440 + Math.sin(((x - 76) / 920) * Math.PI) * 60;
  const sheet = (x: number, w: number, h: number, colour: string, dark: string) => {
    const d = `M${x},${n(y(x))}Q${n(x + w / 2)},${n(y(x + w / 2) + 10)} ${x + w},${n(y(x + w))}C${n(x + w + 16)},${n(y(x) + h * 0.4)} ${n(x + w + 44)},${n(y(x) + h * 0.6)} ${n(x + w + 30)},${n(y(x) + h)}C${n(x + w * 0.7 + 20)},${n(y(x) + h - 24)} ${n(x + w * 0.4 + 20)},${n(y(x) + h + 26)} ${n(x + 26)},${n(y(x) + h - 4)}C${n(x + 40)},${n(y(x) + h * 0.6)} ${n(x + 10)},${n(y(x) + h * 0.4)} ${x},${n(y(x))}Z`;
    return (
      path(d, canvas.linear(`0 ${colour}, 0.6 ${colour}, 1 ${dark}`)) +
      shade(canvas, d, dark, "0 0, 0.45 0.5, 0.6 0.1, 1 0.6", 80) +
      line(
        `M${n(x + w * 0.3)},${n(y(x) + 14)}q18,${n(h * 0.4)} 20,${n(h * 0.86)}M${n(x + w * 0.7)},${n(y(x) + 14)}q20,${n(h * 0.4)} 22,${n(h * 0.8)}`,
        dark,
        4,
        fade(0.4),
      )
    );
  };
  const shirt = (x: number, colour: string, dark: string) => {
    const t = n(y(x));
    const d = `M${x},${t}h84l34,56 -26,20 -14,-18 8,92q-40,14 -88,2l-2,-94 -14,16 -24,-20Z`;
    return path(d, colour) + shade(canvas, d, dark, "0 0.1, 1 0.75", 60) + path(`M${x + 28},${t}q14,24 28,0Z`, dark);
  };
  const sock = (x: number, colour: string) =>
    path(`M${x},${n(y(x))}h22l4,46q24,8 20,24h-38q-10,-4 -8,-22Z`, colour) + rect(x, y(x), 23, 9, cream);
  const pegs = times(24, (i) => rect(110 + i * 37, y(110 + i * 37) - 8, 6, 19, "#ffcf8a", 'rx="2"'));
  return [
    line(`M76,440Q536,560 996,440`, "#2a1240", 3.5),
    sheet(120, 170, 230, "#fff4e4", "#c98ab0"),
    shirt(330, "#4fb0b4", "#14505c"),
    sock(478, "#ffae45"),
    sock(520, "#ffae45"),
    sheet(570, 130, 170, "#f2a0c0", "#93307a"),
    shirt(752, "#f6dc9a", "#c4703a"),
    sheet(880, 74, 110, "#a88af0", "#4a2a98"),
    ...pegs,
  ].join("");
}

function chairs(canvas: Canvas): string {
  const chair = (x: number, flip: boolean) =>
    at(
      x,
      1010,
      line("M-60,-150L-40,0M-52,-84H40L56,0M40,-84L30,0M-20,-84L-26,0", "#2a1240", 9) +
        path("M-66,-160q20,-12 30,6l12,76h-28Z", "#1c9a9e") +
        rect(-54, -92, 104, 16, "#2ac0bc", 'rx="6"') +
        line("M-54,-91H48", cream, 3, fade(0.8)),
      1,
      0,
      flip,
    );
  return group([
    ellipse(620, 1024, 300, 26, "#1a0a2c", `${fade(0.5)} filter="${canvas.blur(8)}"`),
    chair(440, false),
    chair(800, true),
    line("M620,1010V930M580,1014L620,980L660,1014", "#2a1240", 9),
    ellipse(620, 926, 84, 18, "#7a3a44"),
    ellipse(620, 921, 84, 18, "#ffcf8a"),
    at(596, 914, teaGlass(canvas), 0.3),
    at(654, 918, teaGlass(canvas), 0.3),
    at(240, 858, sleepingCat("#3a2450", "#ffc890"), 1),
  ]);
}
