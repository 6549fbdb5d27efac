import { sleepingCat } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, wideGlow } from "../drawing/light.ts";
import { rain, reflection } from "../drawing/nature.ts";
import { amber, aqua, coral, cream, gold, rose } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** A small bookshop's window, warm in the rain. */
export const bookshopWindow: Scene = { ...square, name: "kitabevi-vitrin", seed: 51, draw: drawShop };

function drawShop(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #1a1244, 0.5 #2c1a58, 1 #0d0822"),
    wall(canvas),
    upstairs(canvas),
    shopFront(canvas),
    pavement(canvas),
    bicycle(canvas),
    at(
      960,
      872,
      person(
        { coat: "#1c7a80", trousers: "#15102e", rim: [gold, -1] },
        { left: [-8, -62], right: [12, -46], stride: 6, back: true },
      ),
      2.5,
    ),
    umbrella(canvas, 948, 640),
    rain(canvas, 260, "#cfd8ff", 0.3),
  );
}

function wall(canvas: Canvas): string {
  const stone = "M-10,-10H1090V850H-10Z";
  return [
    path(stone, canvas.linear("0 #2c1c5c, 1 #42265f")),
    ...times(150, () =>
      rect(
        Math.floor(canvas.between(0, 22)) * 50 - 10,
        Math.floor(canvas.between(0, 34)) * 25,
        48,
        22,
        canvas.pick(["#3a2468", "#4a2c6c", "#241650"]),
        `${fade(0.6)} rx="3"`,
      ),
    ),
    shade(canvas, stone, "#0d0822", "0 0.8, 0.5 0.2, 1 0.5"),
  ].join("");
}

function upstairs(canvas: Canvas): string {
  const window = (x: number, lit: boolean) =>
    [
      rect(x - 64, 36, 128, 168, "#150c30", 'rx="4"'),
      rect(x - 54, 46, 108, 148, lit ? canvas.linear(`0 ${gold}, 1 #d9703a`) : "#1d1546"),
      line(`M${x},46V194M${x - 54},110H${x + 54}`, "#150c30", 7),
      lit
        ? path(`M${x - 54},46h40q-6,70 -40,92Z`, "#fff0d2", fade(0.6)) +
          path(`M${x + 54},46h-40q6,70 40,92Z`, "#fff0d2", fade(0.6)) +
          glow(canvas, x, 120, 170, amber, 0.4)
        : "",
      rect(x - 74, 204, 148, 14, "#6a4480"),
      ...times(9, (i) =>
        circle(x - 56 + i * 14, 198 - (i % 3) * 7, 10, canvas.pick(["#2f7a66", "#1f5a50", rose, coral])),
      ),
    ].join("");
  return window(220, false) + window(540, true) + window(860, false);
}

function shopFront(canvas: Canvas): string {
  const wood = canvas.linear("0 #1c7a80, 1 #0c3f50");
  const inside = canvas.linear("0 #ffe9b0, 0.4 #ffc163, 1 #c4622f");
  return [
    rect(110, 270, 760, 590, wood),
    rect(110, 270, 760, 84, "#0f4f5c"),
    line("M110,270H870M110,354H870", "#e0a050", 4),
    ...times(9, (i) =>
      rect(390 + i * 23, 298, [14, 9, 16, 11, 14, 8, 15, 12, 14][i] ?? 12, 28, gold, `rx="3" ${fade(0.9)}`),
    ),
    rect(140, 400, 480, 370, inside),
    rect(670, 400, 170, 440, inside),
    shelves(canvas),
    ...[230, 390, 540].map(
      (x) =>
        line(`M${x},400v46`, "#2a1438", 3) +
        path(`M${x - 26},468q4,-26 26,-26t26,26Z`, "#8d2f3d") +
        ellipse(x, 470, 12, 9, "#fffdf0") +
        glow(canvas, x, 474, 150, cream, 0.75),
    ),
    rect(140, 700, 480, 70, "#7a3a2c"),
    line("M140,700H620", "#e8a060", 4),
    ...display(canvas),
    at(470, 700, sleepingCat("#e08a4a", "#ffe0a8", "#a84f20"), 0.85),
    rect(376, 400, 10, 370, wood),
    line("M140,560H620", "#0f4f5c", 6),
    path("M140,400H300L180,770H140Z", "#ffffff", fade(0.14)),
    path("M420,400H500L380,770H300Z", "#ffffff", fade(0.09)),
    rect(140, 780, 480, 66, "#0f4f5c"),
    rect(160, 792, 200, 42, "#0a3442"),
    rect(400, 792, 200, 42, "#0a3442"),
    rect(660, 390, 190, 470, "none", 'stroke="#0f4f5c" stroke-width="18"'),
    rect(670, 690, 170, 160, "#0f5a66"),
    rect(688, 708, 134, 124, "#0a3c4a"),
    circle(690, 640, 8, gold),
    rect(720, 520, 70, 44, cream, 'rx="6" transform="rotate(-4 755 542)"'),
    line("M734,536h40M734,548h28", "#8d2f3d", 4),
    awning(),
    lantern(canvas, 905, 420),
    glow(canvas, 390, 620, 560, amber, 0.38),
  ].join("");
}

