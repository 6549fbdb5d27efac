import type { Canvas } from "../drawing/canvas.ts";
import { glow } from "../drawing/light.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { at, circle, ellipse, fade, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { bowl, breadSlice, dishShadow, olive, planks, plate, teaFromAbove } from "../drawing/tableware.ts";

/** Breakfast from above: menemen in its copper pan, bread, olives, cheese, two glasses of tea. */
export const menemenTable: Scene = { ...square, name: "menemen-sofra", seed: 27, draw: drawTable };

function drawTable(canvas: Canvas): void {
  canvas.add(
    planks(canvas, ["#7a3f58", "#4d2650", "#2a1438"], 154),
    runner(canvas),
    pan(canvas, 540, 560),
    teaFromAbove(canvas, 190, 250, 118),
    teaFromAbove(canvas, 900, 860, 118),
    plate(canvas, 868, 232, 150, "#1c7a80"),
    circle(868, 232, 110, "#14606c"),
    ...cheese(canvas),
    bowl(
      canvas,
      200,
      830,
      118,
      "#1c9a9e",
      "#0f4a60",
      times(24, () => {
        const a = canvas.between(0, 6.28);
        const r = canvas.between(0, 78);
        return olive(canvas, 200 + Math.cos(a) * r, 830 + Math.sin(a) * r, 17);
      }),
    ),
    bowl(canvas, 545, 130, 74, "#ffd584", "#a83a22", [
      circle(545, 130, 62, canvas.radial("0 #ffb03a, 1 #e0702a")),
      path("M505,120q40,-34 80,6", "none", 'stroke="#fff0d2" stroke-width="7" opacity=".6" stroke-linecap="round"'),
    ]),
    breadSlice(canvas, 432, 952, 1.15, -14),
    breadSlice(canvas, 548, 968, 1.2, 8),
    breadSlice(canvas, 668, 946, 1.15, 24),
    ...vegetables(canvas),
    glow(canvas, 120, 60, 760, "#ffb060", 0.5),
    glow(canvas, 540, 520, 420, "#ff8a40", 0.3),
  );
}

function runner(canvas: Canvas): string {
  const tiles = times(13, (i) =>
    at(
      -20 + i * 92,
      560,
      path("M0,-60L40,0L0,60L-40,0Z", i % 2 ? "#d75a92" : "#ffae45", fade(0.5)) +
        path("M0,-32L22,0L0,32L-22,0Z", "#fff0d2", fade(0.6)),
    ),
  );
  return group([
    rect(-10, 420, 1100, 280, "#3a1a5c"),
    rect(-10, 432, 1100, 6, gold, fade(0.8)),
    rect(-10, 682, 1100, 6, gold, fade(0.8)),
    ...tiles,
    ...times(110, () =>
      line(
        `M${n(canvas.between(0, 1080))},${n(canvas.between(424, 696))}h${n(canvas.between(8, 30))}`,
        "#140a24",
        1.4,
        fade(0.4),
      ),
    ),
  ]);
}

function pan(canvas: Canvas, x: number, y: number): string {
  const copper = canvas.linear("0 #ffd9a0, 0.4 #d9803f, 1 #7a3424", 45);
  const handle = (side: number) =>
    path(
      `M${x + side * 268},${y - 46}q${side * 74},6 ${side * 70},46t${side * -70},46`,
      "none",
      'stroke="#c47a3a" stroke-width="20" stroke-linecap="round"',
    ) +
    path(
      `M${x + side * 268},${y - 46}q${side * 74},6 ${side * 70},46t${side * -70},46`,
      "none",
      'stroke="#ffe0a8" stroke-width="4" stroke-linecap="round" opacity=".7"',
    );
  const inside = (radius: number): [number, number] => {
    const a = canvas.between(0, Math.PI * 2);
    const r = radius * Math.sqrt(canvas.random());
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  };
  const blob = (colour: string, low: number, high: number, opacity = 1) => {
    const [bx, by] = inside(206);
    const r = canvas.between(low, high);
    return ellipse(
      bx,
      by,
      r,
      r * canvas.between(0.55, 0.95),
      colour,
      `${fade(opacity)} transform="rotate(${n(canvas.between(0, 180))} ${n(bx)} ${n(by)})"`,
    );
  };
  const shine = () => {
    const [sx, sy] = inside(200);
    return line(
      `M${n(sx)},${n(sy)}q${n(canvas.between(6, 14))},${n(canvas.between(-9, -3))} ${n(canvas.between(16, 26))},0`,
      "#fff6e0",
      3.2,
      fade(0.7),
    );
  };
  const pepper = () => {
    const [px, py] = inside(200);
    return (
      line(
        `M${n(px)},${n(py)}q${n(canvas.between(-14, 14))},${n(canvas.between(-16, 16))} ${n(canvas.between(14, 34))},${n(canvas.between(-10, 10))}`,
        canvas.pick(["#2f8a4a", "#58b05a", "#1f6a44"]),
        9,
      ) + line(`M${n(px + 2)},${n(py - 2)}q8,-8 16,0`, "#a8e08a", 2.5, fade(0.7))
    );
  };
  return [
    dishShadow(canvas, x, y, 286),
    handle(-1),
    handle(1),
    circle(x, y, 284, copper),
    circle(x, y, 254, "#5a2418"),
    circle(x, y, 246, canvas.radial("0 #ff7a3a, 0.7 #d9401f, 1 #8a2416")),
    ...times(60, () => blob(canvas.pick(["#ff6a3a", "#c8321c", "#e8502a"]), 12, 34, 0.85)),
    ...times(52, () => blob(canvas.pick(["#ffd65a", "#ffe88a", "#ffc23a", "#fff3b8"]), 12, 36, 0.95)),
    ...times(36, () => blob("#fffbe8", 6, 17, 0.85)),
    ...times(22, () => blob("#e0401f", 10, 22, 0.9)),
    ...times(26, pepper),
    ...times(40, shine),
    ...times(80, () => {
      const [dx, dy] = inside(210);
      return circle(dx, dy, canvas.between(1, 2.6), canvas.pick(["#3a0d14", "#8a1f1a", "#1f5a34"]));
    }),
    egg(x - 66, y - 56, canvas),
    egg(x + 84, y + 40, canvas),
    path(
      `M${x - 264},${y - 40}A267,267 0 0 1 ${x - 40},${y - 264}`,
      "none",
      'stroke="#fff3d8" stroke-width="9" stroke-linecap="round" opacity=".85"',
    ),
  ].join("");
}

