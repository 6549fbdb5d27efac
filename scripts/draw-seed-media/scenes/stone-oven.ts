import type { Canvas } from "../drawing/canvas.ts";
import { glow, wideGlow } from "../drawing/light.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** The baker slides the morning's first pide into the fire. */
export const stoneOven: Scene = { ...square, name: "tas-firin", seed: 16, draw: drawBakery };

function drawBakery(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #24123f, 0.7 #4a1f48, 1 #1a0d28"),
    bricks(canvas),
    oven(canvas),
    shelf(canvas),
    baker(canvas),
    counter(canvas),
    ...sparks(canvas),
    glow(canvas, 400, 560, 700, "#ff8a30", 0.45),
    flour(canvas),
  );
}

function bricks(canvas: Canvas): string {
  const wall = "M-10,-10H1090V900H-10Z";
  return (
    group(
      times(30, (row) =>
        times(13, (i) =>
          rect(
            i * 92 - 50 + (row % 2) * 46,
            row * 31 - 8,
            88,
            27,
            canvas.pick(["#5a2a4c", "#6a3350", "#4d2448", "#743a50"]),
            'rx="3"',
          ),
        ).join(""),
      ),
    ) +
    shade(canvas, wall, "#120820", "0 0.85, 0.4 0.2, 1 0.4") +
    shade(canvas, wall, "#120820", "0 0, 0.5 0.1, 1 0.9", 90)
  );
}

function oven(canvas: Canvas): string {
  const [x, y] = [400, 640];
  const arch = (r: number, h: number) =>
    `M${x - r},${y}V${y - h}C${x - r},${y - h - r * 0.86} ${x + r},${y - h - r * 0.86} ${x + r},${y - h}V${y}Z`;
  const stones = times(17, (i) => {
    const a = Math.PI * (1 + (i + 0.5) / 17);
    return at(
      x + Math.cos(a) * 300,
      y - 110 + Math.sin(a) * 238,
      rect(-31, -30, 62, 58, canvas.pick(["#d9916a", "#c47a5c", "#e8a478", "#b06a58"]), 'rx="7"') +
        line("M-26,-26H24", "#ffe0b0", 3, fade(0.7)),
      1,
      (a * 180) / Math.PI + 90,
    );
  });
  const flames = times(26, (i) => {
    const fx = x - 220 + i * 17.5;
    const h = canvas.between(90, 250) * (1 - Math.abs(i - 13) / 24);
    return path(
      `M${n(fx - 26)},${y - 30}C${n(fx - 34)},${n(y - 30 - h * 0.5)} ${n(fx + 12)},${n(y - 30 - h * 0.5)} ${n(fx + canvas.between(-14, 14))},${n(y - 30 - h)}C${n(fx + 38)},${n(y - 30 - h * 0.5)} ${n(fx + 20)},${n(y - 30 - h * 0.2)} ${n(fx + 28)},${y - 30}Z`,
      canvas.pick(["#ff6a1f", "#ff9a2a", "#ffc23a", "#ffe27a", "#fff6c8"]),
      fade(0.75),
    );
  });
  return [
    path(arch(346, 110), "#3a1a3c"),
    group(stones),
    path(arch(266, 104), "#1a0812"),
    `<g clip-path="${canvas.clip(`<path d="${arch(256, 100)}"/>`)}">`,
    path(arch(256, 100), canvas.radial("0 #ffe08a, 0.35 #ff9a30, 0.7 #c83c14, 1 #5a1418", 0.5, 0.8, 0.75)),
    ...flames,
    ...times(
      5,
      (i) =>
        line(
          `M${x - 190 + i * 84},${y - 30}l${n(canvas.between(50, 90))},${n(canvas.between(-34, -12))}`,
          "#4a1814",
          20,
        ) + line(`M${x - 190 + i * 84},${y - 34}l60,-18`, "#ff9a3a", 4),
    ),
    path(
      `M${x - 260},${y}C${x - 120},${y - 46} ${x + 120},${y - 46} ${x + 260},${y}Z`,
      canvas.linear("0 #ffb860, 1 #a8502c"),
    ),
    pide(canvas, x + 130, y - 16, 0.62),
    pide(canvas, x - 150, y - 16, 0.55),
    "</g>",
    rect(40, y - 4, 720, 34, canvas.linear("0 #f2b08a, 1 #7a3a44")),
    line(`M40,${y - 3}H760`, "#fff0d0", 4),
    rect(60, y + 30, 680, 270, "#5a2a44"),
    group(
      times(9, (row) =>
        times(8, (i) =>
          rect(
            64 + i * 86 - (row % 2) * 30,
            y + 34 + row * 30,
            80,
            25,
            canvas.pick(["#6a3350", "#5a2a48", "#7a3c54"]),
            'rx="3"',
          ),
        ).join(""),
      ),
      `clip-path="${canvas.clip(`<rect x="60" y="${y + 30}" width="680" height="270"/>`)}"`,
    ),
    path(`M300,${y + 300}v-110a100,90 0 0 1 200,0v110Z`, "#1a0812"),
    ...times(9, (i) => line(`M${316 + (i % 3) * 56},${y + 290 - Math.floor(i / 3) * 34}h50`, "#8a5038", 24)),
    ...times(9, (i) => circle(366 + (i % 3) * 56, y + 290 - Math.floor(i / 3) * 34, 11, "#e8b07a")),
    glow(canvas, x, y - 90, 420, amber, 0.7),
    wideGlow(canvas, x, y + 10, 420, 70, gold, 0.6),
  ].join("");
}

