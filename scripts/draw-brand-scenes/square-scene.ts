import { violet, warm } from "./palette.ts";
import { n, person } from "./people.ts";
import { createRandom } from "./random.ts";

/** Shades from far to near, for one face of the site. */
interface Face {
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly wall: string;
  readonly wallShade: string;
  readonly floor: string;
  readonly floorEnd: string;
  readonly joint: string;
  readonly people: readonly [string, string, string];
  readonly bubble: string;
  readonly onBubble: string;
  readonly halo: number;
}

const faces: Record<"dark" | "light", Face> = {
  dark: {
    far: violet(0.25, 0.075),
    middle: violet(0.235, 0.075),
    near: violet(0.18, 0.05),
    wall: violet(0.3, 0.09),
    wallShade: violet(0.24, 0.08),
    floor: violet(0.33, 0.11),
    floorEnd: violet(0.165, 0.035),
    joint: violet(0.42, 0.12),
    people: [violet(0.25, 0.085), violet(0.19, 0.065), violet(0.125, 0.04)],
    bubble: violet(0.58, 0.23),
    onBubble: "#fff",
    halo: 0.5,
  },
  light: {
    far: violet(0.9, 0.04),
    middle: violet(0.85, 0.06),
    near: violet(0.72, 0.1),
    wall: violet(0.83, 0.07),
    wallShade: violet(0.76, 0.09),
    floor: violet(0.88, 0.055),
    floorEnd: violet(0.985, 0.006),
    joint: violet(0.8, 0.07),
    people: [violet(0.62, 0.13), violet(0.48, 0.15), violet(0.34, 0.12)],
    bubble: violet(0.55, 0.24),
    onBubble: "#fff",
    halo: 0.62,
  },
};

/** The hero's picture: a square by the water at dusk, people on it, their words as light above them. 1600 × 720. */
export function squareScene(name: keyof typeof faces): string {
  const face = faces[name];
  const random = createRandom(7);
  const between = (from: number, to: number) => from + random() * (to - from);

  const hills = `<path fill="${face.far}" d="M0 420C120 372 210 400 320 384S520 340 640 372 820 350 940 380 1180 350 1300 372 1500 352 1600 366V520H0Z"/>`;
  const cityLights = Array.from({ length: 64 }, () => {
    const x = between(0, 1600);
    return `<circle cx="${n(x)}" cy="${n(between(412, 446))}" r="${n(between(0.8, 1.9))}"/>`;
  }).join("");

  const stars = Array.from(
    { length: 56 },
    () =>
      `<circle cx="${n(between(0, 1600))}" cy="${n(between(0, 300))}" r="${n(between(0.6, 1.7))}" opacity="${n(between(0.2, 0.8))}"/>`,
  ).join("");

  const sea = `<path fill="url(#sea)" d="M0 448H1600V530H0Z"/>`;
  const glints = Array.from({ length: 34 }, () => {
    const x = between(20, 900);
    return `M${n(x)} ${n(between(458, 506))}h${n(between(8, 40))}`;
  }).join("");

  return svg(`
    <defs>
      <linearGradient id="sea" x2="0" y2="1"><stop stop-color="${face.middle}"/><stop offset="1" stop-color="${face.near}"/></linearGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop stop-color="${face.floor}"/><stop offset="1" stop-color="${face.floorEnd}"/></linearGradient>
      <linearGradient id="wall" x2="0" y2="1"><stop stop-color="${face.wallShade}"/><stop offset="1" stop-color="${face.wall}"/></linearGradient>
      <radialGradient id="halo"><stop stop-color="${warm.lamp}" stop-opacity="${face.halo}"/><stop offset=".4" stop-color="${warm.amber}" stop-opacity="${face.halo * 0.3}"/><stop offset="1" stop-color="${warm.amber}" stop-opacity="0"/></radialGradient>
    </defs>
    ${name === "dark" ? `<g fill="${face.joint}">${stars}</g>` : ""}
    ${hills}
    <g fill="${warm.lamp}" opacity=".7">${cityLights}</g>
    ${sea}
    <path d="${glints}" stroke="${warm.lamp}" stroke-width="1.6" stroke-linecap="round" opacity=".3"/>
    ${ferry(318, 468, face)}
    ${gulls(
      [
        [690, 300, 14],
        [748, 276, 10],
        [800, 318, 11],
        [560, 372, 8],
      ],
      face,
    )}
    ${apartments(1168, face, random)}
    ${clockTower(930, 520, face)}
    <path fill="url(#floor)" d="M0 520C260 508 560 514 800 516S1360 512 1600 518V720H0Z"/>
    ${paving(face)}
    ${stringLights(face)}
    ${planeTree(1096, 604, face)}
    ${lamp(176, 560, 150, face)}${lamp(640, 552, 140, face)}${lamp(1416, 572, 168, face)}
    ${simitCart(486, 602, face)}
    ${crowd(face, random)}
    ${bubbles(face)}
  `);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="720" viewBox="0 0 1600 720" fill="none">${content.replace(/\n\s*/g, "")}</svg>`;
}

/** A city ferry as it crosses the Bosphorus: white decks in two rows of lit windows, a banded funnel. */
function ferry(x: number, y: number, face: Face): string {
  const windows = (top: number, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${x + from + i * 13} ${top}h7`).join("");
  return `<g><path fill="${face.wall}" d="M${x - 104} ${y}h214l-14 20h-176c-12 0-20-8-24-20Z"/><path fill="${face.wallShade}" d="M${x - 84} ${y - 20}h172v20h-172ZM${x - 58} ${y - 38}h120v18h-120ZM${x + 44} ${y - 52}h20v14h-20Z"/><path fill="${face.near}" d="M${x - 8} ${y - 66}h22l-3 28h-19Z"/><path fill="${warm.amber}" d="M${x - 7} ${y - 58}h20l-1 7h-18Z"/><path stroke="${warm.lamp}" stroke-width="7" d="${windows(y - 10, -74, 12)}${windows(y - 29, -48, 8)}"/><path d="M${x + 112} ${y + 21}c40 4 90 0 132 5M${x + 100} ${y + 28}c30 3 56 0 84 4" stroke="${face.joint}" stroke-width="2" stroke-linecap="round"/></g>`;
}

