import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, garland, glow, moon, stars, wideGlow } from "../drawing/light.ts";
import { amber, coral, cream, gold, orchid, rose } from "../drawing/palette.ts";
import { crowd, person } from "../drawing/people.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** Three musicians at the end of a narrow street, strings of bulbs overhead, the neighbourhood listening. */
export const streetConcert: Scene = { ...portrait, name: "sokak-konseri", seed: 8, draw: drawStreet };

function drawStreet(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #0f0b30, 0.3 #2b1a63, 0.55 #6d3a94, 0.7 #c9648c, 1 #2a1440"),
    stars(canvas, 110, 560),
    moon(canvas, 610, 150, 40),
    glow(canvas, 540, 780, 620, "#ff9a5a", 0.7),
    endOfStreet(canvas),
    facade(canvas, -1),
    facade(canvas, 1),
    paving(canvas),
    ...bulbs(canvas),
    stage(canvas),
    glow(canvas, 540, 800, 460, amber, 0.42),
    crowd(canvas, 1052, 78, 11, ["#3b1d55", "#4a2058", "#2e1b50"], "#ffc98a"),
    crowd(canvas, 1142, 118, 8, ["#281445", "#331648", "#221242"], "#ffb070"),
    crowd(canvas, 1272, 172, 6, ["#150b2c", "#1a0d32", "#120926"], "#e8845a"),
    bokeh(canvas, 16, [0, 300, 1080, 500], [amber, gold, rose, orchid], [8, 24]),
  );
}

/** One side of the street, running towards the far end; -1 is the left one. */
function facade(canvas: Canvas, side: 1 | -1): string {
  const x = (share: number) => (side < 0 ? share * 1080 : 1080 - share * 1080);
  const outline = `M${x(-0.02)},-20L${x(0.33)},330V960L${x(-0.02)},1160Z`;
  const wall = canvas.linear(side < 0 ? "0 #24123f, 1 #93486a" : "0 #8a4068, 1 #1f1038", 90);
  const windows = times(20, (i) => {
    const column = i % 4;
    const row = Math.floor(i / 4);
    const t = [0.04, 0.14, 0.215, 0.275][column] ?? 0;
    const w = [0.07, 0.052, 0.04, 0.03][column] ?? 0;
    const y = (share: number, at: number) => -20 + 350 * (at / 0.33) + share * (1180 - (550 * at) / 0.33);
    const lit = canvas.random() < 0.55;
    const [topL, topR, endL, endR] = [
      y(0.1 + row * 0.16, t),
      y(0.1 + row * 0.16, t + w),
      y(0.2 + row * 0.16, t),
      y(0.2 + row * 0.16, t + w),
    ];
    if (row === 4 && column > 0) return "";
    const pane = `M${n(x(t))},${n(topL)}L${n(x(t + w))},${n(topR)}V${n(endR)}L${n(x(t))},${n(endL)}Z`;
    const middle = x(t + w / 2);
    return [
      path(pane, lit ? canvas.linear(`0 ${cream}, 0.5 ${canvas.pick([gold, amber])}, 1 #d9703a`) : "#140b2c"),
      lit ? glow(canvas, middle, (topL + endR) / 2, 110 - column * 16, amber, 0.3) : "",
      line(`M${n(middle)},${n((topL + topR) / 2)}V${n((endL + endR) / 2)}`, "#1a0f30", 4 - column * 0.6, fade(0.8)),
      line(
        `M${n(x(t - 0.008))},${n(endL + 5)}L${n(x(t + w + 0.008))},${n(endR + 5)}`,
        "#d98a80",
        7 - column,
        fade(0.7),
      ),
      canvas.random() < 0.35
        ? group(
            times(7, () =>
              circle(
                x(t + w * canvas.random()),
                endL + canvas.between(-6, 14),
                canvas.between(4, 9 - column),
                canvas.pick([rose, coral, "#3f8a70", "#2c6a5c"]),
              ),
            ),
          )
        : "",
    ].join("");
  });
  const shop = side < 0 ? "#1c7a80" : "#b03a58";
  return [
    path(outline, wall),
    shade(canvas, outline, "#0d0720", "0 0.75, 0.5 0.2, 1 0.35"),
    shade(canvas, outline, "#ffab70", side < 0 ? "0 0, 0.6 0.05, 1 0.6" : "0 0.6, 0.4 0.05, 1 0", 90),
    ...windows,
    path(`M${x(0.04)},790L${x(0.3)},770V806L${x(0.02)},862Z`, shop),
    line(`M${x(0.02)},862L${x(0.3)},806`, cream, 5, fade(0.8)),
    path(`M${x(0.06)},880L${x(0.28)},822V950L${x(0.06)},1030Z`, canvas.linear("0 #ffd98f, 1 #c4562f"), fade(0.9)),
    glow(canvas, x(0.18), 900, 200, amber, 0.45),
  ].join("");
}

