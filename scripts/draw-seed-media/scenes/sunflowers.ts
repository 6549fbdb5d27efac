import type { Canvas } from "../drawing/canvas.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { mist, ridge, streaks } from "../drawing/nature.ts";
import { amber, cream } from "../drawing/palette.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, line, n, path, rect, times } from "../drawing/shapes.ts";

/** Sunflowers at dusk with a tractor going home along the field. */
export const sunflowers: Scene = { ...landscape, name: "aycicegi", seed: 41, draw: drawField };

function drawField(canvas: Canvas): void {
  const hills = ridge(canvas, { y: 440, height: 50, peaks: 2, jagged: 0.08 });
  canvas.add(
    ground(canvas, "0 #241a6a, 0.22 #5f3a9c, 0.38 #c8609a, 0.5 #ff9a78, 0.56 #ffd08c, 1 #ffd08c"),
    stars(canvas, 60, 220),
    glow(canvas, 420, 440, 620, "#ffd890", 0.95),
    circle(420, 410, 70, "#fff4d0"),
    streaks(canvas, 130, 400, 18, "#ffae8c", 0.6),
    path(hills.d, "#8a4a80"),
    shade(canvas, hills.d, "#ffb880", "0 0.8, 0.2 0"),
    rect(-10, 470, 1300, 400, canvas.linear("0 #d98a4a, 0.3 #7a4a4c, 1 #1a1030")),
    tractor(canvas),
    mist(canvas, 480, 40, "#ffdca0", 0.5, 6),
  );
  for (let row = 0; row < 9; row++) {
    const t = row / 8;
    const y = 500 + t * t * 330 + t * 40;
    const count = Math.round(46 - t * 36);
    canvas.add(
      ...times(count, (i) =>
        flower(
          canvas,
          ((i + 0.5 + (row % 2) * 0.5 + canvas.between(-0.25, 0.25)) / count) * 1340 - 30,
          y + canvas.between(-8, 8) * (0.3 + t),
          0.09 + t * t * 0.72 + t * 0.1,
          t,
        ),
      ),
    );
    if (row === 3) canvas.add(wideGlow(canvas, 420, 560, 560, 60, "#ffc070", 0.45));
  }
  canvas.add(wideGlow(canvas, 420, 500, 640, 110, "#ffcf80", 0.4));
}

function flower(canvas: Canvas, x: number, y: number, size: number, near: number): string {
  const turn = canvas.between(-14, 14);
  const petals = times(near > 0.45 ? 20 : 11, (i) =>
    at(
      0,
      0,
      path("M0,-26C-15,-50 -11,-76 0,-92C11,-76 15,-50 0,-26Z", i % 2 ? "#ffb52e" : "#ffd45a"),
      canvas.between(0.9, 1.1),
      i * (near > 0.45 ? 18 : 32.7) + canvas.between(-4, 4),
    ),
  );
  const seeds =
    near > 0.6
      ? times(34, (i) =>
          circle(
            Math.cos(i * 2.4) * 5.4 * Math.sqrt(i),
            Math.sin(i * 2.4) * 5.4 * Math.sqrt(i),
            2.4,
            i % 3 ? "#8a4a28" : "#e8a04a",
          ),
        ).join("")
      : "";
  return at(
    x,
    y,
    line("M0,0Q10,120 -6,260", near > 0.5 ? "#2a4a44" : "#4a4a48", 13) +
      path(
        "M2,130C50,80 110,90 130,120C100,160 40,170 2,150ZM-2,170C-50,120 -110,130 -126,160C-96,196 -40,200 -2,186Z",
        canvas.pick(["#2f5a50", "#244a48", "#3a6a54"]),
      ) +
      ellipse(0, 4, 92, 88, "#3a1f38", fade(0.25)) +
      petals.join("") +
      circle(0, 0, 40, canvas.radial("0 #3a1a24, 0.7 #5a2c28, 1 #a8602c")) +
      seeds +
      (near > 0.5
        ? path(
            "M-70,-60A92,92 0 0 1 10,-92",
            "none",
            `stroke="${cream}" stroke-width="5" opacity=".45" stroke-linecap="round"`,
          )
        : ""),
    size,
    turn,
  );
}

function tractor(canvas: Canvas): string {
  return at(
    960,
    474,
    [
      ...times(12, (i) =>
        circle(-70 - i * 22, -8 - canvas.between(0, 16), 16 + i * 2, "#ffd9a8", fade(0.28 - i * 0.02)),
      ),
      rect(-30, -66, 62, 38, "#8a2a38", 'rx="5"'),
      rect(-62, -96, 46, 62, "#3a1f48", 'rx="5"'),
      rect(-56, -90, 34, 30, "#ffe0a0"),
      circle(-40, -72, 9, "#3a1f48"),
      line("M16,-66v-34", "#2a1438", 5),
      circle(-42, -22, 32, "#1f1030"),
      circle(-42, -22, 14, amber, fade(0.8)),
      circle(26, -14, 20, "#1f1030"),
      circle(26, -14, 8, amber, fade(0.8)),
      glow(canvas, 38, -46, 60, "#fff0c0", 0.9),
      line(`M-58,${n(-97)}h40`, "#ffd9a0", 3),
    ].join(""),
    0.9,
  );
}
