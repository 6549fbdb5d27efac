import { sittingCat } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { mist, reflection, ridge, water } from "../drawing/nature.ts";
import { amber, aqua, coral, gold, lilac, rose } from "../drawing/palette.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, times } from "../drawing/shapes.ts";

/** A ginger cat on a garden wall under bougainvillea, the bay below. */
export const catOnWall: Scene = { ...portrait, name: "duvar-kedi", seed: 14, draw: drawWall };

function drawWall(canvas: Canvas): void {
  const hills = ridge(canvas, { y: 610, height: 80, peaks: 2, jagged: 0.12 });
  canvas.add(
    ground(canvas, "0 #1b1250, 0.18 #432a8c, 0.33 #94489c, 0.43 #ee7f88, 0.5 #ffc28a, 1 #ffc28a"),
    stars(canvas, 90, 330),
    moon(canvas, 300, 220, 62, "#ffe9c8"),
    glow(canvas, 300, 640, 520, "#ffb27a", 0.6),
    path(hills.d, "#7a3f88"),
    shade(canvas, hills.d, "#ffb090", "0 0.7, 0.2 0"),
    mist(canvas, 620, 50, "#ffd0b0", 0.5, 6),
    water(
      canvas,
      640,
      1060,
      "0 #f0a488, 0.25 #a85a96, 0.6 #4f3a8a, 1 #25205c",
      [gold, coral, rose, lilac, aqua],
      260,
      0.5,
    ),
    reflection(canvas, 300, 642, 1000, "#ffe6c0", 90, 0.85),
    sail(380, 700, 0.8),
    sail(180, 668, 0.45),
    wall(canvas),
    at(560, 968, sittingCat("#e8843a", "#ffe0a0", "#c8f08a", "#fff0dc"), 2.05),
    stripes(),
    ...bougainvillea(canvas),
    lantern(canvas),
  );
}

const sail = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    path("M-50,0C-30,16 40,16 56,-4Z", "#3a2060") +
      path("M2,-8V-120Q50,-60 50,-12Z", "#fff0e0") +
      path("M-4,-10V-100Q-40,-50 -42,-14Z", "#f6c4b0"),
    size,
  );

function wall(canvas: Canvas): string {
  const top = "M-20,968C200,956 420,976 620,964S960,972 1100,960V1370H-20Z";
  const stones = times(96, (i) => {
    const row = Math.floor(i / 12);
    const x = (i % 12) * 98 - 30 + (row % 2) * 48 + canvas.between(-8, 8);
    const y = 1012 + row * 50;
    const w = canvas.between(74, 96);
    return (
      path(
        `M${n(x)},${n(y + 4)}q4,-10 ${n(w * 0.5)},-8t${n(w * 0.5)},6q6,20 -2,36q-${n(w * 0.5)},8 -${n(w * 0.94)},0q-8,-16 -4,-34Z`,
        canvas.pick(["#8a6a9a", "#7a5a8c", "#9a7aa0", "#6a4a80"]),
      ) + line(`M${n(x + 6)},${n(y)}q${n(w * 0.4)},-6 ${n(w * 0.8)},0`, "#ffd2b0", 2.4, fade(0.5))
    );
  });
  return [
    path(top, "#3a2458"),
    group(stones, `clip-path="${canvas.clip(`<path d="${top}"/>`)}"`),
    path(
      "M-20,962C200,950 420,970 620,958S960,966 1100,954V1004C960,1014 820,1000 620,1008S200,996 -20,1010Z",
      canvas.linear("0 #e8b4a8, 1 #8a5f92"),
    ),
    line("M-20,963C200,951 420,971 620,959S960,967 1100,955", "#ffe6c8", 4),
    shade(canvas, top, "#120a28", "0 0, 0.3 0.15, 1 0.9"),
    wideGlow(canvas, 860, 1060, 320, 180, amber, 0.35),
    ellipse(570, 974, 150, 16, "#2a1440", `${fade(0.6)} filter="${canvas.blur(6)}"`),
  ].join("");
}

const stripes = (): string =>
  at(
    560,
    968,
    line("M-14,-184v20M0,-186v24M14,-184v20", "#a8481c", 5) +
      line(
        "M-50,-60q14,4 22,-4M-52,-38q14,4 26,-4M-50,-16q14,4 26,-4M50,-60q-14,4 -22,-4M52,-38q-14,4 -26,-4M50,-16q-14,4 -26,-4M-44,-86q10,6 18,0M44,-86q-10,6 -18,0",
        "#a8481c",
        6,
      ) +
      line("M58,12q14,-4 18,4M70,36q10,-6 16,2M66,60q10,-4 16,4", "#a8481c", 6),
    2.05,
  );

function bougainvillea(canvas: Canvas): string[] {
  const bloom = (x: number, y: number, s: number) =>
    times(3, (k) =>
      at(
        x,
        y,
        path(
          "M0,0C-12,-8 -12,-24 0,-30C12,-24 12,-8 0,0Z",
          canvas.pick(["#e0408c", "#f06aa8", "#c02a7c", "#ff8ac0", "#a81f78"]),
        ),
        s,
        k * 120 + canvas.between(-30, 30),
      ),
    ).join("") + circle(x, y, 2.4 * s, "#fff0c8");
  const branch = (points: readonly (readonly [number, number])[], count: number, spread: number) =>
    times(count, () => {
      const t = canvas.random() * (points.length - 1);
      const [a, b] = [points[Math.floor(t)] ?? [0, 0], points[Math.ceil(t)] ?? [0, 0]];
      const f = t % 1;
      const x = a[0] + (b[0] - a[0]) * f + canvas.between(-spread, spread);
      const y = a[1] + (b[1] - a[1]) * f + canvas.between(-spread, spread);
      return canvas.random() < 0.34
        ? at(
            x,
            y,
            path("M0,0C-10,-10 -8,-26 0,-34C8,-26 10,-10 0,0Z", canvas.pick(["#1f5a50", "#2f7a60", "#174440"])),
            canvas.between(0.6, 1.1),
            canvas.between(0, 360),
          )
        : bloom(x, y, canvas.between(0.5, 1.05));
    }).join("");
  return [
    line(
      "M1090,1010C1000,900 1010,640 930,420S720,150 560,110M1000,700C900,600 860,640 780,600M1010,1000C940,1040 880,1050 820,1130",
      "#2a1438",
      11,
    ),
    branch(
      [
        [1080, 980],
        [1010, 800],
        [1000, 600],
        [930, 420],
        [820, 260],
        [700, 160],
        [560, 110],
      ],
      330,
      66,
    ),
    branch(
      [
        [1000, 700],
        [900, 640],
        [780, 600],
      ],
      70,
      34,
    ),
    branch(
      [
        [1090, 1010],
        [960, 1030],
        [860, 1090],
        [810, 1150],
      ],
      150,
      48,
    ),
    ...times(26, () => bloom(canvas.between(500, 1060), canvas.between(990, 1340), canvas.between(0.3, 0.55))),
    ...times(9, () => bloom(canvas.between(300, 800), canvas.between(200, 900), canvas.between(0.3, 0.5))),
  ];
}

const lantern = (canvas: Canvas): string =>
  [
    line("M150,1370V1120", "#120a28", 9),
    path("M120,1120h60l-9,-74h-42Z", gold),
    path("M112,1046L150,1006L188,1046Z", "#120a28"),
    line("M150,1046v74M120,1120h60", "#120a28", 5),
    glow(canvas, 150, 1080, 300, amber, 0.8),
    glow(canvas, 150, 1080, 70, "#fff0d2", 0.9),
  ].join("");