function endOfStreet(canvas: Canvas): string {
  return group([
    rect(350, 470, 130, 440, "#5a2f74"),
    rect(470, 540, 120, 370, "#6d3a80"),
    rect(580, 440, 160, 470, "#522a6c"),
    path("M344,470l70,-54 70,54Z", "#47246a"),
    path("M574,440l84,-60 86,60Z", "#3f2062"),
    ...times(22, () =>
      rect(
        canvas.between(360, 720),
        canvas.between(500, 760),
        13,
        20,
        canvas.pick([gold, amber, "#3a1e58"]),
        fade(0.9),
      ),
    ),
    rect(340, 640, 400, 280, canvas.linear("0 #ff9a62 0, 1 #ffb070 0.6")),
  ]);
}

function paving(canvas: Canvas): string {
  return [
    path("M355,900H725L1100,1370H-20Z", canvas.linear("0 #ff9f62, 0.25 #a8506a, 1 #1a0d30")),
    ...times(70, () => {
      const t = canvas.random();
      return ellipse(
        540 + canvas.between(-1, 1) * (190 + t * 420),
        905 + t * 380,
        10 + t * 26,
        2 + t * 5,
        canvas.pick(["#ffcf90", "#7a3a60", "#3a1a48"]),
        fade(0.35),
      );
    }),
    wideGlow(canvas, 540, 930, 360, 90, "#ffca80", 0.9),
  ].join("");
}

const bulbs = (canvas: Canvas): string[] =>
  [
    [[-10, 120], [1090, 60], 60, 17, 9],
    [[-10, 300], [1000, 230], 70, 17, 8],
    [[60, 250], [1090, 400], 60, 17, 8],
    [[150, 480], [930, 440], 44, 15, 6],
    [[230, 540], [860, 590], 34, 14, 5],
    [[300, 660], [790, 640], 26, 12, 4],
  ].map(([from, to, sag, count, size]) =>
    garland(canvas, from as [number, number], to as [number, number], sag as number, count as number, size as number),
  );

function stage(canvas: Canvas): string {
  const rim = [gold, 1] as const;
  return [
    path("M330,930L380,900H700L750,930V962H330Z", "#2a1440"),
    path("M330,930L380,900H700L750,930Z", "#7a3a58"),
    line("M330,930H750", "#ffcf90", 3),
    path("M368,770c40,-20 60,-20 90,0v140h-90Z", "#1a0d30", fade(0)),
    at(
      430,
      918,
      person({ coat: "#1c7a80", trousers: "#15102e", hair: "#2a1420", rim }, { left: [2, -58], right: [10, -44] }),
      2.35,
    ),
    line("M442,816L470,862", "#0d0720", 8),
    line("M442,816L470,862", "#c9a26a", 2),
    ellipse(473, 868, 9, 6, "#0d0720"),
    at(
      548,
      912,
      person({ coat: "#b03a58", skirt: "#7c2546", hair: "#140a1e", rim }, { left: [-12, -62], right: [13, -56] }),
      2.4,
    ),
    line("M548,930V726", "#0d0720", 3),
    circle(548, 724, 6, "#0d0720"),
    at(
      668,
      918,
      person(
        { coat: "#4a3390", trousers: "#120b28", hair: "#3a2030", cap: "#120b28", rim },
        { left: [-22, -70], right: [-12, -36] },
      ),
      2.35,
    ),
    path(
      "M622,916C596,900 602,862 622,850C612,830 616,812 632,808C650,812 652,830 644,850C668,862 676,900 650,916Z",
      canvas.linear("0 #d98a4a, 1 #7a3a24", 90),
    ),
    line("M634,912V716", "#2a1420", 7),
    line("M634,906V724", gold, 1.5, fade(0.8)),
    path("M628,720q6,-22 14,-4Z", "#2a1420"),
    path("M385,918c0,-14 8,-30 6,-44h40c-2,14 6,30 6,44Z", "#d98a4a", fade(0)),
    ...[
      [372, 880],
      [716, 880],
    ].map(
      ([x, y]) =>
        rect((x ?? 0) - 17, y ?? 0, 34, 46, "#0d0720", 'rx="4"') +
        circle(x ?? 0, (y ?? 0) + 29, 11, "#3a2058") +
        circle(x ?? 0, (y ?? 0) + 11, 6, "#3a2058"),
    ),
  ].join("");
}
