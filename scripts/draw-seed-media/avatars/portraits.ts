import { glow, moon, stars } from "../drawing/light.ts";
import { cream, gold } from "../drawing/palette.ts";
import { backdrop, bust } from "../drawing/portrait.ts";
import type { Scene } from "../drawing/scene.ts";
import { circle, ellipse, fade, line, path, rect, times } from "../drawing/shapes.ts";

const avatar = (name: string, seed: number, draw: Scene["draw"]): Scene => ({
  name: `avatar-${name}`,
  width: 320,
  height: 320,
  seed,
  bloom: 0.35,
  quality: 82,
  draw,
});

export const portraits: readonly Scene[] = [
  avatar("deniz", 1, (c) =>
    c.add(
      backdrop(c, "#2a1a6a", "#e0708a", "#ffb070"),
      circle(236, 150, 34, "#fff0cc"),
      path("M0,214H320V320H0Z", "#5a3a9a"),
      ...times(24, () => rect(c.between(0, 300), c.between(218, 300), c.between(14, 50), 2.5, "#ffcfa0", fade(0.5))),
      bust(c, {
        skin: "#e8ae8a",
        hair: "#2a1230",
        coat: "#0f6a74",
        rim: "#ffc98a",
        behind: path(
          "M-66,40C-84,-40 -66,-96 0,-98C68,-96 84,-38 68,42C60,58 46,54 44,36H-44C-48,54 -60,56 -66,40Z",
          "#2a1230",
        ),
        over:
          path(
            "M-56,-6C-66,-70 -36,-92 6,-90C50,-88 64,-50 55,-4C48,-30 40,-44 26,-50C4,-34 -34,-36 -46,-30C-52,-22 -54,-14 -56,-6Z",
            "#3a1a3c",
          ) +
          line("M20,-84C44,-76 56,-54 56,-22", "#ffb07a", 3, fade(0.8)) +
          circle(-54, 22, 4, gold) +
          circle(54, 22, 4, gold),
        collar:
          path("M128,230Q160,268 192,230L202,238Q160,290 118,238Z", "#ffae45") +
          line("M84,252L150,330", "#1a0d26", 7) +
          rect(120, 290, 66, 40, "#1a0d26", 'rx="6"') +
          circle(152, 310, 15, "#5a4a8a") +
          circle(152, 310, 8, "#0d0822") +
          circle(148, 306, 3, "#fff"),
      }),
    ),
  ),
  avatar("koy", 2, (c) =>
    c.add(
      backdrop(c, "#3a4a90", "#ffcfa0", "#ffe0a8"),
      path("M0,190L60,110 110,160 180,80 250,150 320,100V320H0Z", "#5a5a9c"),
      path("M0,240Q80,190 160,220T320,200V320H0Z", "#2a6a60"),
      bust(c, {
        skin: "#d9986e",
        hair: "#2a1620",
        coat: "#8d2f3d",
        rim: "#ffe0a0",
        beard: "short",
        over:
          path("M-58,-30C-58,-84 58,-84 58,-30C30,-44 -30,-44 -58,-30Z", "#4a5a3a") +
          path("M-62,-28Q0,-56 70,-30L78,-18Q10,-42 -60,-20Z", "#35452c") +
          line("M30,-68Q52,-56 57,-34", "#ffe0a0", 3, fade(0.7)),
        collar:
          path("M120,232L160,262L200,232L190,300H130Z", "#e8d8c8") +
          times(4, (i) => line(`M${134 + i * 16},240v60`, "#8d2f3d", 2, fade(0.5))).join(""),
      }),
    ),
  ),
  avatar("muhendis", 3, (c) =>
    c.add(
      backdrop(c, "#10205a", "#1c9a9e", "#78dcd2"),
      ...times(5, (i) => line(`M${i * 80},0V320M0,${i * 80}H320`, "#78dcd2", 1.5, fade(0.35))),
      bust(c, {
        skin: "#dfa27c",
        hair: "#241420",
        coat: "#2a3a7a",
        rim: "#9af0e6",
        beard: "moustache",
        over:
          path("M-62,-34C-62,-104 62,-104 62,-34Z", "#ffb52e") +
          rect(-72, -40, 144, 13, "#ff9a1f", 'rx="6"') +
          path("M-10,-92h20v56h-20Z", "#ffd27a") +
          line("M34,-82Q56,-66 59,-42", "#fff6d8", 4, fade(0.8)) +
          circle(-20, -3, 15, "none", 'stroke="#1a0d26" stroke-width="3.500"') +
          circle(21, -3, 15, "none", 'stroke="#1a0d26" stroke-width="3.500"') +
          line("M-5,-4h11", "#1a0d26", 3.5),
        collar:
          path("M128,230L160,270L192,230L204,238L172,330H148L116,238Z", "#f6efe6") +
          path("M60,262L104,240L120,330H70ZM260,262L216,240L200,330H250Z", "#ff8a2a") +
          line("M70,300H118M202,300H250", "#fff6c8", 7),
      }),
    ),
  ),
  avatar("rojda", 4, (c) =>
    c.add(
      backdrop(c, "#3a2a80", "#1c8f9e", "#ffb090"),
      path("M0,200L70,130 120,170 190,96 250,160 320,130V230H0Z", "#6a5ab0"),
      path("M160,124L190,96 216,124 200,120 190,132 178,118Z", "#fff0ea"),
      bust(c, {
        skin: "#e3a884",
        hair: "#1d0f1c",
        coat: "#5f2f9a",
        rim: "#ffc4a0",
        behind: path("M-60,-20C-70,-100 70,-100 62,-20C76,60 78,130 62,190H-62C-78,130 -74,60 -60,-20Z", "#1d0f1c"),
        over:
          path(
            "M-58,4C-68,-60 -44,-94 0,-92C46,-94 68,-60 58,4C52,-30 40,-52 2,-62C-36,-54 -52,-30 -58,4Z",
            "#2a1624",
          ) +
          path("M-60,-40C-40,-96 40,-96 60,-40C36,-66 -36,-66 -60,-40Z", "#d8304f") +
          times(9, (i) => circle(-46 + i * 11.5, -60 - Math.sin((i / 8) * Math.PI) * 18, 3.6, gold)).join("") +
          line("M56,-30C66,20 70,90 62,150", "#ffb08a", 3, fade(0.6)),
        collar:
          path("M126,230Q160,262 194,230L200,246Q160,284 120,246Z", gold) +
          times(7, (i) =>
            circle(130 + i * 10, 258 + Math.sin((i / 6) * Math.PI) * 12, 4, i % 2 ? "#2ac0bc" : "#ff7a5a"),
          ).join(""),
      }),
    ),
  ),
  avatar("salma", 5, (c) =>
    c.add(
      backdrop(c, "#4a2468", "#ff9a78", "#ffd08a"),
      ...times(7, (i) =>
        ellipse(
          30 + i * 46,
          60 + (i % 3) * 26,
          22,
          12,
          "#2f7a60",
          `${fade(0.6)} transform="rotate(${i * 40} ${30 + i * 46} ${60 + (i % 3) * 26})"`,
        ),
      ),
      ...times(5, (i) => circle(50 + i * 58, 78 + (i % 2) * 40, 13, "#ffae2a", fade(0.9))),
      bust(c, {
        skin: "#e2a67e",
        hair: "#3a1f2c",
        coat: "#14605c",
        rim: "#ffd9a0",
        lips: "#b8505c",
        behind: path("M-78,100C-96,-20 -70,-100 0,-100C72,-100 96,-18 78,100Z", "#1c8a86"),
        over:
          path(
            "M-66,100C-92,-16 -72,-98 0,-98C74,-98 92,-16 66,100C64,76 56,70 40,72C56,40 60,-4 46,-40C30,-64 -30,-64 -46,-40C-60,-4 -56,40 -40,72C-56,70 -64,76 -66,100Z",
            "#24a8a0",
          ) +
          path("M-50,-36C-34,-72 34,-72 50,-36C34,-58 -34,-58 -50,-36Z", "#0f5f60") +
          line("M52,-66C78,-36 82,20 72,70", "#c8fff0", 4, fade(0.7)) +
          line("M-60,60Q0,110 60,58", "#0f5f60", 4, fade(0.6)),
        collar: path("M98,222C120,270 200,270 222,222L240,262C200,310 120,310 80,262Z", "#24a8a0"),
      }),
    ),
  ),
  avatar("maya", 6, (c) =>
    c.add(
      backdrop(c, "#1f2a6a", "#d75a92", "#ffb09a"),
      bust(c, {
        skin: "#f2c2a4",
        hair: "#a83a1c",
        coat: "#e8a03a",
        rim: "#ffd0b0",
        brow: "#8a3018",
        behind: times(34, (i) =>
          circle(
            Math.cos((i / 34) * 6.283) * 72 + ((i * 7) % 11) - 5,
            Math.sin((i / 34) * 6.283) * 70 - 22,
            22,
            i % 3 ? "#b8421f" : "#93301a",
          ),
        ).join(""),
        over:
          path("M-56,-18C-58,-70 58,-70 56,-18C40,-50 -36,-56 -56,-18Z", "#b8421f") +
          times(15, (i) =>
            circle(-56 + i * 8, -60 - Math.sin((i / 14) * Math.PI) * 22, 15, i % 2 ? "#d0562a" : "#b8421f"),
          ).join("") +
          times(6, (i) => circle(50 + i * 5, -50 + i * 16, 4, "#ffb07a", fade(0.7))).join("") +
          times(9, (i) => circle(-28 + (i % 5) * 14, 12 + (i % 2) * 5, 1.6, "#b8603a", fade(0.7))).join(""),
        collar: path("M116,234Q160,280 204,234L212,250Q160,304 108,250Z", "#fff0d2"),
      }),
    ),
  ),
  avatar("nermin", 7, (c) =>
    c.add(
      backdrop(c, "#5a1f4c", "#ffb070", "#ffd58a"),
      bust(c, {
        skin: "#e6b08c",
        hair: "#c9c0d0",
        coat: "#6a2a6c",
        rim: "#ffe0a8",
        brow: "#8a8090",
        behind: path("M-78,110C-92,-20 -72,-98 0,-98C74,-98 92,-18 78,110Z", "#f2e6da"),
        over:
          path("M-54,-20C-50,-62 50,-62 54,-20C40,-44 -40,-44 -54,-20Z", "#c9c0d0") +
          path(
            "M-66,92C-92,-16 -72,-100 0,-100C74,-100 92,-16 66,92C60,60 58,30 54,-14C46,-58 -46,-58 -54,-14C-58,30 -60,60 -66,92Z",
            "#fff6ea",
          ) +
          times(22, (i) =>
            circle(
              Math.cos((i / 22) * Math.PI * 2) * 66,
              Math.sin((i / 22) * Math.PI * 2) * 76 - 14,
              7,
              ["#e0407a", "#2ac0a0", "#ffae2a", "#8a5ae0"][i % 4] ?? "",
              Math.sin((i / 22) * 6.283) > 0.55 ? fade(0) : "",
            ),
          ).join("") +
          circle(-21, -2, 17, "none", 'stroke="#b8763a" stroke-width="3"') +
          circle(22, -2, 17, "none", 'stroke="#b8763a" stroke-width="3"') +
          line("M-4,-3h9M-38,-4l-14,-4M39,-4l14,-4", "#b8763a", 3) +
          line("M-40,34q6,8 12,10M40,34q-6,8 -12,10M-34,-34q10,-4 18,-1M34,-34q-10,-4 -18,-1", "#a8604a", 2, fade(0.5)),
        collar:
          path("M92,220C120,276 200,276 228,220L236,262C200,306 120,306 84,262Z", "#fff6ea") +
          times(6, (i) =>
            circle(112 + i * 19, 262 + (i % 2) * 12, 6, ["#e0407a", "#2ac0a0", "#ffae2a"][i % 3] ?? ""),
          ).join(""),
      }),
    ),
  ),
  avatar("zeytin", 8, (c) =>
    c.add(
      backdrop(c, "#2f3a6a", "#e8a060", "#ffd08a"),
      ...times(16, (i) =>
        ellipse(
          c.between(0, 320),
          c.between(10, 110),
          22,
          7,
          i % 2 ? "#4a7a5c" : "#6a9a74",
          `${fade(0.8)} transform="rotate(${c.between(-60, 60)} 160 60)"`,
        ),
      ),
      bust(c, {
        skin: "#c98a64",
        hair: "#e6e0ea",
        coat: "#3a4a3c",
        rim: "#ffe0a8",
        beard: "moustache",
        brow: "#d8d0dc",
        over:
          path("M-60,-28C-64,-86 56,-92 62,-34C30,-48 -30,-46 -60,-28Z", "#5a4a5c") +
          path("M-64,-26Q10,-58 76,-34L84,-20Q20,-44 -60,-16Z", "#453748") +
          line("M20,-78Q54,-66 60,-40", "#ffe0a8", 3, fade(0.7)) +
          line(
            "M-44,-8l-8,-5M-44,-2l-9,1M44,-8l8,-5M44,-2l9,1M-34,36q2,-8 8,-10M36,36q-2,-8 -8,-10",
            "#7a4030",
            2.4,
            fade(0.7),
          ),
        collar: path("M124,232L160,268L196,232L206,240L180,330H140L114,240Z", "#e9dccf"),
      }),
    ),
  ),
  avatar("tekir", 9, (c) =>
    c.add(
      backdrop(c, "#1a1450", "#6a3a9a", "#bfa2f5"),
      stars(c, 40, 200),
      moon(c, 256, 64, 26),
      glow(c, 160, 190, 170, "#ffb060", 0.4),
      path("M60,330C50,240 96,214 160,214S270,240 260,330Z", "#a87a58"),
      path(
        "M66,190C50,120 56,76 62,48L112,84C140,74 180,74 208,84L258,48C264,76 270,120 254,190C240,240 200,262 160,262S80,240 66,190Z",
        "#b98a66",
      ),
      path("M72,66l32,24 -30,24Z", "#e8a0a0"),
      path("M248,66l-32,24 30,24Z", "#e8a0a0"),
      line("M160,80v34M136,82l6,30M184,82l-6,30M70,150l36,8M68,178l36,0M250,150l-36,8M252,178l-36,0", "#4a2a38", 9),
      path("M118,206C124,178 196,178 202,206C206,240 180,254 160,254S114,240 118,206Z", "#f6e6d4"),
      ellipse(116, 160, 23, 25, "#d8f08a"),
      ellipse(204, 160, 23, 25, "#d8f08a"),
      ellipse(116, 161, 9, 20, "#120b1c"),
      ellipse(204, 161, 9, 20, "#120b1c"),
      circle(121, 152, 5, "#fff"),
      circle(209, 152, 5, "#fff"),
      path("M148,198h24l-12,14Z", "#d9707c"),
      line("M160,212q-2,14 -20,14M160,212q2,14 20,14", "#4a2a38", 4),
      line("M112,214L40,202M112,224L42,230M208,214L280,202M208,224L278,230", cream, 2.4, fade(0.8)),
      line("M208,84L258,48C264,76 270,120 254,190C246,216 232,234 214,246", "#ffd9a0", 5, fade(0.8)),
    ),
  ),
];
