import type { Canvas } from "./canvas.ts";
import { glow } from "./light.ts";
import { shade } from "./shade.ts";
import { circle, ellipse, fade, line, path, rect } from "./shapes.ts";

export type Face = {
  skin: string;
  hair: string;
  coat: string;
  rim: string;
  /** Markup behind the head (long hair, a scarf's back) and over it (hair, a cap, glasses), centred on the face at (0,0). */
  behind?: string;
  over?: string;
  collar?: string;
  brow?: string;
  beard?: "none" | "short" | "moustache";
  lips?: string;
};

/** Head and shoulders, lit from the right, in a 320-unit square. */
export function bust(canvas: Canvas, face: Face): string {
  const {
    skin,
    hair,
    coat,
    rim,
    behind = "",
    over = "",
    collar = "",
    brow = hair,
    beard = "none",
    lips = "#b04a55",
  } = face;
  const shoulders = "M34,340C36,262 84,240 128,230H192C236,240 284,262 286,340Z";
  const head = "M-52,-20C-54,-78 54,-78 52,-20C52,26 30,62 0,64C-30,62 -52,26 -52,-20Z";
  const beards = {
    none: "",
    short: path(
      "M-52,-8C-50,30 -32,68 0,70C32,68 50,30 52,-8C46,14 34,20 22,22C10,16 -10,16 -22,22C-34,20 -46,14 -52,-8Z",
      hair,
    ),
    moustache: path("M-26,26C-18,14 -4,16 0,20C4,16 18,14 26,26C16,30 6,28 0,25C-6,28 -16,30 -26,26Z", hair),
  };
  return [
    glow(canvas, 160, 150, 190, rim, 0.35),
    `<g transform="translate(160 138)">${behind}</g>`,
    path(shoulders, coat),
    shade(canvas, shoulders, "#0d0822", "0 0, 1 0.75"),
    line("M192,232C236,242 280,262 285,330", rim, 4, fade(0.8)),
    collar,
    path("M136,184h48v44q-24,26 -48,0Z", skin),
    path("M136,196q24,22 48,0v16q-24,20 -48,0Z", "#5a2040", fade(0.35)),
    '<g transform="translate(160 138)">',
    ellipse(-52, 2, 9, 14, skin),
    ellipse(52, 2, 9, 14, skin),
    path(head, skin),
    path(head, canvas.linear("0 #6a2448 0.5, 0.5 #6a2448 0.08, 1 #6a2448 0", 90)),
    path("M52,-24C52,24 30,62 4,64C28,50 40,20 40,-30Z", rim, fade(0.5)),
    beards[beard === "short" ? "short" : "none"],
    ellipse(-30, 18, 11, 7, "#ff7a6a", fade(0.3)),
    ellipse(32, 18, 11, 7, "#ff7a6a", fade(0.35)),
    ellipse(-20, -4, 5, 6.5, "#1a0d26"),
    ellipse(21, -4, 5, 6.5, "#1a0d26"),
    circle(-18, -6, 1.8, "#fff"),
    circle(23, -6, 1.8, "#fff"),
    line("M-31,-20q10,-7 20,-2M11,-22q11,-5 20,2", brow, 4.5),
    line("M1,-2q6,14 -3,18", "#8a3a48", 3, fade(0.7)),
    beard === "moustache"
      ? beards.moustache + line("M-8,36q8,4 16,0", lips, 4)
      : path("M-16,32Q0,48 18,31Q2,36 -16,32Z", lips),
    over,
    "</g>",
    rect(0, 0, 0, 0, "none"),
  ].join("");
}

/** The ground of an avatar: dusk from one colour into another with a light low behind the head. */
export const backdrop = (canvas: Canvas, top: string, foot: string, light: string): string =>
  rect(0, 0, 320, 320, canvas.linear(`0 ${top}, 1 ${foot}`)) + glow(canvas, 190, 210, 230, light, 0.6);
