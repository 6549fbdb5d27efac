import type { Canvas } from "./canvas.ts";
import { circle, ellipse, fade, group, line, n, path, times } from "./shapes.ts";

type Point = readonly [number, number];

export type Clothes = {
  coat: string;
  trousers?: string;
  skin?: string;
  hair?: string;
  /** Light along one side: its colour and whether it comes from the right (1) or the left (-1). */
  rim?: readonly [colour: string, side: 1 | -1];
  /** A skirt instead of trousers. */
  skirt?: string;
  scarf?: string;
  cap?: string;
};

export type Pose = { left?: Point; right?: Point; stride?: number; back?: boolean };

const skins = { light: "#e9b592", deep: "#b87a62" };

/** A person standing on (0,0), 100 high: hands where the pose says, from the front or the back. */
export function person(
  clothes: Clothes,
  { left = [-15, -46], right = [15, -46], stride = 5, back = false }: Pose = {},
): string {
  const { coat, trousers = "#1a1236", skin = skins.light, hair = "#1a1030", rim, skirt, scarf, cap } = clothes;
  const arm = (shoulder: Point, hand: Point, side: number) => {
    const elbow: Point = [(shoulder[0] + hand[0]) / 2 + side * 5, (shoulder[1] + hand[1]) / 2 + 4];
    return line(`M${shoulder}Q${elbow} ${hand}`, coat, 7.4) + circle(hand[0], hand[1], 3.4, skin);
  };
  const legs = skirt
    ? path(`M-11,-48L-${11 + stride},-8Q0,-2 ${11 + stride},-8L11,-48Z`, skirt) + line(`M-5,-8V-2M5,-8V-2`, skin, 4)
    : line(`M-5,-46L${-stride - 2},-2M5,-46L${stride + 2},-2`, trousers, 8.6);
  const shoes = line(`M${-stride - 4},-1h5M${stride + 1},-1h5`, "#0b0819", 4.4);
  const features =
    circle(-2.6, -91, 0.85, "#1a0d26") +
    circle(2.8, -91, 0.85, "#1a0d26") +
    line("M-1.8,-87.2q1.900,1.500 3.800,0", "#a8485a", 1.1) +
    line("M-4.200,-93.600q1.600,-0.900 2.900,-0.300M1.600,-93.900q1.400,-0.600 2.800,0.300", hair, 0.9);
  const face = back
    ? circle(0, -92, 8, hair)
    : ellipse(0, -91, 6.8, 8.2, skin) + path("M-8,-90C-9,-104 9,-104 8,-90C5,-96 -3,-97 -8,-90Z", hair) + features;
  return group([
    legs,
    shoes,
    arm([-10, -77], left, -1),
    path("M-13,-78Q0,-86 13,-78C15,-66 13,-54 14,-42Q0,-38 -14,-42C-13,-54 -15,-66 -13,-78Z", coat),
    arm([10, -77], right, 1),
    line("M0,-84V-80", skin, 5),
    face,
    scarf
      ? path("M-8,-88C-11,-106 11,-106 8,-88C12,-80 8,-74 0,-74S-12,-80 -8,-88Z", scarf) +
        (back ? "" : ellipse(0, -90, 5.2, 6.4, skin) + features)
      : "",
    cap ? path("M-9,-94Q-8,-103 0,-103T9,-94L12,-93.500H-9Z", cap) : "",
    rim
      ? line(
          `M${rim[1] * 12},-79C${rim[1] * 15},-66 ${rim[1] * 13},-54 ${rim[1] * 14},-43M${rim[1] * 5},-100Q${rim[1] * 8.5},-96 ${rim[1] * 7.6},-89`,
          rim[0],
          1.8,
          fade(0.9),
        )
      : "",
  ]);
}

/** Heads and shoulders seen from behind along a line, the light in front of them catching their edges. */
export function crowd(
  canvas: Canvas,
  base: number,
  size: number,
  count: number,
  colours: readonly [string, ...string[]],
  rim: string,
): string {
  return group(
    times(count, (i) => {
      const x = ((i + 0.5) / count) * canvas.width * 1.1 - canvas.width * 0.05 + canvas.between(-0.3, 0.3) * size;
      const y = base + canvas.between(-0.18, 0.18) * size;
      const s = size * canvas.between(0.85, 1.12);
      const coat = canvas.pick(colours);
      const bun = canvas.random() < 0.3 ? circle(x, y - s * 1.02, s * 0.15, coat) : "";
      const long =
        canvas.random() < 0.3
          ? path(
              `M${n(x - s * 0.26)},${n(y - s * 0.62)}Q${n(x)},${n(y - s * 1.02)} ${n(x + s * 0.26)},${n(y - s * 0.62)}L${n(x + s * 0.24)},${n(y - s * 0.2)}H${n(x - s * 0.24)}Z`,
              coat,
            )
          : "";
      const raised =
        canvas.random() < 0.22 ? raisedArm(x, y, s, canvas.between(0.2, 0.6), canvas.between(1.1, 1.4), coat, rim) : "";
      return [
        raised,
        path(
          `M${n(x - s * 0.62)},${n(y + s)}C${n(x - s * 0.62)},${n(y - s * 0.1)} ${n(x - s * 0.4)},${n(y - s * 0.3)} ${n(x - s * 0.12)},${n(y - s * 0.36)}V${n(y - s * 0.5)}H${n(x + s * 0.12)}V${n(y - s * 0.36)}C${n(x + s * 0.4)},${n(y - s * 0.3)} ${n(x + s * 0.62)},${n(y - s * 0.1)} ${n(x + s * 0.62)},${n(y + s)}Z`,
          coat,
        ),
        ellipse(x, y - s * 0.66, s * 0.24, s * 0.29, coat),
        bun,
        long,
        line(
          `M${n(x - s * 0.52)},${n(y + s * 0.05)}C${n(x - s * 0.44)},${n(y - s * 0.22)} ${n(x - s * 0.3)},${n(y - s * 0.3)} ${n(x - s * 0.14)},${n(y - s * 0.36)}M${n(x - s * 0.2)},${n(y - s * 0.8)}Q${n(x)},${n(y - s * 1.06)} ${n(x + s * 0.2)},${n(y - s * 0.8)}M${n(x + s * 0.14)},${n(y - s * 0.36)}C${n(x + s * 0.3)},${n(y - s * 0.3)} ${n(x + s * 0.44)},${n(y - s * 0.22)} ${n(x + s * 0.52)},${n(y + s * 0.05)}`,
          rim,
          s * 0.035,
          fade(0.8),
        ),
      ].join("");
    }),
  );
}

function raisedArm(x: number, y: number, size: number, out: number, up: number, coat: string, rim: string): string {
  const [handX, handY] = [x + size * out, y - size * up];
  const arm = `M${n(x + size * 0.42)},${n(y)}Q${n(x + size * 0.62)},${n(y - size * 0.5)} ${n(handX)},${n(handY)}`;
  const fingers = [-24, -6, 12, 30].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return `M${n(handX)},${n(handY - size * 0.04)}l${n(Math.cos(angle) * size * 0.16)},${n(Math.sin(angle) * size * 0.16)}`;
  });
  return [
    line(arm, coat, size * 0.15),
    circle(handX, handY - size * 0.04, size * 0.09, coat),
    line(fingers.join(""), coat, size * 0.045),
    line(
      `M${n(handX + size * 0.08)},${n(handY)}L${n(x + size * 0.52)},${n(y - size * 0.35)}`,
      rim,
      size * 0.03,
      fade(0.7),
    ),
  ].join("");
}
