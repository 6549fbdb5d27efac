import { sleepingCat } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { cream, gold, rose } from "../drawing/palette.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, line, n, path, rect, times } from "../drawing/shapes.ts";
import { steam } from "../drawing/tea-glass.ts";
import { houses } from "../drawing/town.ts";

/** Half past three before the exam: a desk lamp, towers of books, a cat asleep on the last chapter. */
export const examDesk: Scene = { ...landscape, name: "vize-masasi", seed: 33, draw: drawDesk };

function drawDesk(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #231452, 0.6 #3a1f66, 1 #1a0d30"),
    window(canvas),
    ...notes(canvas),
    lampLight(canvas),
    desk(canvas),
    books(canvas, 900, 640, 9),
    books(canvas, 1090, 650, 13),
    books(canvas, 150, 650, 6),
    paper(canvas),
    lamp(canvas),
    at(640, 684, sleepingCat("#e08a4a", "#ffe6b8", "#a84f20"), 1.75),
    mug(canvas),
    clock(canvas),
    glow(canvas, 560, 640, 520, "#ffbc6a", 0.3),
  );
}

function window(canvas: Canvas): string {
  const view = `<rect x="420" y="60" width="420" height="420"/>`;
  return [
    rect(400, 40, 460, 460, "#120b2c", 'rx="6"'),
    `<g clip-path="${canvas.clip(view)}">`,
    rect(420, 60, 420, 420, canvas.linear("0 #0d0f38, 0.6 #33307a, 1 #7a55a0")),
    stars(canvas, 130, 420),
    moon(canvas, 730, 150, 38),
    houses(canvas, 486, 60, 130, "#1d1550", 0.2, [40, 74]),
    "</g>",
    rect(622, 50, 16, 440, "#120b2c"),
    rect(410, 262, 440, 12, "#120b2c"),
    line("M420,480H840", "#ffcf9a", 3, fade(0.6)),
    rect(390, 490, 480, 22, "#2a1748"),
    path("M390,10H500C486,160 470,300 410,500H390Z", canvas.linear("0 #6a2a6a, 0.5 #8a3a70, 1 #4a1c5c", 90)),
    path("M870,10H760C774,160 790,300 850,500H870Z", canvas.linear("0 #4a1c5c, 0.5 #7a3068, 1 #54205c", 90)),
  ].join("");
}

const notes = (canvas: Canvas): string[] =>
  times(11, (i) => {
    const [x, y] = [
      (i < 6 ? 70 : 930) + (i % 3) * 105 + canvas.between(-10, 10),
      110 + (Math.floor(i / 3) % 2) * 118 + canvas.between(-14, 14),
    ];
    return at(
      x,
      y,
      rect(-38, -38, 76, 76, "#0d0720", `${fade(0.35)} transform="translate(5 7)"`) +
        rect(-38, -38, 76, 76, canvas.pick(["#ffd584", "#f2a0b8", "#9adcd0", "#cbb4f5"])) +
        times(4, (k) => line(`M-26,${-20 + k * 13}h${n(canvas.between(24, 52))}`, "#3a2058", 3, fade(0.6))).join("") +
        circle(0, -34, 4, "#d8475a"),
      1,
      canvas.between(-9, 9),
    );
  });

const lampLight = (canvas: Canvas): string =>
  path(
    "M318,300L-60,720H880L400,300Z",
    canvas.linear("0 #ffe2a0 0.6, 1 #ffb050 0.08"),
    `style="mix-blend-mode:screen" filter="${canvas.blur(16)}"`,
  ) + glow(canvas, 356, 320, 420, "#ffc878", 0.6);

function desk(canvas: Canvas): string {
  const top = "M-20,640H1300V880H-20Z";
  return [
    path(top, canvas.linear("0 #b06a50, 0.2 #7a4250, 1 #22112f")),
    ...times(13, (i) =>
      line(
        `M-20,${652 + i * 17}C400,${n(646 + i * 17 + canvas.between(-6, 6))} 900,${n(660 + i * 17)} 1300,${652 + i * 17}`,
        "#2a1230",
        2,
        fade(0.35),
      ),
    ),
    line("M-20,641H1300", "#ffd9a0", 4, fade(0.8)),
    wideGlow(canvas, 430, 690, 520, 90, "#ffcf80", 0.85),
    shade(canvas, top, "#0d0720", "0 0, 0.5 0.25, 1 0.85"),
  ].join("");
}

