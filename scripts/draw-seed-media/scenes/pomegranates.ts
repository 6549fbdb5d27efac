import type { Canvas } from "../drawing/canvas.ts";
import { glow } from "../drawing/light.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { type Scene, square } from "../drawing/scene.ts";
import { shadeFrom } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { dishShadow } from "../drawing/tableware.ts";

/** Pomegranates in a copper bowl on a kilim, one split open. */
export const pomegranates: Scene = { ...square, name: "nar-kilim", seed: 81, draw: drawKilim };

function drawKilim(canvas: Canvas): void {
  canvas.add(
    kilim(canvas),
    dishShadow(canvas, 560, 500, 330),
    circle(560, 500, 330, canvas.linear("0 #ffd9a0, 0.4 #d9803f, 1 #6a2c24", 45)),
    circle(560, 500, 300, canvas.radial("0 #8a4430, 0.7 #5a2420, 1 #2a0f1c")),
    ...times(36, (i) => at(560, 500, ellipse(0, -315, 7, 10, "#7a3424", fade(0.7)), 1, i * 10)),
  );
  canvas.add(
    fruit(canvas, 430, 420, 132, -24),
    fruit(canvas, 690, 400, 138, 30),
    fruit(canvas, 440, 620, 118, -120),
    fruit(canvas, 690, 626, 128, 140),
    fruit(canvas, 562, 505, 146, 10),
    dishShadow(canvas, 230, 870, 150),
    half(canvas, 230, 866, 156),
    half(canvas, 520, 950, 112, 40),
    fruit(canvas, 920, 900, 128, 60, true),
    ...seeds(canvas),
    leaves(canvas),
    glow(canvas, 140, 90, 800, "#ffb060", 0.42),
    glow(canvas, 230, 860, 240, "#ff5a4a", 0.25),
  );
}

function kilim(canvas: Canvas): string {
  const band = (y: number, h: number, colour: string) => rect(-10, y, 1100, h, colour);
  const diamonds = (y: number, step: number, size: number, colours: readonly [string, string, string]) =>
    times(Math.ceil(1200 / step), (i) => {
      const x = i * step - 30;
      const stair = (s: number) =>
        `M0,${-s}h${s * 0.25}v${s * 0.25}h${s * 0.25}v${s * 0.25}h${s * 0.25}v${s * 0.25}h${s * 0.25}v${s * 0.25}h${-s * 0.25}v${s * 0.25}h${-s * 0.25}v${s * 0.25}h${-s * 0.25}v${s * 0.25}h${-s * 0.5}v${-s * 0.25}h${-s * 0.25}v${-s * 0.25}h${-s * 0.25}v${-s * 0.25}h${-s * 0.25}v${-s * 0.25}h${s * 0.25}v${-s * 0.25}h${s * 0.25}v${-s * 0.25}h${s * 0.25}v${-s * 0.25}Z`;
      return at(
        x,
        y,
        path(stair(size), colours[0]) + path(stair(size * 0.62), colours[1]) + path(stair(size * 0.3), colours[2]),
      );
    }).join("");
  const teeth = (y: number, colour: string, up: number) =>
    times(38, (i) => path(`M${i * 30 - 20},${y}l15,${-20 * up} 15,${20 * up}Z`, colour)).join("");
  return [
    ground(canvas, "0 #4a1438, 1 #2a0d30"),
    band(0, 130, "#1f1547"),
    band(130, 16, gold),
    diamonds(64, 120, 48, ["#d75a92", "#1f1547", "#ffae45"]),
    teeth(172, "#1c9a9e", 1),
    band(172, 10, "#fff0d2"),
    diamonds(330, 240, 104, ["#8d2f3d", "#ffae45", "#1f1547"]),
    diamonds(560, 240, 104, ["#0f4a60", "#fff0d2", "#b03a58"]),
    diamonds(800, 240, 104, ["#8d2f3d", "#ffae45", "#1f1547"]),
    band(930, 10, "#fff0d2"),
    teeth(944, "#1c9a9e", -1),
    band(962, 16, gold),
    band(978, 110, "#1f1547"),
    diamonds(1032, 120, 48, ["#d75a92", "#1f1547", "#ffae45"]),
    group(times(270, (i) => line(`M-10,${i * 4}H1090`, "#0d0618", 1, fade(0.28)))),
    ...times(900, () =>
      rect(
        canvas.between(0, 1080),
        Math.floor(canvas.between(0, 270)) * 4,
        canvas.between(4, 16),
        2,
        canvas.pick(["#ffffff", "#0d0618"]),
        fade(0.07),
      ),
    ),
  ].join("");
}

