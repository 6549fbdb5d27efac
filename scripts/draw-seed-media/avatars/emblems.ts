import type { Canvas } from "../drawing/canvas.ts";
import { garland, glow, moon, stars } from "../drawing/light.ts";
import { cream, gold } from "../drawing/palette.ts";
import { backdrop } from "../drawing/portrait.ts";
import type { Scene } from "../drawing/scene.ts";
import { at, circle, ellipse, fade, line, n, path, rect, times } from "../drawing/shapes.ts";
import { steam, teaGlass } from "../drawing/tea-glass.ts";

const emblem = (name: string, seed: number, draw: Scene["draw"]): Scene => ({
  name,
  width: 320,
  height: 320,
  seed,
  bloom: 0.35,
  quality: 82,
  draw,
});

const wave = (y: number, colour: string, phase: number): string =>
  path(`M-20,${y}${times(6, () => `q${15 + phase},-22 30,-8t30,8`).join("")}V340H-20Z`, colour);

export const emblems: readonly Scene[] = [
  emblem("avatar-gazete", 21, (c) =>
    c.add(
      backdrop(c, "#241656", "#7a3a80", "#ffb070"),
      line("M160,330V200M160,250q40,-30 60,-60M160,240q-36,-26 -60,-56", "#3a1c34", 18),
      ...times(26, () =>
        circle(
          160 + c.between(-90, 90),
          108 + c.between(-62, 56),
          c.between(20, 36),
          c.pick(["#7a3a2c", "#a8502c", "#8a4430", "#c4702c"]),
        ),
      ),
      ...times(46, () => plane(c, 160 + c.between(-112, 112), 120 + c.between(-80, 70))),
      at(
        160,
        246,
        rect(-84, -50, 168, 110, "#0d0822", `${fade(0.4)} transform="translate(5 7)" rx="4"`) +
          rect(-84, -50, 168, 110, "#fff4e2", 'rx="4"') +
          rect(-72, -38, 144, 16, "#5f35ad") +
          rect(-72, -14, 66, 46, "#d98a5a") +
          path("M-72,32L-48,4 -30,20 -14,6 -6,14V32Z", "#1c7a80") +
          times(6, (i) => line(`M6,${-10 + i * 9}h${i === 5 ? 40 : 66}`, "#7a6a90", 3)).join("") +
          times(2, (i) => line(`M-72,${42 + i * 9}h142`, "#7a6a90", 3)).join(""),
        1,
        -5,
      ),
    ),
  ),
  emblem("avatar-vapur", 22, (c) =>
    c.add(
      backdrop(c, "#2a1a70", "#f08a7c", "#ffc48a"),
      circle(86, 130, 34, "#fff0cc"),
      path("M110,214L122,74Q164,58 206,74L218,214Z", c.linear("0 #8a3b3a, 0.45 #f2a04a, 0.75 #ffc56b, 1 #a8543f", 90)),
      path("M117,122L122,74Q164,58 206,74L211,122Z", "#1b1038"),
      path("M122,74Q164,58 206,74Q164,88 122,74Z", "#07040f"),
      path("M164,130c26,8 26,44 0,58c-26,-14 -26,-50 0,-58Z", cream),
      path("M164,142c14,6 14,26 0,36c-14,-10 -14,-30 0,-36Z", "#1c9a9e"),
      line("M212,86L220,206", "#ffe0a8", 4, fade(0.7)),
      wave(216, "#5f35ad", 0),
      wave(246, "#33529a", 4),
      wave(280, "#1a2560", -3),
      ...times(18, () => rect(c.between(10, 290), c.between(228, 306), c.between(12, 34), 3, "#ffd0a0", fade(0.6))),
    ),
  ),
  emblem("avatar-cay", 23, (c) =>
    c.add(
      backdrop(c, "#3a1450", "#a83a4a", "#ffb060"),
      glow(c, 160, 170, 170, "#ffae45", 0.5),
      at(160, 268, teaGlass(c), 0.86),
      at(160, 62, steam(c, 90, 0.3, 0.7), 0.7),
    ),
  ),
  emblem("avatar-sinema", 24, (c) =>
    c.add(
      backdrop(c, "#0d0d3a", "#3a2a80", "#8fa8f0"),
      stars(c, 70, 300),
      path("M320,330L120,96L60,170Z", "#dfe8ff", fade(0.16)),
      glow(c, 150, 140, 170, "#ffe9c0", 0.5),
      circle(150, 142, 88, c.radial("0 #fffaf0, 0.8 #ffe2b0, 1 #e8a870")),
      ...times(5, (i) =>
        circle(150 + Math.cos(i * 1.2566 - 1.57) * 50, 142 + Math.sin(i * 1.2566 - 1.57) * 50, 22, "#241a5c"),
      ),
      circle(150, 142, 11, "#241a5c"),
      path("M150,230C200,236 250,262 300,258V296C240,300 200,272 150,266Z", "#120b2c"),
      ...times(7, (i) =>
        rect(
          160 + i * 21,
          238 + Math.sin(i * 0.5) * 14,
          9,
          9,
          "#ffe2b0",
          `rx="2" transform="rotate(14 ${160 + i * 21} 240)"`,
        ),
      ),
    ),
  ),
  emblem("avatar-balkon", 25, (c) =>
    c.add(
      backdrop(c, "#0d1440", "#2a7a70", "#9af0c0"),
      ...times(4, (i) => path(`M${40 + i * 80},0L${i * 80 - 30},210H${110 + i * 80}Z`, "#e6fff4", fade(0.1))),
      glow(c, 160, 130, 160, "#dff3ff", 0.5),
      circle(160, 128, 74, c.radial("0 #ffffff, 0.65 #e8e0f4, 1 #8a7ab8", 0.6, 0.35, 0.75)),
      path("M160,98l28,20 -11,33h-34l-11,-33Z", "#241a4a"),
      ...times(5, (i) =>
        at(
          160,
          128,
          line("M0,-30V-52", "#241a4a", 5) + path("M-15,-72L0,-53L15,-72Q0,-77 -15,-72Z", "#241a4a"),
          1,
          i * 72,
        ),
      ),
      path("M40,214C90,250 230,250 280,214L290,240C230,280 90,280 30,240Z", "#d8304f"),
      ...times(6, (i) =>
        path(`M${62 + i * 38},${n(232 + Math.sin((i / 5) * Math.PI) * 16)}l16,2 -4,24 -16,-3Z`, cream),
      ),
      rect(-10, 262, 340, 12, "#0d0822"),
      ...times(12, (i) => rect(10 + i * 28, 270, 6, 60, "#0d0822")),
      line("M0,263H320", "#bff0e0", 3, fade(0.7)),
    ),
  ),
  emblem("avatar-kitap", 26, (c) =>
    c.add(
      backdrop(c, "#14304a", "#3a2a6a", "#ffb860"),
      glow(c, 160, 170, 180, gold, 0.65),
      path(
        "M36,236C80,208 130,212 160,236C190,212 240,208 284,236V104C240,78 190,82 160,106C130,82 80,78 36,104Z",
        cream,
      ),
      path("M160,106V236C130,212 80,208 36,236V104C80,78 130,82 160,106Z", "#f2d9b8"),
      ...times(5, (i) =>
        line(`M54,${122 + i * 20}q44,-20 92,0M174,${122 + i * 20}q48,-20 92,0`, "#8a6a80", 4, fade(0.6)),
      ),
      path(
        "M28,246C78,222 128,226 160,250C192,226 242,222 292,246V262C242,240 192,244 160,266C128,244 78,240 28,262Z",
        "#0f6a74",
      ),
      path("M206,78h26v84l-13,-14 -13,14Z", "#d8475a"),
      at(160, 60, path("M0,-30C14,-8 12,8 0,14C-12,8 -14,-8 0,-30Z", "#fff6d8") + glow(c, 0, -4, 80, gold, 0.9)),
    ),
  ),
  emblem("avatar-lodos", 27, (c) =>
    c.add(
      backdrop(c, "#2a1264", "#c0407a", "#ffae70"),
      ...times(6, (i) =>
        line(
          `M${-20 + i * 8},${70 + i * 40}C80,${20 + i * 40} 150,${120 + i * 36} 230,${64 + i * 38}S330,${30 + i * 40} 350,${70 + i * 36}`,
          ["#ffd584", "#bfa2f5", "#78dcd2"][i % 3] ?? "",
          5,
          fade(0.4),
        ),
      ),
      at(
        160,
        166,
        line("M-92,92L70,-84", "#120b20", 30) +
          line("M-92,92L70,-84", "#3a2440", 20) +
          line("M-88,84L66,-84", "#a07a9a", 4, fade(0.8)) +
          path("M-82,70L-132,96Q-120,138 -78,142L-66,96Z", "#1d1228") +
          ellipse(-106, 120, 32, 12, gold, 'transform="rotate(42 -106 120)"') +
          line("M70,-84L96,-112", "#d8c0a0", 12) +
          times(7, (i) => circle(-58 + i * 18, 58 - i * 19.6, 7, gold)).join("") +
          times(4, (i) =>
            rect(-40 + i * 26, 30 - i * 29, 22, 5, gold, `transform="rotate(-48 ${-40 + i * 26} ${30 - i * 29})"`),
          ).join(""),
      ),
      ...[
        [232, 86, 1.1],
        [266, 160, 0.8],
        [80, 86, 0.9],
      ].map(([x = 0, y = 0, s = 1]) =>
        at(x, y, ellipse(0, 0, 13, 10, cream, 'transform="rotate(-20)"') + line("M12,-3V-50q16,4 20,22", cream, 5), s),
      ),
    ),
  ),
  emblem("simge-konser", 28, (c) =>
    c.add(
      backdrop(c, "#140c3c", "#8a3a90", "#ffb070"),
      stars(c, 50, 160),
      path("M0,214H320V330H0Z", "#2a2a70"),
      ...times(40, () =>
        rect(
          c.between(0, 300),
          c.between(220, 310),
          c.between(12, 40),
          3,
          c.pick(["#ffcf90", "#8a78d0", "#78dcd2"]),
          fade(0.6),
        ),
      ),
      ...lyre(c),
      garland(c, [-10, 40], [330, 40], 40, 9, 6),
    ),
  ),
  emblem("simge-masal", 29, (c) =>
    c.add(
      backdrop(c, "#101048", "#5a3a9a", "#bfa2f5"),
      stars(c, 90, 320),
      moon(c, 220, 96, 44),
      glow(c, 160, 220, 180, gold, 0.5),
      path(
        "M30,262C80,232 130,236 160,258C190,236 240,232 290,262V196C240,168 190,172 160,194C130,172 80,168 30,196Z",
        cream,
      ),
      path(
        "M22,272C78,246 128,250 160,272C192,250 242,246 298,272V288C242,264 192,268 160,288C128,268 78,264 22,288Z",
        "#d8475a",
      ),
      path("M92,190V130l20,-26 20,26v62Z", "#bfa2f5"),
      path("M88,132L112,92L136,132Z", "#d75a92"),
      path("M132,184V150h50v40q-30,-12 -50,-6Z", "#8a6ad8"),
      path("M182,192V120l18,-24 18,24v66Z", "#bfa2f5"),
      path("M178,122L200,84L222,122Z", "#1c9a9e"),
      ...[
        [112, 150],
        [200, 146],
        [157, 170],
      ].map(([x, y]) => rect((x ?? 0) - 6, y ?? 0, 12, 16, gold, 'rx="6"')),
      ...times(16, () => circle(c.between(50, 270), c.between(60, 190), c.between(1.5, 3.5), gold)),
    ),
  ),
];

