import type { Canvas } from "../drawing/canvas.ts";
import { glow, wideGlow } from "../drawing/light.ts";
import { mist, ridge, streaks } from "../drawing/nature.ts";
import { amber, aqua, cream, gold } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** The olive harvest in the last sun: poles, a sheet under the old tree, crates filling. */
export const oliveHarvest: Scene = { ...landscape, name: "zeytin-hasadi", seed: 26, draw: drawGrove };

function drawGrove(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #3a2a80, 0.22 #7a4a9c, 0.4 #e07a86, 0.52 #ffc084, 0.58 #ffe0aa, 1 #ffe0aa"),
    glow(canvas, 980, 410, 620, "#ffdc9a", 0.95),
    circle(980, 396, 50, "#fff6d8"),
    streaks(canvas, 120, 380, 16, "#ffb08c", 0.55),
  );
  for (const [y, height, fill, light] of [
    [410, 90, "#a8628e", "#ffcf9a"],
    [470, 80, "#7a4a7c", "#f2a880"],
  ] as const) {
    const hills = ridge(canvas, { y, height, peaks: 2, jagged: 0.14 });
    canvas.add(path(hills.d, fill), shade(canvas, hills.d, light, "0 0.75, 0.3 0.1, 1 0"));
  }
  canvas.add(
    ...times(44, (i) =>
      grove(
        canvas,
        (i % 22) * 62 + canvas.between(-20, 20),
        520 + Math.floor(i / 22) * 40,
        0.12 + Math.floor(i / 22) * 0.06,
      ),
    ),
    mist(canvas, 520, 60, "#ffd9a8", 0.4, 7),
    field(canvas),
    grove(canvas, 1130, 640, 0.52),
    grove(canvas, 920, 600, 0.34),
    sheet(canvas),
    oldTree(canvas),
    people(canvas),
    ...crates(canvas),
    grass(canvas),
  );
}

function grove(canvas: Canvas, x: number, foot: number, size: number): string {
  return at(
    x,
    foot,
    line("M0,0Q-14,-70 -30,-130M0,-10Q10,-70 40,-120", "#3a2040", 26) +
      times(46, () => {
        const a = canvas.between(0, 6.283);
        const r = Math.sqrt(canvas.random());
        const [dx, dy] = [Math.cos(a) * 150 * r, -210 + Math.sin(a) * 110 * r];
        return circle(
          dx,
          dy,
          canvas.between(22, 42),
          dx + dy * -0.4 > 110
            ? canvas.pick(["#a8b08a", "#c4b88a", "#8aa088"])
            : canvas.pick(["#3f5a5c", "#4d6a64", "#35484f", "#5d7a6c"]),
        );
      }).join(""),
    size,
  );
}

function field(canvas: Canvas): string {
  const earth = "M-20,570C260,540 600,560 860,556S1180,570 1300,560V880H-20Z";
  return [
    path(earth, canvas.linear("0 #e8a070, 0.2 #a8604f, 0.6 #5a3050, 1 #1f1030")),
    ...times(70, () => {
      const t = canvas.random();
      return ellipse(
        canvas.between(0, 1280),
        580 + t * 280,
        14 + t * 40,
        2 + t * 5,
        canvas.pick(["#ffcf90", "#7a4048", "#c47a58"]),
        fade(0.3),
      );
    }),
    wideGlow(canvas, 980, 600, 520, 80, "#ffd590", 0.7),
    shade(canvas, earth, "#1a0d28", "0 0, 0.5 0.2, 1 0.8"),
  ].join("");
}

function oldTree(canvas: Canvas): string {
  const bark =
    "M330,770C350,690 300,640 290,560C270,500 220,470 180,420L214,400C250,440 290,470 318,480C316,420 340,380 350,320L392,326C386,390 380,430 392,480C430,450 470,430 500,380L534,400C500,470 450,510 430,570C420,640 440,700 480,770Z";
  const leaves = times(620, () => {
    const [cx, cy, rx, ry] = canvas.pick<readonly [number, number, number, number]>([
      [200, 330, 170, 120],
      [370, 230, 220, 150],
      [540, 310, 160, 120],
      [100, 410, 110, 70],
      [640, 400, 80, 60],
    ]);
    const a = canvas.between(0, 6.283);
    const r = Math.sqrt(canvas.random());
    const [x, y] = [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r];
    const sunny = (x - cx) / rx - (y - cy) / ry + canvas.between(-0.7, 0.7) > 0.35;
    return at(
      x,
      y,
      path(
        "M-24,0Q0,-12 24,0Q0,12 -24,0Z",
        sunny
          ? canvas.pick(["#d9c890", "#b9bf90", "#f2dc9c", "#9aae8a"])
          : canvas.pick(["#2f4a54", "#3f5f60", "#263c4a", "#4d7068"]),
      ),
      canvas.between(0.7, 1.3),
      canvas.between(-70, 70),
    );
  });
  const masses = [
    [200, 330, 160, 104],
    [370, 230, 205, 132],
    [540, 310, 146, 104],
    [100, 410, 96, 54],
    [640, 400, 66, 48],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, "#263a48", fade(0.92)));
  const olives = times(70, () =>
    ellipse(canvas.between(60, 680), canvas.between(140, 470), 6, 8, canvas.pick(["#2a1738", "#4a2a58", "#7a9a4a"])),
  );
  return [
    path(bark, canvas.linear("0 #2a1838, 0.6 #5a3448, 1 #d98a60", 90)),
    shade(canvas, bark, "#120a20", "0 0.7, 0.6 0.1, 1 0", 90),
    line(
      "M360,760C376,660 340,580 352,490M400,750C404,660 396,600 410,540M330,560q-20,-40 -60,-70",
      "#1a0d24",
      4,
      fade(0.6),
    ),
    group(masses),
    group(leaves),
    group(olives),
    glow(canvas, 560, 260, 260, "#ffd590", 0.25),
  ].join("");
}

