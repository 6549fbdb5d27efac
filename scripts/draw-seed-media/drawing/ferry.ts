import type { Canvas } from "./canvas.ts";
import { glow } from "./light.ts";
import { amber, cream, gold } from "./palette.ts";
import { circle, fade, line, n, path, rect, times } from "./shapes.ts";

/** A Bosphorus ferry from the side, 640 wide, its water line at y = 0 and its middle at x = 0, lit for the evening. */
export function ferry(canvas: Canvas): string {
  const hull = canvas.linear("0 #2a1a55, 0.5 #171036, 1 #0b0819");
  const paintwork = canvas.linear("0 #8f79b8, 0.35 #cdb4d6, 0.7 #ffd2ac, 1 #e79a86", 90);
  const upper = canvas.linear("0 #7f6aae, 0.5 #c3a5cc, 1 #f7bf9f", 90);
  const pane = canvas.linear(`0 ${cream}, 0.5 ${gold}, 1 ${amber}`);
  const row = (from: number, to: number, y: number, w: number, h: number, gap: number) =>
    times(Math.floor((to - from) / (w + gap)), (i) => {
      const x = from + i * (w + gap);
      const lit = canvas.random() > 0.08;
      const head =
        lit && canvas.random() < 0.45
          ? circle(x + w * canvas.between(0.3, 0.7), y + h * 0.72, w * 0.2, "#5a2a4a") +
            rect(x + w * 0.2, y + h * 0.82, w * 0.6, h * 0.18, "#5a2a4a")
          : "";
      return rect(x, y, w, h, lit ? pane : "#3d2a66", 'rx="2.5"') + head;
    }).join("");
  const rail = (from: number, to: number, y: number) =>
    line(`M${from},${y}H${to}M${from},${y + 7}H${to}`, "#e9d5ee", 1.3, fade(0.75)) +
    times(Math.floor((to - from) / 15), (i) => line(`M${from + i * 15},${y}v14`, "#e9d5ee", 1, fade(0.7))).join("");
  const passengers = times(13, (i) => {
    const x = -205 + i * 26 + canvas.between(-7, 7);
    return circle(x, -121, 4.4, "#1b1038") + path(`M${n(x - 7)},-103q0,-14 7,-14t7,14Z`, "#1b1038");
  });
  return [
    path("M-318,-38C-300,-36 300,-36 318,-42C314,-22 300,-2 288,6H-286C-300,-4 -312,-20 -318,-38Z", hull),
    line("M-316,-37C-300,-35 300,-35 316,-41", amber, 3),
    line("M-306,-22H304", "#5a3b92", 2, fade(0.8)),
    ...times(9, (i) => circle(-250 + i * 62, -14, 5, "#120b28") + circle(-250 + i * 62, -14, 3.2, gold, fade(0.85))),
    path("M-292,-37L-284,-84H276L296,-39Z", paintwork),
    row(-268, 262, -76, 17, 27, 6),
    path("M-300,-84H292V-91H-296Z", "#f6dcd8"),
    rail(-292, 288, -105),
    ...passengers,
    path("M-190,-91L-184,-134H184L196,-91Z", upper),
    row(-170, 178, -128, 15, 24, 6),
    path("M-204,-134H206V-140H-200Z", "#f6dcd8"),
    path("M96,-140L100,-172H166L172,-140Z", paintwork),
    row(104, 164, -167, 13, 15, 4),
    path("M92,-172H176V-177H96Z", "#f6dcd8"),
    path(
      "M-58,-140L-50,-206Q-26,-214 -4,-206L8,-140Z",
      canvas.linear("0 #8a3b3a, 0.45 #f2a04a, 0.75 #ffc56b, 1 #a8543f", 90),
    ),
    path("M-53,-182L-50,-206Q-26,-214 -4,-206L0,-182Z", "#1b1038"),
    path("M-50,-206Q-26,-214 -4,-206Q-26,-199 -50,-206Z", "#07040f"),
    line("M134,-177V-248M134,-232L176,-177M134,-240L14,-150M-150,-140V-190", "#1b1038", 2.4),
    path("M-150,-190h26l-6,8 6,8h-26Z", "#d8475a"),
    ...times(5, (i) => path(`M${-160 + i * 30},-140q9,-16 20,0Z`, "#f3e2da", fade(0.9))),
    glow(canvas, 134, -248, 34, cream, 0.95),
    glow(canvas, 0, -60, 420, amber, 0.2),
  ].join("");
}
