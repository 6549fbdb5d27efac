import type { Stops } from "../../draw-seed-media/drawing/canvas.ts";
import { violet } from "../palette.ts";

/** The hour at which the square is drawn for one face of the site: night for the dark one, first light for the light one. */
export interface Face {
  /** Top to horizon; it begins in the page's own ground, so that the picture grows out of the page. */
  readonly sky: Stops;
  readonly hills: readonly [far: string, near: string];
  readonly shore: readonly [mosque: string, far: string, near: string];
  readonly haze: string;
  readonly sea: Stops;
  readonly glints: readonly [string, ...string[]];
  readonly stone: readonly [light: string, middle: string, dark: string];
  /** Share of windows with a lamp behind them. */
  readonly lit: number;
  readonly pane: string;
  readonly floor: Stops;
  readonly joint: string;
  readonly shadow: string;
  readonly iron: string;
  /** How strongly lamps shine, 0–1: at first light they are about to be put out. */
  readonly lamps: number;
  readonly rim: string;
  readonly leaves: readonly [lit: string, shaded: string];
  readonly isNight: boolean;
}

export const night: Face = {
  sky: `0 ${violet(0.165, 0.035)}, 0.2 #1b1240, 0.38 #33206f, 0.5 #5d318c, 0.58 #a3539a, 0.63 #e98a84, 1 #e98a84`,
  hills: ["#6a3787", "#54297a"],
  shore: ["#5f3084", "#47246c", "#341b58"],
  haze: "#e79aa0",
  sea: "0 #d98690, 0.25 #80458f, 1 #2a1a5c",
  glints: ["#ffd584", "#ffae45", "#d75a92", "#8a58dc", "#78dcd2"],
  stone: ["#a8587c", "#5a2f74", "#24133f"],
  lit: 0.6,
  pane: "#160d2e",
  floor: "0 #c9747f, 0.14 #80487f, 0.45 #3d2462, 1 #150e2b",
  joint: "#1d1038",
  shadow: "#0d0720",
  iron: "#0b0819",
  lamps: 1,
  rim: "#ffc98a",
  leaves: ["#5f7a7e", "#1f2250"],
  isNight: true,
};

export const firstLight: Face = {
  sky: `0 ${violet(0.985, 0.006)}, 0.22 #f3eafd, 0.4 #ecd9f8, 0.52 #f8cfdc, 0.6 #ffd9bd, 0.64 #ffe9c4, 1 #ffe9c4`,
  hills: ["#d9bfe8", "#c6a5de"],
  shore: ["#c9a3d8", "#b18dd0", "#9a78c4"],
  haze: "#ffe3d0",
  sea: "0 #ffe0c8, 0.25 #e3bfe4, 1 #a98ad6",
  glints: ["#fff6e0", "#ffd9a8", "#f2b2cc", "#c9b0f2", "#b8ece4"],
  stone: ["#f6d2d0", "#cda4cf", "#8f6cb4"],
  lit: 0.28,
  pane: "#7d5fa6",
  floor: "0 #ffe2cc, 0.16 #ecc9dc, 0.5 #cfb2e6, 1 #e9defa",
  joint: "#9c7cc4",
  shadow: "#5a3a8c",
  iron: "#4a2f78",
  lamps: 0.4,
  rim: "#fff2dc",
  leaves: ["#9dbfae", "#6f74b4"],
  isNight: false,
};