function gulls(places: readonly (readonly [number, number, number])[], face: Face): string {
  const wings = places.map(
    ([x, y, s]) =>
      `M${x - s} ${y - s * 0.35}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.35}q${n(s * 0.4)} ${n(-s * 0.65)} ${s} ${n(-s * 0.35)}`,
  );
  return `<path d="${wings.join("")}" stroke="${face.joint}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A row of old apartment houses with bays, some windows lit, shops with awnings at the street. */
function apartments(left: number, face: Face, random: () => number): string {
  const houses = [
    { x: left, width: 118, height: 250 },
    { x: left + 122, width: 96, height: 318 },
    { x: left + 222, width: 128, height: 276 },
    { x: left + 354, width: 100, height: 344 },
  ];
  return houses
    .map(({ x, width, height }, index) => {
      const top = 524 - height;
      const columns = Math.floor(width / 30);
      const gap = width / columns;
      const rows = Math.floor((height - 84) / 46);
      const windows: string[] = [];
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const lit = random() < 0.46;
          const wx = x + gap * column + gap / 2 - 7.5;
          const wy = top + 26 + row * 46;
          windows.push(
            `<path d="M${n(wx)} ${n(wy + 26)}v-18a7.5 7.5 0 0 1 15 0v18Z" fill="${lit ? warm.lamp : face.near}" opacity="${lit ? n(0.6 + random() * 0.4) : 0.5}"/>`,
          );
        }
      }
      const roof =
        index % 2 === 0
          ? `<path fill="${face.wallShade}" d="M${x - 5} ${top}h${width + 10}v9h-${width + 10}Z"/>`
          : `<path fill="${face.wallShade}" d="M${x - 4} ${top + 2}L${x + width / 2} ${top - 32}L${x + width + 4} ${top + 2}Z"/>`;
      const awning = Array.from({ length: Math.floor(width / 14) }, (_, i) => {
        const ax = x + 4 + i * 14;
        return `<path fill="${i % 2 ? face.bubble : face.onBubble}" opacity="${i % 2 ? 0.9 : 0.55}" d="M${ax} 470h14l2 15a7 7 0 0 1-14 0Z"/>`;
      }).join("");
      const shop = `<path fill="${warm.lamp}" opacity=".72" d="M${x + 8} 486h${width - 16}v36h-${width - 16}Z"/>`;
      return `<path fill="url(#wall)" d="M${x} ${top}h${width}v${height}h-${width}Z"/>${roof}${windows.join("")}${shop}${awning}`;
    })
    .join("");
}

/** The clock tower every Anatolian square turns around. */
function clockTower(x: number, y: number, face: Face): string {
  return `<g><path fill="url(#wall)" d="M${x - 40} ${y}v-30h8v-130h64v130h8v30Z"/><path fill="${face.wallShade}" d="M${x - 44} ${y - 34}h88v8h-88ZM${x - 38} ${y - 166}h76v9h-76Z"/><path fill="${warm.lamp}" opacity=".8" d="M${x - 12} ${y}v-54a12 12 0 0 1 24 0v54ZM${x - 7} ${y - 100}v-28a7 7 0 0 1 14 0v28Z"/><path fill="url(#wall)" d="M${x - 28} ${y - 166}h56v-78h-56Z"/><path fill="${face.wallShade}" d="M${x - 34} ${y - 250}h68v9h-68Z"/><circle cx="${x}" cy="${y - 206}" r="21" fill="${warm.lamp}"/><path d="M${x} ${y - 220}v14l9 7" stroke="${face.people[2]}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/><path fill="url(#wall)" d="M${x - 22} ${y - 250}v-34h44v34Z"/><path fill="${warm.lamp}" opacity=".7" d="M${x - 13} ${y - 252}v-18a5 5 0 0 1 10 0v18ZM${x + 3} ${y - 252}v-18a5 5 0 0 1 10 0v18Z"/><path fill="${face.bubble}" d="M${x - 28} ${y - 283}c2-26 16-36 28-56 12 20 26 30 28 56Z"/><path d="M${x} ${y - 339}v-20" stroke="${face.bubble}" stroke-width="4" stroke-linecap="round"/></g>`;
}

function paving(face: Face): string {
  const rays = Array.from({ length: 19 }, (_, i) => `M${n(800 + (i - 9) * 62)} 522L${n(800 + (i - 9) * 210)} 720`).join(
    "",
  );
  return `<path d="${rays}M0 546H1600M0 580H1600M0 628H1600" stroke="${face.joint}" stroke-width="1.5" opacity=".35"/>`;
}

function stringLights(face: Face): string {
  const wire = (x1: number, y1: number, x2: number, y2: number, sag: number) => {
    const points = Array.from({ length: 9 }, (_, i) => {
      const t = (i + 1) / 10;
      return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
    });
    return `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}" stroke="${face.joint}" stroke-width="1.6"/>${points.map(([px, py]) => `<circle cx="${n(px)}" cy="${n(py + 3)}" r="3.6" fill="${warm.lamp}"/>`).join("")}`;
  };
  return wire(648, 410, 904, 352, 30) + wire(956, 352, 1180, 372, 26) + wire(1290, 330, 1420, 404, 20);
}

/** A plane tree, as old as the square. */
function planeTree(x: number, y: number, face: Face): string {
  const leaf = (dx: number, dy: number, r: number) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r}"/>`;
  return `<g><path fill="${face.people[2]}" d="M${x - 15} ${y + 4}c8-40 6-80-2-116l10-4 8 50 14-66 9 3-8 72 24-34 7 6-30 52c-3 14-3 28 2 41Z"/><g fill="${face.near}">${leaf(-58, -150, 52)}${leaf(56, -154, 56)}${leaf(0, -198, 66)}${leaf(-4, -140, 50)}</g><g fill="${face.middle}">${leaf(-34, -190, 36)}${leaf(44, -188, 34)}${leaf(4, -228, 30)}${leaf(-70, -156, 22)}</g><path fill="${face.people[2]}" d="M${x - 44} ${y}h92l-5 12h-82Z"/></g>`;
}

