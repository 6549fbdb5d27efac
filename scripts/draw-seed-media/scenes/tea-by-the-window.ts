import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, wideGlow } from "../drawing/light.ts";
import { amber, aqua, coral, cream, gold, orchid, teal } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { steam, teaGlass } from "../drawing/tea-glass.ts";

/** Tea on the sill while it rains over the town's lights. */
export const teaByTheWindow: Scene = { ...portrait, name: "yagmurda-cay", seed: 5, draw: drawWindow };

function drawWindow(canvas: Canvas): void {
  canvas.add(
    townInTheRain(canvas),
    drops(canvas),
    frame(canvas),
    sill(canvas),
    at(520, 1096, teaGlass(canvas), 1.72),
    at(520, 660, steam(canvas, 430, 0.2, 0.55)),
    glow(canvas, 530, 960, 520, "#ff9a4a", 0.28),
    book(canvas),
  );
}

export function townInTheRain(canvas: Canvas, sill = 900): string {
  const block = (x: number, w: number, h: number, colour: string) => rect(x, sill - h, w, h + 300, colour);
  return [
    ground(canvas, "0 #0c1230, 0.35 #1d2a5c, 0.6 #3b3a80, 0.8 #51307a, 1 #2a1748"),
    group(
      [
        block(-20, 240, 520, "#16183f"),
        block(190, 190, 380, "#1c1c4a"),
        block(370, 260, 610, "#141538"),
        block(640, 170, 430, "#1a1a48"),
        block(800, 320, 690, "#10112f"),
      ],
      `filter="${canvas.blur(9)}"`,
    ),
    bokeh(canvas, 60, [-20, 180, 1120, 640], [amber, gold, coral, "#ff6d7d"], [12, 44]),
    bokeh(canvas, 26, [-20, 420, 1120, 420], [teal, aqua, orchid], [18, 56]),
    wideGlow(canvas, 300, 860, 560, 160, amber, 0.5),
    wideGlow(canvas, 860, 840, 420, 140, orchid, 0.55),
  ].join("");
}

function drops(canvas: Canvas): string {
  const beads = times(330, () => {
    const r = canvas.random() ** 3 * 9 + 1.6;
    const x = canvas.between(0, canvas.width);
    const y = canvas.between(0, 1040);
    return drop(canvas, x, y, r);
  });
  const runs = times(17, () => {
    const x = canvas.between(30, 1050);
    const y = canvas.between(-60, 560);
    const length = canvas.between(120, 420);
    const trail = canvas.linear("0 #cfe6ff 0, 0.7 #cfe6ff 0.14, 1 #f4f8ff 0.5");
    return (
      path(
        `M${n(x - 3)},${n(y)}q${n(canvas.between(-10, 10))},${n(length / 2)} ${n(-3)},${n(length)}h10q${n(canvas.between(-6, 8))},${n(-length / 2)} -2,${n(-length)}Z`,
        trail,
      ) + drop(canvas, x, y + length, canvas.between(7, 11))
    );
  });
  return group([...beads, ...runs]);
}

/** A bead of water on glass: the lights behind it upside down, so bright below and dark above. */
export function drop(canvas: Canvas, x: number, y: number, r: number): string {
  const body = canvas.linear("0 #0a1030 0.55, 0.5 #4a5aa0 0.25, 0.85 #ffd9a0 0.6, 1 #fff3dc 0.85");
  return ellipse(x, y, r * 0.88, r * 1.08, body) + circle(x - r * 0.28, y - r * 0.42, r * 0.2, "#ffffff", fade(0.85));
}

function frame(canvas: Canvas): string {
  const wood = canvas.linear("0 #0b0819, 0.6 #2a1748, 1 #4d2c6b", 90);
  const curtain = "M1080,0H846C890,150 902,420 884,660C872,830 900,960 930,1080H1080Z";
  return [
    rect(-10, -10, 66, 1120, wood),
    rect(-10, -10, 1100, 44, "#120b28"),
    rect(360, 0, 26, 1090, wood),
    rect(0, 330, 1080, 20, "#1a1035"),
    line("M386,40V1060M58,352H1080", "#7a54b4", 2.5, fade(0.55)),
    path(curtain, canvas.linear("0 #7c2d55, 0.3 #4d1c4c, 0.55 #82305a, 0.75 #3c1642, 1 #220e30", 90)),
    shade(canvas, curtain, "#140a24", "0 0.6, 0.4 0.15, 1 0.7"),
    ...[900, 945, 1000, 1046].map((x, i) =>
      line(
        `M${x - 26},0C${x + 14},240 ${x - 6 - i * 4},640 ${x + 10},1080`,
        i % 2 ? "#b4567c" : "#22102e",
        5,
        fade(0.35),
      ),
    ),
  ].join("");
}

function sill(canvas: Canvas): string {
  const board = "M-10,1068H1090V1360H-10Z";
  return [
    path(board, canvas.linear("0 #8a5140, 0.16 #5d3048, 1 #1c1030")),
    ...times(16, (i) =>
      line(
        `M-10,${n(1084 + i * 17)}C300,${n(1078 + i * 17 + canvas.between(-8, 8))} 700,${n(1094 + i * 17 + canvas.between(-8, 8))} 1090,${n(1082 + i * 17)}`,
        "#1a0d28",
        2,
        fade(canvas.between(0.2, 0.5)),
      ),
    ),
    line("M-10,1070H1090", "#ffb98a", 4, fade(0.7)),
    wideGlow(canvas, 540, 1120, 520, 120, "#ff9a50", 0.75),
    shade(canvas, board, "#0b0819", "0 0, 0.45 0.35, 1 0.85"),
  ].join("");
}

function book(canvas: Canvas): string {
  return at(
    880,
    1210,
    [
      path("M-190,30L120,-30L230,26L-80,96Z", "#0b0819", `${fade(0.6)} filter="${canvas.blur(12)}"`),
      path("M-190,6L110,-52L216,2L-84,66Z", "#1f6a73"),
      path("M-190,6L-84,66V92L-190,32Z", "#123f4b"),
      path("M-84,66L216,2V26L-84,92Z", canvas.linear(`0 ${cream}, 1 #b79a9a`)),
      line("M-84,72L216,8M-84,79L216,15M-84,86L216,21", "#8a6a7a", 1.2, fade(0.6)),
      line("M-150,4L100,-44", gold, 3, fade(0.7)),
      line("M-120,22L60,-14", gold, 2, fade(0.5)),
      path("M150,-22l30,-6 10,60 -16,-8 -12,14Z", "#d75a72"),
    ].join(""),
  );
}
