import type { Canvas } from "../drawing/canvas.ts";
import { glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { mist, reflection, ridge, water } from "../drawing/nature.ts";
import { amber, aqua, cream, gold, lilac, teal } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, times } from "../drawing/shapes.ts";

/** A fishing boat at anchor in a cove whose water glows where it is touched. */
export const glowingCove: Scene = { ...portrait, name: "yakamoz-koyu", seed: 95, draw: drawCove };

function drawCove(canvas: Canvas): void {
  const far = ridge(canvas, { y: 560, height: 130, peaks: 2, jagged: 0.24 });
  canvas.add(
    ground(canvas, "0 #060822, 0.25 #14184f, 0.42 #37307f, 0.48 #6a4a98, 1 #6a4a98"),
    band(canvas),
    stars(canvas, 420, 600),
    moon(canvas, 250, 190, 40),
    path(far.d, "#2a2668"),
    shade(canvas, far.d, lilac, "0 0.45, 0.25 0"),
    mist(canvas, 600, 70, "#7a6ac0", 0.35, 6),
    water(
      canvas,
      610,
      canvas.height,
      "0 #4a4a98, 0.15 #1f3a80, 0.45 #0c4a68, 0.8 #08304a, 1 #051a30",
      [aqua, teal, "#9ff2e0", lilac, "#5a8ad8"],
      420,
      0.4,
    ),
    reflection(canvas, 250, 612, 1000, "#fff0d8", 70, 0.6),
    plankton(canvas),
    cliffs(canvas),
    boat(canvas),
    village(canvas),
  );
}

const band = (canvas: Canvas): string =>
  group(
    times(20, (i) =>
      ellipse(
        180 + i * 44 + canvas.between(-30, 30),
        80 + i * 24 + canvas.between(-26, 26),
        canvas.between(60, 130),
        canvas.between(24, 60),
        canvas.pick(["#7a6ae0", "#a08af0", "#4a7ad8"]),
        fade(0.2),
      ),
    ),
    `filter="${canvas.blur(26)}"`,
  );

function plankton(canvas: Canvas): string {
  const swirl = (cx: number, cy: number, rx: number, ry: number, width: number) => {
    const paint = canvas.linear(`0 ${aqua} 0, 0.4 #9ffff0 0.9, 0.6 #d8fff8 1, 1 ${aqua} 0`, 90);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;
  };
  return [
    wideGlow(canvas, 560, 980, 470, 130, teal, 0.85),
    wideGlow(canvas, 560, 990, 330, 80, "#7affec", 0.55),
    group(
      [
        swirl(560, 985, 250, 46, 7),
        swirl(560, 992, 340, 70, 5),
        swirl(560, 1002, 440, 104, 4),
        swirl(560, 1014, 540, 142, 3),
      ],
      `filter="${canvas.blur(2.5)}" style="mix-blend-mode:screen"`,
    ),
    ...times(260, () => {
      const a = canvas.between(0, 6.283);
      const r = Math.sqrt(canvas.random());
      const [x, y] = [560 + Math.cos(a) * 560 * r, 1030 + Math.sin(a) * 240 * r];
      return circle(
        x,
        y,
        canvas.between(0.8, 3.2),
        canvas.pick(["#d8fff4", aqua, "#7affec"]),
        fade(canvas.between(0.4, 1) * (1 - r * 0.5)),
      );
    }),
    ...times(16, () =>
      glow(canvas, canvas.between(120, 1000), canvas.between(900, 1240), canvas.between(14, 40), "#7affec", 0.6),
    ),
    line(
      "M560,1000C600,1080 700,1140 690,1240S560,1330 600,1370",
      "#a8fff0",
      9,
      `${fade(0.4)} filter="${canvas.blur(5)}"`,
    ),
  ].join("");
}