const egg = (x: number, y: number, canvas: Canvas): string =>
  path(
    `M${x - 64},${y}C${x - 70},${y - 50} ${x - 10},${y - 66} ${x + 30},${y - 50}C${x + 78},${y - 40} ${x + 74},${y + 30} ${x + 36},${y + 48}C${x - 6},${y + 66} ${x - 58},${y + 50} ${x - 64},${y}Z`,
    "#fff8e6",
    fade(0.93),
  ) +
  circle(x, y, 34, canvas.radial("0 #ffcf4a, 0.8 #ff9a1f, 1 #e87a14", 0.4, 0.36, 0.7)) +
  ellipse(x - 11, y - 13, 9, 6, "#fffbe0", fade(0.9));

const cheese = (canvas: Canvas): string[] =>
  [
    [-52, -30, -12],
    [28, -48, 18],
    [-30, 44, 30],
    [50, 30, -20],
  ].map(([dx = 0, dy = 0, turn = 0]) =>
    at(
      868 + dx,
      232 + dy,
      rect(-36, -30, 72, 60, canvas.linear("0 #ffffff, 1 #e9d4dc", 45), 'rx="7"') +
        times(5, () => circle(canvas.between(-26, 26), canvas.between(-20, 20), canvas.between(2, 5), "#d9bccb")).join(
          "",
        ),
      1,
      turn,
    ),
  );

function vegetables(canvas: Canvas): string[] {
  const tomato = (x: number, y: number, r: number) =>
    dishShadow(canvas, x, y, r) +
    circle(x, y, r, canvas.radial("0 #ff8a5a, 0.6 #e03a2c, 1 #8f1a24", 0.35, 0.32, 0.8)) +
    at(
      x,
      y,
      times(5, (i) =>
        at(0, 0, path(`M0,0q6,-10 0,${n(-r * 0.5)}q-6,${n(r * 0.3)} 0,${n(r * 0.5)}`, "#2f7a4a"), 1, i * 72),
      ).join(""),
    ) +
    ellipse(
      x - r * 0.4,
      y - r * 0.45,
      r * 0.2,
      r * 0.12,
      cream,
      `${fade(0.8)} transform="rotate(-35 ${n(x - r * 0.4)} ${n(y - r * 0.45)})"`,
    );
  const parsley = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      line("M0,60Q4,20 0,0", "#2f7a4a", 4) +
        times(18, () =>
          circle(
            canvas.between(-26, 26),
            canvas.between(-26, 14),
            canvas.between(6, 11),
            canvas.pick(["#3f9a58", "#2f7a4a", "#66b86a"]),
          ),
        ).join(""),
      1,
      turn,
    );
  const chilli = at(
    990,
    530,
    path("M-80,20C-40,-30 30,-40 84,-10C40,-10 -10,10 -60,44Z", canvas.linear("0 #58b05a, 1 #1f6a44")) +
      line("M84,-10q16,-4 24,-18", "#2f7a4a", 7) +
      line("M-50,14C-20,-14 20,-24 50,-18", "#d0f0a8", 4, fade(0.7)),
  );
  return [
    tomato(360, 268, 58),
    tomato(456, 226, 44),
    parsley(720, 118, 30),
    parsley(74, 560, -60),
    chilli,
    glow(canvas, 900, 860, 140, amber, 0.3),
  ];
}