function pide(canvas: Canvas, x: number, y: number, size: number): string {
  return at(
    x,
    y,
    ellipse(0, 6, 104, 30, "#2a0f14", fade(0.5)) +
      path("M-124,0C-90,-40 90,-40 124,0C90,38 -90,38 -124,0Z", canvas.linear("0 #f6c274, 1 #b0602c")) +
      path("M-92,0C-66,-24 66,-24 92,0C66,24 -66,24 -92,0Z", "#ffe29a") +
      times(16, () =>
        ellipse(
          canvas.between(-70, 70),
          canvas.between(-11, 11),
          canvas.between(5, 11),
          canvas.between(3, 5),
          canvas.pick(["#e0502c", "#fff6d0", "#c83c1e", "#5a9a4a"]),
        ),
      ).join("") +
      line("M-110,-6C-80,-32 60,-36 100,-14", "#fff0c8", 4, fade(0.8)),
    size,
  );
}

const shelf = (canvas: Canvas): string =>
  group(
    [150, 270].map(
      (y) =>
        rect(800, y, 290, 14, "#8a4a48") +
        line(`M800,${y}H1090`, "#ffcf9a", 3) +
        times(4, (i) =>
          at(
            840 + i * 66,
            y,
            path("M-32,0C-36,-34 -16,-52 0,-52S36,-34 32,0Z", canvas.linear("0 #e8a050, 1 #8a4424")) +
              line("M-14,-36q8,-8 14,-6M-2,-26q8,-8 14,-6", "#ffe2a8", 4, fade(0.8)),
          ),
        ).join(""),
    ),
  );

function counter(canvas: Canvas): string {
  return [
    path("M-10,930H1090V1090H-10Z", canvas.linear("0 #d99a7a, 0.16 #8a4a50, 1 #2a1030")),
    line("M-10,931H1090", "#fff0d2", 5),
    pide(canvas, 190, 1000, 1),
    pide(canvas, 450, 1016, 1.05),
    pide(canvas, 320, 960, 0.8),
    ...times(5, (i) =>
      circle(660 + i * 62, 992 + (i % 2) * 24, 34, canvas.radial("0 #fff8ec, 0.7 #f2d9c0, 1 #c49a8a", 0.35, 0.3, 0.8)),
    ),
    line("M950,1050L1060,1000", "#c4804a", 22),
    ellipse(760, 1004, 190, 24, "#ffffff", fade(0.14)),
  ].join("");
}

function baker(canvas: Canvas): string {
  return [
    line("M900,690L470,612", "#6a3a24", 15),
    line("M900,686L480,608", "#ffc98a", 4),
    path("M490,602L300,606C264,612 264,634 300,638L490,628Z", "#a8683a"),
    pide(canvas, 380, 606, 0.72),
    at(
      880,
      980,
      person(
        {
          coat: "#f6ece6",
          trousers: "#3a2a6a",
          skin: "#dc9a76",
          hair: "#2a1428",
          cap: "#f6ece6",
          rim: ["#ffc060", -1],
        },
        { left: [-28, -70], right: [-4, -64], stride: 6 },
      ) +
        path("M-13,-64L13,-64L16,-8H-16Z", "#d8cfe6") +
        line("M-13,-64L-16,-8", "#ffc060", 2) +
        line("M-5,-87q5,3.500 9,0", "#2a1428", 2.6) +
        circle(-3.4, -92.5, 0.9, "#1a1030") +
        circle(2, -92.5, 0.9, "#1a1030") +
        path("M-10,-98C-16,-112 -4,-116 0,-112C6,-118 17,-110 10,-98Z", "#fffaf4"),
      4.6,
    ),
    glow(canvas, 800, 620, 190, "#ffb050", 0.25),
  ].join("");
}

const sparks = (canvas: Canvas): string[] =>
  times(60, () =>
    circle(
      canvas.between(150, 720),
      canvas.between(200, 620),
      canvas.between(1.2, 3.4),
      canvas.pick([gold, amber, cream]),
      fade(canvas.between(0.4, 1)),
    ),
  );
const flour = (canvas: Canvas): string =>
  group(
    times(30, () =>
      circle(canvas.between(560, 1080), canvas.between(820, 1000), canvas.between(1, 3), "#ffffff", fade(0.5)),
    ),
  );