function lamp(x: number, y: number, height: number, face: Face): string {
  const top = y - height;
  return `<g><circle cx="${x}" cy="${top}" r="96" fill="url(#halo)"/><path d="M${x} ${y}V${top}M${x - 20} ${top + 14}q20-20 40 0" stroke="${face.people[2]}" stroke-width="5" stroke-linecap="round"/><circle cx="${x - 20}" cy="${top + 20}" r="7" fill="${warm.lamp}"/><circle cx="${x + 20}" cy="${top + 20}" r="7" fill="${warm.lamp}"/><circle cx="${x}" cy="${top - 4}" r="8" fill="${warm.lamp}"/><path d="M${x - 9} ${y}h18" stroke="${face.people[2]}" stroke-width="8" stroke-linecap="round"/></g>`;
}

/** A simit seller's cart: a glass case of rings under a striped roof. */
function simitCart(x: number, y: number, face: Face): string {
  const stripes = Array.from(
    { length: 6 },
    (_, i) =>
      `<path fill="${i % 2 ? "#fff" : warm.coral}" opacity=".92" d="M${x - 42 + i * 14} ${y - 92}h14l2 13a7 7 0 0 1-16 0Z"/>`,
  ).join("");
  const rings = Array.from(
    { length: 8 },
    (_, i) => `<circle cx="${x - 24 + (i % 4) * 16}" cy="${y - 56 + Math.floor(i / 4) * 13}" r="5"/>`,
  ).join("");
  return `<g><path d="M${x - 36} ${y - 80}v52M${x + 36} ${y - 80}v52" stroke="${face.people[2]}" stroke-width="3"/><path fill="${warm.lamp}" opacity=".9" d="M${x - 36} ${y - 68}h72v38h-72Z"/><g stroke="${warm.coral}" stroke-width="4">${rings}</g>${stripes}<path fill="${face.people[1]}" d="M${x - 42} ${y - 30}h84v20h-84Z"/><circle cx="${x - 24}" cy="${y - 6}" r="9" fill="${face.people[2]}"/><circle cx="${x + 24}" cy="${y - 6}" r="9" fill="${face.people[2]}"/></g>`;
}