function shelves(canvas: Canvas): string {
  const colours: readonly [string, ...string[]] = [
    "#8d2f3d",
    "#0f5a66",
    "#4a3390",
    "#c4562f",
    "#2a1748",
    "#1f6a5c",
    "#7a2a5c",
  ];
  return (
    group(
      [480, 560, 640, 700].map((y) => {
        const books: string[] = [];
        for (let x = 148; x < 612; ) {
          const w = canvas.between(7, 15);
          const h = canvas.between(38, 62);
          if (canvas.random() < 0.9) books.push(rect(x, y - h, w - 1.5, h, canvas.pick(colours), fade(0.78)));
          x += w;
        }
        return books.join("") + rect(140, y, 480, 6, "#7a3a2c");
      }),
    ) +
    group(
      times(
        5,
        (row) =>
          rect(676, 440 + row * 50, 158, 5, "#8a4a30") +
          times(11, (i) =>
            rect(680 + i * 14, 440 + row * 50 - canvas.between(22, 36), 11, 36, canvas.pick(colours), fade(0.5)),
          ).join(""),
      ),
      fade(0.7),
    )
  );
}

const display = (canvas: Canvas): string[] =>
  times(6, (i) => {
    const x = [168, 214, 262, 312, 560, 596][i] ?? 0;
    return (
      path(`M${x - 22},700l5,-66h34l5,66Z`, canvas.pick(["#b03a58", "#1c7a80", "#5f35ad", "#e8a03a", "#33529a"])) +
      rect(x - 10, 650, 20, 5, cream, fade(0.9)) +
      circle(x, 674, 8, gold, fade(0.9))
    );
  });

const awning = (): string =>
  times(19, (i) =>
    path(
      `M${110 + i * 40},354h40l${n((i - 9) * 2.2)},48a20,14 0 0 1 -40,0Z`,
      i % 2 ? "#fff0d2" : "#8d2f3d",
      `transform="translate(0 0)"`,
    ),
  ).join("") + rect(108, 348, 764, 10, "#5a1f38");

function lantern(canvas: Canvas, x: number, y: number): string {
  return [
    line(`M${x - 36},${y - 70}H${x}V${y - 44}`, "#0d0822", 6),
    path(`M${x - 22},${y - 34}h44l-8,62h-28Z`, gold),
    path(`M${x - 28},${y - 34}L${x},${y - 58}L${x + 28},${y - 34}Z`, "#0d0822"),
    rect(x - 18, y + 26, 36, 8, "#0d0822"),
    line(`M${x},${y - 34}v60`, "#0d0822", 3),
    glow(canvas, x, y, 260, amber, 0.8),
  ].join("");
}

function pavement(canvas: Canvas): string {
  return [
    path("M-10,850H1090V1090H-10Z", canvas.linear("0 #4a2f66, 0.3 #2a1a4c, 1 #0d0822")),
    ...times(130, () => {
      const t = canvas.random();
      const y = 856 + t * 224;
      return ellipse(
        canvas.between(0, 1080),
        y,
        16 + t * 30,
        5 + t * 7,
        canvas.pick(["#3a2460", "#4d2f6c", "#1a1038"]),
        `${fade(0.65)} stroke="#0d0822" stroke-width="1.500"`,
      );
    }),
    reflection(canvas, 240, 856, 1070, gold, 170, 0.9),
    reflection(canvas, 400, 856, 1070, amber, 200, 0.9),
    reflection(canvas, 540, 856, 1060, gold, 150, 0.85),
    reflection(canvas, 755, 856, 1070, amber, 150, 0.9),
    reflection(canvas, 905, 856, 1070, coral, 80, 0.8),
    wideGlow(canvas, 400, 900, 460, 90, amber, 0.55),
    wideGlow(canvas, 400, 1010, 320, 60, aqua, 0.12),
  ].join("");
}

function bicycle(canvas: Canvas): string {
  const wheel = (x: number) =>
    circle(x, 858, 66, "none", 'stroke="#0d0822" stroke-width="8"') +
    circle(x, 858, 61, "none", 'stroke="#8a6ab8" stroke-width="2"') +
    times(10, (i) =>
      line(`M${x},858L${n(x + Math.cos(i * 0.628) * 62)},${n(858 + Math.sin(i * 0.628) * 62)}`, "#0d0822", 1.4),
    ).join("");
  return [
    ellipse(140, 926, 190, 16, "#0d0822", `${fade(0.5)} filter="${canvas.blur(6)}"`),
    wheel(50),
    wheel(240),
    line(
      "M50,858L112,768H206L150,858H50M112,768L150,858M206,768L240,858M206,768L200,736H226M104,750L112,768",
      "#d8475a",
      8,
    ),
    line("M84,748H124", "#0d0822", 12),
    rect(196, 744, 66, 44, "#a8703c", 'rx="8"'),
    ...times(10, () =>
      circle(
        canvas.between(200, 258),
        canvas.between(722, 750),
        canvas.between(8, 13),
        canvas.pick([rose, gold, "#2f7a66", cream]),
      ),
    ),
  ].join("");
}

function umbrella(canvas: Canvas, x: number, y: number): string {
  return [
    line(`M${x},${y}V${y + 120}`, "#0d0822", 5),
    path(
      `M${x - 130},${y + 10}C${x - 110},${y - 90} ${x + 110},${y - 90} ${x + 130},${y + 10}q-22,-20 -44,0q-22,-20 -43,0q-22,-20 -43,0q-22,-20 -43,0q-22,-20 -44,0Z`,
      canvas.linear("0 #d75a92, 0.5 #8a2a6a, 1 #4a1a54"),
    ),
    line(`M${x - 130},${y + 10}C${x - 112},${y - 80} ${x - 30},${y - 92} ${x},${y - 68}`, "#ffb98a", 4, fade(0.8)),
    line(`M${x},${y - 66}v-16`, "#0d0822", 5),
  ].join("");
}