function cliffs(canvas: Canvas): string {
  const left = "M-20,420C60,440 120,520 150,600C180,690 240,740 230,800C200,850 90,880 -20,900Z";
  const right = "M1100,330C1010,380 950,470 930,560C900,640 860,690 870,760C900,820 1010,850 1100,860Z";
  const near = "M-20,1180C80,1150 190,1200 260,1270C310,1320 330,1350 330,1370H-20Z";
  return [
    ...[left, right].map(
      (d) =>
        path(d, canvas.linear("0 #2a2560, 1 #0a0d2c")) +
        shade(canvas, d, "#8fb0e0", "0 0.45, 0.4 0.1, 1 0") +
        shade(canvas, d, "#4ae0d0", "0 0, 0.7 0, 1 0.6"),
    ),
    ...times(9, (i) => pine(canvas, 20 + i * 24, 430 + i * i * 4.4, canvas.between(70, 120))),
    ...times(9, (i) => pine(canvas, 1070 - i * 18, 350 + i * i * 4.6, canvas.between(70, 120))),
    line(
      "M230,800C200,850 90,880 -20,900M870,760C900,820 1010,850 1100,860",
      "#9ffff0",
      5,
      `${fade(0.8)} filter="${canvas.blur(2)}"`,
    ),
    path(near, "#070a22"),
    shade(canvas, near, "#5ad8d0", "0 0.55, 0.4 0.1, 1 0"),
  ].join("");
}

const pine = (canvas: Canvas, x: number, foot: number, h: number): string =>
  line(`M${x},${n(foot + 8)}q${n(h * 0.08)},${n(-h * 0.4)} ${n(h * 0.04)},${n(-h * 0.7)}`, "#0a0d2c", h / 16) +
  times(9, () =>
    ellipse(
      x + canvas.between(-0.3, 0.38) * h,
      foot - h * canvas.between(0.55, 0.95),
      h * canvas.between(0.14, 0.26),
      h * canvas.between(0.07, 0.12),
      canvas.pick(["#10143c", "#161b4a", "#0c1030"]),
    ),
  ).join("");

function boat(canvas: Canvas): string {
  const hull = canvas.linear("0 #fff0dc, 0.28 #e9d0dc, 0.3 #2f7ad0, 0.62 #1c4a98, 1 #0a1a48");
  return at(
    560,
    950,
    [
      reflection(canvas, -20, 40, 300, gold, 130, 0.85),
      path(
        "M-230,-44C-190,10 -150,36 -90,42H120C180,34 224,-10 250,-72C200,-50 120,-40 20,-38S-160,-36 -230,-44Z",
        hull,
      ),
      shade(
        canvas,
        "M-230,-44C-190,10 -150,36 -90,42H120C180,34 224,-10 250,-72C200,-50 120,-40 20,-38S-160,-36 -230,-44Z",
        "#041028",
        "0 0, 1 0.75",
      ),
      line("M-230,-45C-160,-34 -60,-38 20,-39S200,-50 250,-73", "#d8475a", 7),
      path("M-110,-40V-122H20L40,-40Z", canvas.linear("0 #fff6e6, 1 #c9a8b8")),
      path("M-126,-122H36V-134H-122Z", "#d8475a"),
      ...[-94, -42].map((x) => `<rect x="${x}" y="-106" width="38" height="34" rx="4" fill="${gold}"/>`),
      line("M90,-42V-260M90,-244L-200,-60M90,-244L240,-74", "#0a0d2c", 5),
      path("M94,-226L196,-96H94Z", "#f2dcc8", fade(0.9)),
      circle(-36, -152, 9, cream),
      line("M-36,-134v-10", "#0a0d2c", 4),
      glow(canvas, -36, -150, 240, amber, 0.85),
      glow(canvas, -36, -150, 60, cream, 0.95),
      line("M246,-70Q330,-20 352,60", "#c9d8f0", 2, fade(0.6)),
      circle(160, -66, 13, "#d98a78"),
      path("M138,-46q22,-20 46,0v10h-46Z", "#1a1a4a"),
      line("M168,-50L250,-150", "#0a0d2c", 3),
      line("M250,-150q4,90 20,190", "#d8fff4", 1.2, fade(0.6)),
      ...times(9, (i) => circle(-200 + i * 12, -52 - (i % 2) * 9, 8, i % 2 ? "#ffae45" : "#e0703a")),
    ].join(""),
  );
}

const village = (canvas: Canvas): string =>
  [
    [890, 600],
    [930, 574],
    [968, 612],
    [1010, 570],
    [1040, 630],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        path("M-16,0V-22H16V0Z", "#3a3478") +
          path("M-20,-21L0,-38L20,-21Z", "#1a1a4a") +
          `<rect x="-8" y="-16" width="8" height="9" fill="${gold}"/>` +
          glow(canvas, -4, -12, 44, amber, 0.8),
      ),
    )
    .join("");