const plane = (canvas: Canvas, x: number, y: number): string =>
  at(
    x,
    y,
    path(
      "M0,20L-6,6L-24,8L-14,-4L-20,-18L-6,-12L0,-28L6,-12L20,-18L14,-4L24,8L6,6Z",
      canvas.pick(["#e8803a", "#ffae45", "#c8503c", "#8a9a4a", "#ffd584"]),
    ),
    canvas.between(0.7, 1.1),
    canvas.between(0, 360),
  );

const lyre = (canvas: Canvas): string[] => [
  glow(canvas, 160, 170, 170, "#ffae60", 0.7),
  path("M70,236L100,92C120,66 200,66 220,92L250,236Z", canvas.linear("0 #e8a050, 1 #7a3424")),
  path("M86,226L110,104C130,84 190,84 210,104L234,226Z", "#f6cf8a"),
  circle(160, 156, 20, "#5a2424"),
  ...times(11, (i) => line(`M${n(96 + i * 12.8)},222L${n(116 + i * 8.8)},100`, "#8a4a30", 1.6)),
  rect(74, 222, 172, 14, "#5a2424", 'rx="6"'),
  ...times(9, (i) => circle(112 + i * 12, 92 - Math.sin((i / 8) * Math.PI) * 8, 4, gold)),
];