function fruit(canvas: Canvas, x: number, y: number, r: number, turn: number, shadow = false): string {
  const ball = `M${-r},0C${-r},${n(-r * 0.62)} ${n(-r * 0.56)},${n(-r * 0.96)} 0,${n(-r * 0.97)}C${n(r * 0.56)},${n(-r * 0.96)} ${r},${n(-r * 0.62)} ${r},0C${n(r * 1.02)},${n(r * 0.62)} ${n(r * 0.5)},${r} 0,${r}S${n(-r * 1.02)},${n(r * 0.62)} ${-r},0Z`;
  const crown = times(6, (i) =>
    at(
      0,
      -r * 0.88,
      path(
        `M${n(-r * 0.12)},4Q${n(-r * 0.03)},${n(-r * 0.2)} 0,${n(-r * 0.36)}Q${n(r * 0.03)},${n(-r * 0.2)} ${n(r * 0.12)},4Z`,
        i % 2 ? "#e0643a" : "#a82c34",
      ),
      1,
      (i - 2.5) * 24,
    ),
  ).join("");
  return (
    (shadow
      ? dishShadow(canvas, x, y, r)
      : circle(x + r * 0.1, y + r * 0.14, r, "#1a0610", `${fade(0.5)} filter="${canvas.blur(r * 0.1)}"`)) +
    at(x, y, crown, 1, turn) +
    at(
      x,
      y,
      path(ball, canvas.radial("0 #ff8a5c, 0.45 #d8323f, 0.85 #8f1734, 1 #5a0f2c", 0.34, 0.3, 0.85)) +
        shadeFrom(canvas, ball, "#ffb46a", [0.32, 0.28, 0.42], 0.6) +
        shadeFrom(canvas, ball, "#3a0a24", [0.82, 0.86, 0.5], 0.75) +
        ellipse(
          -r * 0.36,
          -r * 0.42,
          r * 0.2,
          r * 0.11,
          "#fff0dc",
          `${fade(0.85)} transform="rotate(-38 ${n(-r * 0.36)} ${n(-r * 0.42)})"`,
        ),
    )
  );
}

function half(canvas: Canvas, x: number, y: number, r: number, turn = 0): string {
  const chamber = (index: number) => {
    const from = (index / 6) * Math.PI * 2;
    return times(17, () => {
      const a = from + canvas.between(0.12, 0.92);
      const d = r * (0.2 + 0.56 * Math.sqrt(canvas.random()));
      return seed(canvas, Math.cos(a) * d, Math.sin(a) * d, r * 0.085);
    }).join("");
  };
  return at(
    x,
    y,
    circle(0, 0, r, "#8f1734") +
      circle(0, 0, r * 0.95, "#f6cf9a") +
      circle(0, 0, r * 0.87, "#ffe9c4") +
      times(6, (i) =>
        at(
          0,
          0,
          path(
            `M0,0L${n(r * 0.8)},${n(r * 0.1)}A${n(r * 0.82)},${n(r * 0.82)} 0 0 1 ${n(r * 0.46)},${n(r * 0.67)}Z`,
            "#a81434",
          ),
          1,
          i * 60,
        ),
      ).join("") +
      times(6, chamber).join("") +
      path(
        `M${n(-r * 0.96)},0A${n(r * 0.96)},${n(r * 0.96)} 0 0 1 0,${n(-r * 0.96)}`,
        "none",
        'stroke="#ffb07a" stroke-width="5" stroke-linecap="round" opacity=".8"',
      ),
    1,
    turn,
  );
}

function seed(canvas: Canvas, x: number, y: number, r: number): string {
  return (
    ellipse(
      x,
      y,
      r * 1.15,
      r * 0.85,
      canvas.radial("0 #ff7a6a, 0.5 #e01f3c, 1 #8a0f2c", 0.4, 0.35, 0.7),
      `transform="rotate(${n(canvas.between(0, 180))} ${n(x)} ${n(y)})"`,
    ) + circle(x - r * 0.3, y - r * 0.3, r * 0.22, "#ffffff", fade(0.85))
  );
}

const seeds = (canvas: Canvas): string[] =>
  times(64, () => {
    const [x, y] = [canvas.between(40, 840), canvas.between(860, 1060)];
    return ellipse(x + 3, y + 5, 13, 9, "#0d0618", fade(0.5)) + seed(canvas, x, y, canvas.between(9, 13));
  });

function leaves(canvas: Canvas): string {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    at(
      x,
      y,
      path("M0,0C30,-34 90,-40 130,0C90,36 30,34 0,0Z", canvas.linear("0 #4a9a6a, 1 #174a44")) +
        line("M6,0H120M40,0l20,-16M40,0l20,16M70,0l18,-14M70,0l18,14", "#a8dca0", 2, fade(0.6)),
      size,
      turn,
    );
  return [
    leaf(812, 210, -30, 1.1),
    leaf(846, 264, 6, 0.95),
    leaf(210, 250, 205, 1.1),
    leaf(250, 190, 240, 0.9),
    leaf(1000, 770, -80, 0.9),
    glow(canvas, 840, 240, 90, amber, 0.15),
    circle(0, 0, 0, cream),
  ].join("");
}