function books(canvas: Canvas, x: number, foot: number, count: number): string {
  let y = foot;
  return (
    times(count, () => {
      const h = canvas.between(22, 40);
      const w = canvas.between(130, 175);
      y -= h;
      const left = x - w / 2 + canvas.between(-14, 14);
      const colour = canvas.pick(["#b03a58", "#1c7a80", "#5f35ad", "#d98a3a", "#33529a", "#2f6a5c", "#7a2a5c"]);
      return (
        rect(left, y, w, h - 2, canvas.linear(`0 ${colour}, 1 #1a0d30`, 60), 'rx="4"') +
        rect(left + 12, y + 4, w * 0.08, h - 10, gold, fade(0.8)) +
        rect(left + w * 0.3, y + h * 0.36, w * 0.36, 4, cream, fade(0.7)) +
        line(`M${n(left + 3)},${n(y + 1)}h${n(w - 6)}`, "#ffd9a8", 2, fade(0.7))
      );
    }).join("") + ellipse(x, foot + 4, 100, 10, "#0d0720", fade(0.5))
  );
}

function lamp(canvas: Canvas): string {
  return [
    ellipse(216, 690, 92, 20, "#0d0720"),
    path("M136,684q80,-34 160,0v8H136Z", "#1c7a80"),
    line("M216,674L172,470L330,330", "#0f4a60", 13),
    line("M214,660L176,474L328,338", "#78dcd2", 3, fade(0.7)),
    circle(172, 470, 15, "#0d0720"),
    path("M300,292C330,262 400,276 420,320L290,370C276,340 280,312 300,292Z", canvas.linear("0 #2aaeb0, 1 #0c4a58")),
    ellipse(356, 346, 68, 15, "#fff8e0", 'transform="rotate(-21 356 346)"'),
    glow(canvas, 356, 352, 150, cream, 0.95),
  ].join("");
}

function paper(canvas: Canvas): string {
  const page = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path("M-110,-34H90L130,40H-140Z", "#fff6e4") +
        times(6, (i) =>
          line(`M${-98 - i * 5},${-20 + i * 10}h${n(canvas.between(120, 200))}`, "#6a5a9a", 2.4, fade(0.6)),
        ).join("") +
        line("M20,-6h70M0,16h40", rose, 7, fade(0.5)),
      1,
      turn,
    );
  return [
    page(380, 770, -6),
    page(300, 740, 8),
    page(900, 760, -3),
    path("M520,716L790,716L850,800H460Z", "#0d0720", `${fade(0.35)} filter="${canvas.blur(6)}"`),
    path(
      "M480,700C540,682 600,684 650,700C700,684 770,682 830,700L870,790C800,770 720,770 656,790C590,770 510,770 440,790Z",
      "#fff2dc",
    ),
    line("M650,700L656,788", "#b08a8a", 3),
    ...times(6, (i) =>
      line(
        `M${484 - i * 5},${714 + i * 12}q70,-14 140,0M${676 + i * 3},${714 + i * 12}q70,-14 ${140},0`,
        "#7a6aa0",
        2.4,
        fade(0.5),
      ),
    ),
    line("M250,800L400,826", "#d98a3a", 9),
    path("M400,821l20,7-22,4Z", cream),
  ].join("");
}

function mug(canvas: Canvas): string {
  return [
    ellipse(1000, 790, 76, 16, "#0d0720", fade(0.5)),
    path("M1056,720c44,-4 44,54 -6,52", "none", 'stroke="#d75a92" stroke-width="13"'),
    path("M938,700H1062L1054,782Q1000,798 946,782Z", canvas.linear("0 #ff9ab8, 0.5 #d75a92, 1 #7a2a5c", 90)),
    ellipse(1000, 700, 62, 14, "#ffd0dc"),
    ellipse(1000, 702, 54, 10, "#4a1c24"),
    at(1000, 690, steam(canvas, 190, 0.6, 0.5), 0.8),
  ].join("");
}

const clock = (canvas: Canvas): string =>
  at(
    1180,
    700,
    rect(-76, -38, 152, 70, "#120b2c", 'rx="12"') +
      rect(-64, -28, 128, 50, "#1d0f2c", 'rx="6"') +
      [-48, -2, 30].map((x) => line(`M${x},-18h20v17h-16m16,0v17h-20`, "#ff7a5a", 5)).join("") +
      circle(-14, -8, 3, "#ff7a5a") +
      circle(-14, 6, 3, "#ff7a5a") +
      glow(canvas, 0, -4, 100, "#ff6a4a", 0.4),
  );
