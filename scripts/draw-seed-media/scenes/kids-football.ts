import type { Canvas } from "../drawing/canvas.ts";
import { glow, moon, stars, streetLamp, wideGlow } from "../drawing/light.ts";
import { mist } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { type Pose, person } from "../drawing/people.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { litWindows } from "../drawing/town.ts";

/** Children's football under a street lamp, their shadows taller than they are. */
export const kidsFootball: Scene = { ...landscape, name: "sokak-maci", seed: 62, draw: drawAlley };

const lamp = { x: 640, foot: 520 };

function drawAlley(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #0f0d36, 0.3 #2c1d6a, 0.55 #6a3a94, 1 #2a1748"),
    stars(canvas, 110, 330),
    moon(canvas, 1090, 120, 40),
    mist(canvas, 330, 120, "#b06aa8", 0.35, 6),
    ...[
      [-20, 210, 330, "#3d2672"],
      [190, 170, 260, "#4d3080"],
      [360, 150, 330, "#362068"],
      [760, 190, 300, "#432a78"],
      [940, 160, 380, "#35206a"],
      [1090, 220, 290, "#3f2672"],
    ].map(([x, w, h, c]) => block(canvas, Number(x), Number(w), Number(h), String(c))),
    laundry(canvas),
    street(canvas),
    streetLamp(canvas, lamp.x, lamp.foot, 400, 1.25),
    goal(canvas),
    ...(
      [
        [300, 690, 2.35, "#b03a58", { left: [-24, -66], right: [20, -58], stride: 13 }],
        [500, 760, 2.75, "#1c9a9e", { left: [-20, -52], right: [25, -70], stride: 17 }],
        [800, 706, 2.45, "#e8a03a", { left: [-26, -74], right: [24, -76], stride: 11 }],
        [1010, 716, 2.4, "#5f35ad", { left: [-18, -90], right: [18, -92], stride: 8 }],
        [1150, 610, 1.8, "#d75a92", { left: [-16, -50], right: [16, -50], stride: 5 }],
      ] as const
    ).map(([x, y, s, coat, pose]) => child(canvas, x, y, s, coat, pose)),
    ball(canvas, 640, 742),
    cat(canvas),
  );
}

function block(canvas: Canvas, x: number, w: number, h: number, colour: string): string {
  const outline = `M${x},${520 - h}h${w}V540H${x}Z`;
  const towards = x < lamp.x ? 90 : -90;
  return [
    path(outline, colour),
    shade(canvas, outline, "#ffb070", "0 0, 0.5 0.05, 1 0.5", towards),
    litWindows(canvas, x + 12, 520 - h + 14, w - 24, h - 70, Math.floor(w / 44), Math.floor(h / 70), 0.5),
    rect(x - 5, 514 - h, w + 10, 9, "#241650"),
    canvas.random() < 0.6 ? line(`M${x + w * 0.7},${514 - h}v-44m-16,8h32m-26,12h20`, "#150d30", 3) : "",
    rect(x + w * 0.3, 470, 34, 60, "#1a1038"),
    rect(x + w * 0.3 + 5, 476, 24, 24, gold, fade(0.6)),
  ].join("");
}

function laundry(canvas: Canvas): string {
  const items = times(11, (i) => {
    const x = 392 + i * 36;
    const y = 262 + Math.sin((i / 10) * Math.PI) * 34;
    const colour = canvas.pick(["#fff0d2", "#d75a92", "#1c9a9e", "#ffae45", "#bfa2f5"]);
    return i % 3 === 0
      ? path(`M${x},${n(y)}h24l6,12 -7,4v26h-22v-26l-7,-4Z`, colour)
      : path(`M${x},${n(y)}h24l2,${n(canvas.between(28, 46))}q-14,6 -27,0Z`, colour);
  });
  return line("M370,252Q575,332 780,250", "#120b28", 2.5) + group(items, fade(0.92));
}

function street(canvas: Canvas): string {
  const ground = "M-20,520H1300V880H-20Z";
  return [
    path(ground, canvas.linear("0 #7a4a74, 0.2 #5a356c, 1 #150d30")),
    wideGlow(canvas, lamp.x, 620, 640, 190, "#ffb860", 0.9),
    shade(canvas, ground, "#0d0822", "0 0.1, 0.5 0.2, 1 0.85"),
    ...times(110, () => {
      const t = canvas.random();
      return `<ellipse cx="${n(canvas.between(0, 1280))}" cy="${n(530 + t * 310)}" rx="${n(8 + t * 20)}" ry="${n(2 + t * 5)}" fill="${canvas.pick(["#8a5a7a", "#3a2258", "#ffce90"])}" ${fade(0.2)}/>`;
    }),
    rect(-20, 516, 1320, 12, "#9a6a8a"),
    line("M-20,528H1300", "#241440", 4),
  ].join("");
}

/** A child and the shadow that the lamp throws from it. */
function child(canvas: Canvas, x: number, y: number, size: number, coat: string, pose: Pose): string {
  const away = (x - lamp.x) / 420;
  const length = 150 * size;
  const shadow = `M${n(x - 14 * size)},${y}L${n(x + 14 * size)},${y}L${n(x + away * length * 1.8 + 16 * size)},${n(y + length * 0.62)}Q${n(x + away * length * 2)},${n(y + length * 0.78)} ${n(x + away * length * 1.8 - 26 * size)},${n(y + length * 0.64)}Z`;
  return (
    path(shadow, "#0b0720", `${fade(0.6)} filter="${canvas.blur(4)}"`) +
    at(
      x,
      y,
      person({ coat, trousers: "#221850", skin: "#e0a482", hair: "#1a0d26", rim: [gold, x < lamp.x ? 1 : -1] }, pose),
      size,
    )
  );
}

function ball(canvas: Canvas, x: number, y: number): string {
  return (
    `<ellipse cx="${x + 2}" cy="${y + 30}" rx="30" ry="7" fill="#0b0720" opacity=".6"/>` +
    circle(x, y, 19, canvas.radial("0 #ffffff, 0.6 #ffe6c4, 1 #a8709a", 0.5, 0.2, 0.9)) +
    path(`M${x - 6},${y - 6}l7,-5 7,5 -3,8h-8Z`, "#2a1748") +
    line(`M${x - 6},${y - 6}l-9,-3M${x + 8},${y - 6}l8,-2M${x + 5},${y + 2}l5,9M${x - 3},${y + 2}l-6,9`, "#2a1748", 2) +
    glow(canvas, x, y, 46, cream, 0.35)
  );
}

const goal = (canvas: Canvas): string =>
  group([
    path("M1010,560l40,-8 8,10 -44,10Z", "#d75a92"),
    path("M1190,566l40,-6 6,10 -42,8Z", "#d75a92"),
    glow(canvas, 1120, 560, 60, amber, 0.15),
  ]);

const cat = (canvas: Canvas): string =>
  at(
    150,
    512,
    path(
      "M-40,0C-46,-26 -30,-44 -6,-44C6,-44 14,-40 20,-36L20,-54L30,-44H42L52,-54V-34C54,-20 44,-14 36,-14L38,0Z",
      "#0d0822",
    ) +
      line("M-36,-4C-66,0 -72,-30 -62,-50", "#0d0822", 9) +
      circle(30, -32, 2.4, gold) +
      circle(43, -32, 2.4, gold) +
      glow(canvas, 36, -32, 20, gold, 0.4),
  );