function crowd(face: Face, random: () => number): string {
  const row = (y: number, height: number, shade: string, places: readonly number[]) =>
    places.map((x) => person(x, y + (random() - 0.5) * 12, height * (0.9 + random() * 0.2), shade, random())).join("");
  return (
    row(
      562,
      46,
      face.people[0],
      [98, 122, 250, 388, 566, 594, 716, 742, 842, 866, 980, 1004, 1212, 1236, 1300, 1356, 1470, 1494, 1560],
    ) +
    row(
      606,
      66,
      face.people[1],
      [60, 206, 236, 410, 548, 690, 724, 806, 900, 934, 1022, 1208, 1274, 1310, 1398, 1524],
    ) +
    row(676, 98, face.people[2], [128, 172, 330, 604, 650, 866, 1000, 1048, 1180, 1352, 1400, 1548])
  );
}

/** The words of the square: a line of text, a heart, a voice, a picture. */
function bubbles(face: Face): string {
  const bubble = (x: number, y: number, width: number, inside: string, opacity = 1) =>
    `<g transform="translate(${x} ${y})" opacity="${opacity}"><path fill="${face.bubble}" d="M14 0H${width - 14}a14 14 0 0 1 14 14V26a14 14 0 0 1-14 14H34L22 52V40H14A14 14 0 0 1 0 26V14A14 14 0 0 1 14 0Z"/>${inside}</g>`;
  const line = (d: string, width = 4) =>
    `<path d="${d}" stroke="${face.onBubble}" stroke-width="${width}" stroke-linecap="round"/>`;
  const heart = `<path fill="${face.onBubble}" d="M29 29.500l-8.5-8.300a5.6 5.6 0 0 1 7.9-7.900l.6.6.6-.600a5.6 5.6 0 0 1 7.9 7.900Z"/>`;
  const voice = line("M17 16v8M25 11v18M33 15v10M41 8v24M49 14v12M57 17v6");
  const picture = `<path fill="${face.onBubble}" d="m16 29 10-13 8 9 5-5 9 9Z"/><circle cx="43" cy="13" r="3.5" fill="${face.onBubble}"/>`;
  return (
    bubble(636, 508, 92, line("M18 15h56M18 26h34")) +
    bubble(322, 516, 58, heart) +
    bubble(856, 520, 74, voice) +
    bubble(1036, 514, 64, picture) +
    bubble(1340, 520, 104, line("M18 15h68M18 26h44")) +
    bubble(160, 522, 74, voice, 0.92) +
    bubble(1170, 528, 58, heart, 0.95) +
    bubble(1496, 486, 58, heart, 0.8)
  );
}
