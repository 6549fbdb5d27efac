import type { Canvas } from "../drawing/canvas.ts";
import { glow, wideGlow } from "../drawing/light.ts";
import { mist, rain, ridge } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** Rows of tea on the steep green slopes after rain, two pickers with their baskets. */
export const teaTerraces: Scene = { ...landscape, name: "cay-bahceleri", seed: 84, draw: drawSlopes };

function drawSlopes(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #2f3a78, 0.25 #6a68a8, 0.42 #c7a2c0, 0.55 #ffdcb8, 1 #ffdcb8"),
    glow(canvas, 900, 300, 560, "#ffe2b0", 0.85),
  );
  for (const [y, height, fill, light] of [
    [330, 160, "#6f78ac", "#ffdcc0"],
    [410, 150, "#4a6494", "#e8c0b4"],
    [480, 140, "#33587c", "#a8c0b0"],
  ] as const) {
    const hills = ridge(canvas, { y, height, peaks: 2, jagged: 0.22 });
    canvas.add(
      path(hills.d, fill),
      shade(canvas, hills.d, light, "0 0.7, 0.3 0.1, 1 0"),
      mist(canvas, y + 70, 90, "#f6e2e2", 0.55, 8),
    );
  }
  canvas.add(
    slope(canvas, "right"),
    house(canvas),
    mist(canvas, 560, 90, "#f2e6e6", 0.5, 6),
    slope(canvas, "left"),
    mist(canvas, 640, 60, "#e6f0ea", 0.25, 5),
  );
  canvas.add(
    picker(canvas, 330, 742, 2.35, "#c8325a", "#ffae45"),
    picker(canvas, 500, 690, 1.9, "#5f35ad", "#d75a92"),
    foreground(canvas),
    rain(canvas, 60, "#ffffff", 0.12),
    wideGlow(canvas, 900, 430, 500, 160, "#ffe0b0", 0.4),
  );
}

function slope(canvas: Canvas, hand: "left" | "right"): string {
  const outline =
    hand === "left"
      ? "M-20,400C160,450 340,560 520,640C760,740 980,790 1300,800V880H-20Z"
      : "M1300,300C1120,360 960,470 800,540C640,600 520,640 400,700V880H1300Z";
  const rows = times(hand === "left" ? 12 : 11, (row) =>
    times(64, (i) => {
      const t = i / 63;
      const x = hand === "left" ? t * 1320 - 20 : 1300 - t * 920;
      const edge = hand === "left" ? 400 + 400 * t ** 0.75 : 300 + 400 * t ** 0.9;
      const y = edge + 22 + row * (hand === "left" ? 36 + row * 2.5 : 30) + Math.sin(t * 9 + row) * 5;
      const r = (hand === "left" ? 15 : 11) + row * 1.4;
      const colour = canvas.pick(
        hand === "left" ? ["#1f6a55", "#2a7d60", "#185547"] : ["#2a6f68", "#226059", "#357d70"],
      );
      return (
        ellipse(x, y, r * 1.25, r * 0.8, colour) +
        ellipse(x + 2, y - r * 0.32, r * 0.95, r * 0.4, canvas.pick(["#58b07a", "#4aa070", "#7cc88a"]), fade(0.75)) +
        (canvas.random() < 0.3 ? ellipse(x + 3, y - r * 0.6, r * 0.26, r * 0.16, "#e2f0a0", fade(0.9)) : "")
      );
    }).join(""),
  );
  const clip = `clip-path="${canvas.clip(`<path d="${outline}"/>`)}"`;
  return (
    path(outline, canvas.linear("0 #1f5a50, 1 #0a2a34")) +
    group(rows, clip) +
    shade(canvas, outline, "#06202c", "0 0, 0.5 0.15, 1 0.8") +
    shade(canvas, outline, "#ffe6a8", "0 0.5, 0.3 0.05, 1 0")
  );
}

function house(canvas: Canvas): string {
  const home = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      rect(-44, -50, 88, 54, canvas.linear("0 #6a4450, 1 #b8826a", 90)) +
        path("M-56,-48L0,-92L56,-48Z", "#5a2a3c") +
        line("M0,-92L56,-48", "#ffcf9a", 3) +
        rect(-32, -38, 18, 20, gold) +
        rect(14, -38, 18, 20, gold) +
        rect(-48, -6, 96, 12, "#3a2438") +
        line("M-44,-22H44", "#3a2438", 2) +
        glow(canvas, 0, -30, 80, amber, 0.5),
      s,
    );
  const smoke = line(
    "M1012,330c-10,-30 16,-46 2,-80s22,-44 8,-84",
    canvas.linear("0 #ffffff 0, 0.6 #ffffff 0.5, 1 #ffffff 0.5"),
    11,
    `filter="${canvas.blur(5)}"`,
  );
  return smoke + home(1000, 424, 0.8) + home(1110, 388, 0.9) + home(890, 490, 0.66);
}

function picker(canvas: Canvas, x: number, y: number, size: number, scarf: string, coat: string): string {
  return at(
    x,
    y,
    ellipse(0, 0, 26, 5, "#06202c", fade(0.5)) +
      person(
        { coat, skirt: "#3a2a6a", scarf, skin: "#e0a482", rim: ["#fff0c8", 1] },
        { left: [-20, -50], right: [22, -52], stride: 6 },
      ) +
      path("M-22,-80C-30,-60 -28,-44 -20,-34H4C10,-46 8,-64 4,-80Z", canvas.linear("0 #d9a05a, 1 #7a4a2c")) +
      times(6, (i) => line(`M-25,${-74 + i * 7}q14,5 30,0`, "#6a3f24", 1.2, fade(0.7))).join("") +
      times(9, (i) => ellipse(-20 + i * 2.8, -82 - (i % 3) * 3, 4, 2.6, i % 2 ? "#7cc88a" : "#3f9a68")).join("") +
      line("M-16,-80Q0,-72 6,-60", "#7a4a2c", 2),
    size,
  );
}

function foreground(canvas: Canvas): string {
  return group(
    times(60, (i) => {
      const x = i * 22 + canvas.between(-14, 14);
      const y = 872 - (x < 420 ? (420 - x) * 0.1 : 0);
      return (
        times(5, () =>
          at(
            x + canvas.between(-16, 16),
            y - canvas.between(0, 30),
            path("M0,0C-12,-20 -8,-44 0,-56C8,-44 12,-20 0,0Z", canvas.pick(["#0c3a3c", "#124a48", "#1a5f50"])) +
              line("M0,-4V-48", "#58b07a", 1.4, fade(0.6)),
            canvas.between(0.7, 1.25),
            canvas.between(-46, 46),
          ),
        ).join("") + (canvas.random() < 0.25 ? `<circle cx="${n(x)}" cy="${n(y - 40)}" r="3" fill="${cream}"/>` : "")
      );
    }),
  );
}