const sheet = (canvas: Canvas): string =>
  [
    path(
      "M120,790C260,740 560,740 700,782C760,810 720,836 560,842C380,852 180,850 110,826C90,812 100,800 120,790Z",
      canvas.linear("0 #2ac0b8, 1 #0f4a60"),
    ),
    path("M120,790C260,740 560,740 700,782L690,790C560,756 260,758 128,798Z", aqua, fade(0.7)),
    ...times(130, () =>
      ellipse(
        canvas.between(170, 650),
        canvas.between(772, 834),
        7,
        5.5,
        canvas.pick(["#2a1738", "#4a2a58", "#6a8a4a", "#8aa858"]),
      ),
    ),
    ...times(30, () =>
      at(
        canvas.between(170, 650),
        canvas.between(772, 830),
        path("M-12,0Q0,-6 12,0Q0,6 -12,0Z", "#7a9078"),
        1,
        canvas.between(0, 180),
      ),
    ),
  ].join("");

function people(canvas: Canvas): string {
  const rim = ["#ffdf9a", 1] as const;
  return [
    line("M742,640L540,330", "#5a3428", 7),
    line("M744,638L542,330", "#ffcf8a", 2),
    at(
      720,
      800,
      person(
        { coat: "#b03a58", skirt: "#4a3390", scarf: "#fff0d2", rim, skin: "#d99a78" },
        { left: [4, -78], right: [16, -74], stride: 6 },
      ),
      2.1,
    ),
    line("M72,690L240,430", "#5a3428", 7),
    at(
      80,
      806,
      person(
        { coat: "#2a4a7a", trousers: "#1f1740", cap: "#5a4a5c", rim, skin: "#c98a64", hair: "#d8d0dc" },
        { left: [-8, -66], right: [14, -78], stride: 6 },
      ),
      2.15,
    ),
    at(
      850,
      786,
      person(
        { coat: "#e8a03a", trousers: "#2a2058", hair: "#1a0d26", rim },
        { left: [-20, -44], right: [20, -44], stride: 9 },
      ),
      1.7,
    ),
    rect(822, 690, 56, 34, "#8a5030", 'rx="4"'),
    ...times(16, (i) =>
      ellipse(828 + (i % 8) * 6.4, 690 - Math.floor(i / 8) * 5, 5, 4.4, canvas.pick(["#2a1738", "#7a9a4a"])),
    ),
  ].join("");
}

const crates = (canvas: Canvas): string[] =>
  [
    [1000, 770, 1],
    [1104, 782, 1.05],
    [1050, 716, 0.95],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        rect(-56, -10, 112, 60, "#6a3a28", 'rx="3"') +
          times(3, (i) => rect(-56, -8 + i * 20, 112, 14, canvas.linear("0 #b06a40, 1 #e8a868", 90), 'rx="2"')).join(
            "",
          ) +
          times(34, () =>
            ellipse(
              canvas.between(-48, 48),
              canvas.between(-24, -8),
              8,
              6.5,
              canvas.pick(["#2a1738", "#4a2a58", "#6a8a4a", "#8aa858"]),
            ),
          ).join("") +
          line("M-54,-8H54", cream, 2, fade(0.6)),
        s,
      ),
    )
    .toReversed();

const grass = (canvas: Canvas): string =>
  group(
    times(120, () => {
      const x = canvas.between(-10, 1290);
      return line(
        `M${n(x)},866q${n(canvas.between(-8, 8))},-20 ${n(canvas.between(-16, 16))},${n(canvas.between(-52, -16))}`,
        canvas.pick(["#3a2440", "#5a3a48", "#8a6050", gold, amber]),
        2.2,
        fade(0.6),
      );
    }),
  );
