import type { Canvas } from "../drawing/canvas.ts";
import type { Film } from "../drawing/film.ts";
import { bokeh, glow, wideGlow } from "../drawing/light.ts";
import { amber, coral, gold, orchid } from "../drawing/palette.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, fade, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { steam, teaGlass } from "../drawing/tea-glass.ts";
import { drop, townInTheRain } from "../scenes/tea-by-the-window.ts";

const sill = 1500;

/** Rain runs down the window, lamps of cars pass behind it, the tea steams. */
export const teaInTheRain: Film = {
  name: "cay-bugu",
  seed: 9,
  seconds: 5,
  crf: 28,
  poster: 0.4,
  sound:
    "anoisesrc=color=pink:seed=11:amplitude=0.5,highpass=f=700,lowpass=f=5200,volume=0.35,afade=t=in:d=0.5,afade=t=out:st=4.3:d=0.7",
  still: (canvas) =>
    canvas.add(
      townInTheRain(canvas, 1240),
      bokeh(canvas, 34, [-20, 760, 1120, 560], [amber, gold, coral, orchid], [16, 54]),
      wideGlow(canvas, 540, 1330, 640, 190, amber, 0.45),
      ...times(210, () =>
        drop(canvas, canvas.between(0, 1080), canvas.between(0, sill - 20), canvas.random() ** 3 * 9 + 1.8),
      ),
      curtain(canvas),
      table(canvas),
    ),
  moving: drawRain,
};

function drawRain(canvas: Canvas, time: number): void {
  const pane = canvas.clip(`<path d="M54,34H902C930,240 936,560 920,900C912,1120 924,1320 940,${sill}H54Z"/>`);
  const behindGlass = [traffic(canvas, time), falling(canvas, time), ...times(26, () => runner(canvas, time))];
  canvas.add(
    group(behindGlass, `clip-path="${pane}"`),
    bars(canvas),
    at(540, 1690, teaGlass(canvas), 1.9),
    at(540, 1206, steam(canvas, 560, time * 2, 0.55)),
    glow(canvas, 545, 1520, 560, "#ff9a4a", 0.24 + 0.03 * Math.sin(time * Math.PI * 6)),
  );
}

/** Cars far below, out of focus: pairs of discs that drift across. */
function traffic(canvas: Canvas, time: number): string {
  return group(
    times(9, (i) => {
      const away = i % 2 === 0;
      const pace = canvas.between(0.5, 1);
      const x = ((canvas.random() + time * pace * (away ? 1 : -1) + 2) % 1) * 1400 - 160;
      const y = 1260 + canvas.between(-40, 90);
      const colour = away ? "#ff4a5a" : "#fff0c8";
      const disc = canvas.radial(`0 ${colour} 0.5, 0.85 ${colour} 0.6, 1 ${colour} 0`);
      return circle(x, y, 30, disc) + circle(x + 76, y + 4, 30, disc);
    }),
    'style="mix-blend-mode:screen"',
  );
}

function falling(canvas: Canvas, time: number): string {
  return group(
    times(90, () => {
      const pace = Math.ceil(canvas.between(4, 8));
      const y = ((canvas.random() + time * pace) % 1) * (sill + 300) - 200;
      const x = canvas.between(-40, 1120) - y * 0.06;
      const length = canvas.between(50, 130);
      return line(
        `M${n(x)},${n(y)}l${n(-length * 0.07)},${n(length)}`,
        "#dfe8ff",
        canvas.between(1, 2.6),
        fade(canvas.between(0.08, 0.3)),
      );
    }),
  );
}

/** A drop that gathers, hesitates and runs, leaving its trail. */
function runner(canvas: Canvas, time: number): string {
  const x = canvas.between(40, 1040);
  const start = canvas.between(-300, 900);
  const reach = canvas.between(300, 900);
  const begin = canvas.between(-0.4, 0.8);
  const t = Math.max(0, Math.min(1, (time - begin) / 0.55));
  const fall = t * t * (3 - 2 * t) + 0.03 * Math.sin(t * 18);
  const y = start + reach * fall;
  const sway = Math.sin(y / 70) * 6;
  const size = canvas.between(8, 13);
  if (y > sill - 20) return "";
  const trail = canvas.linear("0 #cfe6ff 0, 0.6 #cfe6ff 0.16, 1 #f4f8ff 0.45");
  const tail = Math.max(1, y - start);
  return (
    path(
      `M${n(x - 2)},${n(start)}Q${n(x + 8)},${n(start + tail / 2)} ${n(x + sway - size * 0.5)},${n(y)}h${n(size)}Q${n(x + 14)},${n(start + tail / 2)} ${n(x + 2)},${n(start)}Z`,
      trail,
      fade(t > 0 ? 1 : 0),
    ) + drop(canvas, x + sway, y, size)
  );
}

/** The window's wood, over the glass and what runs down it. */
function bars(canvas: Canvas): string {
  const wood = canvas.linear("0 #0b0819, 0.6 #2a1748, 1 #4d2c6b", 90);
  return [
    rect(-10, -10, 64, sill + 10, wood),
    rect(-10, -10, 1100, 44, "#120b28"),
    rect(330, 0, 26, sill, wood),
    rect(0, 470, 1080, 22, "#1a1035"),
    line(`M356,40V${sill}M56,494H1080`, "#7a54b4", 2.5, fade(0.55)),
  ].join("");
}

function curtain(canvas: Canvas): string {
  const outline = "M1090,0H900C930,240 936,560 920,900C910,1150 930,1350 950,1520H1090Z";
  return [
    path(outline, canvas.linear("0 #7c2d55, 0.3 #4d1c4c, 0.55 #82305a, 0.75 #3c1642, 1 #220e30", 90)),
    shade(canvas, outline, "#140a24", "0 0.6, 0.4 0.15, 1 0.7"),
  ].join("");
}

function table(canvas: Canvas): string {
  const board = `M-10,${sill}H1090V1930H-10Z`;
  return [
    path(board, canvas.linear("0 #8a5140, 0.16 #5d3048, 1 #1c1030")),
    ...times(20, (i) =>
      line(
        `M-10,${sill + 16 + i * 21}C300,${n(sill + 10 + i * 21 + canvas.between(-8, 8))} 700,${n(sill + 26 + i * 21)} 1090,${sill + 14 + i * 21}`,
        "#1a0d28",
        2.4,
        fade(canvas.between(0.2, 0.5)),
      ),
    ),
    line(`M-10,${sill + 2}H1090`, "#ffb98a", 4, fade(0.7)),
    wideGlow(canvas, 540, sill + 110, 560, 160, "#ff9a50", 0.7),
    shade(canvas, board, "#0b0819", "0 0, 0.45 0.35, 1 0.85"),
  ].join("");
}
