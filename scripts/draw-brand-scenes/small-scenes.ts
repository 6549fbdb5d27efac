import { oklch, violet, warm } from "./palette.ts";
import { n, person } from "./people.ts";
import { createRandom } from "./random.ts";

/** A picture someone took: drawn for a box of 360 × 240 and clipped to it by whoever places it. */
export type Scene = (id: string) => string;

const gradient = (id: string, stops: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;

/** The Bosphorus at dusk, a ferry before the low sun, gulls above. */
export const ferryAtDusk: Scene = (id) => {
  const dark = violet(0.22, 0.09);
  const windows = Array.from({ length: 11 }, (_, i) => `M${118 + i * 10} 157h5`).join("");
  const upper = Array.from({ length: 7 }, (_, i) => `M${136 + i * 10} 142h5`).join("");
  return `<defs>${gradient(`${id}s`, [
    [0, violet(0.36, 0.14)],
    [0.45, warm.rose],
    [0.75, warm.coral],
    [1, warm.amber],
  ])}${gradient(`${id}w`, [
    [0, warm.coral],
    [0.35, oklch(0.46, 0.15, 340)],
    [1, violet(0.25, 0.1)],
  ])}</defs>
  <path fill="url(#${id}s)" d="M0 0h360v166H0Z"/><circle cx="262" cy="150" r="34" fill="${warm.lamp}"/>
  <path fill="${oklch(0.42, 0.14, 345)}" d="M0 166v-22c26-8 44-4 66-12l8-10 8 9c18-1 22-6 40-4v-30l3-6 3 6v34c30 4 60-8 100-2s88 0 132 12v25Z"/>
  <path fill="url(#${id}w)" d="M0 166h360v74H0Z"/>
  <path d="M240 176h46M250 186h34M232 197h60M252 209h28M262 220h22M60 200h40M22 214h30M150 222h44" stroke="${warm.lamp}" stroke-width="3" stroke-linecap="round" opacity=".75"/>
  <path fill="#fff" d="M92 164h156l-12 17H112c-10 0-17-7-20-17Z"/><path fill="${dark}" d="M94 170h150l-8 11H112c-9 0-14-4-18-11Z"/><path fill="#fff" d="M106 149h130v15H106ZM126 135h88v14h-88Z"/><path fill="${dark}" d="M160 112h18l-3 23h-12Z"/><path fill="${warm.lamp}" d="M161 119h16l-1 6h-14Z"/><path d="${windows}${upper}" stroke="${dark}" stroke-width="6"/>
  <path d="M64 62q8-6 13 2q6-8 13-2M110 40q6-4 10 2q5-6 10-2M212 54q7-5 11 2q5-7 11-2M48 96q5-4 9 1q4-5 9-1" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
};

/** A tulip glass of tea on its saucer, a simit beside it. */
export const teaGlass: Scene = (id) => {
  const tea = oklch(0.52, 0.17, 38);
  return `<defs>${gradient(`${id}t`, [
    [0, oklch(0.62, 0.18, 48)],
    [1, oklch(0.42, 0.16, 30)],
  ])}</defs>
  <path fill="${oklch(0.84, 0.06, 75)}" d="M0 0h360v240H0Z"/><path fill="${oklch(0.7, 0.09, 60)}" d="M0 132h360v108H0Z"/><path d="M0 160h360M0 196h360" stroke="${oklch(0.62, 0.09, 55)}" stroke-width="3"/>
  <ellipse cx="140" cy="204" rx="84" ry="19" fill="#fff"/><ellipse cx="140" cy="202" rx="56" ry="11" fill="${warm.coral}" opacity=".8"/><ellipse cx="140" cy="201" rx="44" ry="8" fill="#fff"/>
  <path fill="url(#${id}t)" d="M104 66c2 26 12 38 10 58-2 22-14 34-10 62 1 9 10 14 36 14s35-5 36-14c4-28-8-40-10-62-2-20 8-32 10-58Z"/>
  <path d="M101 44c2 42 14 56 12 80-2 22-14 34-10 62 1 10 11 15 37 15s36-5 37-15c4-28-8-40-10-62-2-24 10-38 12-80" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/><ellipse cx="140" cy="66" rx="36" ry="6" fill="${tea}"/><path d="M116 82c2 20 9 30 7 48" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>
  <path d="M128 34c-6-10 6-14 0-26M152 36c-6-10 6-14 0-26" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>
  <circle cx="274" cy="176" r="42" fill="none" stroke="${oklch(0.58, 0.14, 52)}" stroke-width="24"/><circle cx="274" cy="174" r="42" fill="none" stroke="${oklch(0.68, 0.14, 60)}" stroke-width="14"/>
  <path d="M232 164h1M240 148h1M256 134h1M276 130h1M296 136h1M310 152h1M316 174h1M308 196h1M290 212h1M266 216h1M246 208h1M234 190h1" stroke="${oklch(0.93, 0.06, 85)}" stroke-width="5" stroke-linecap="round"/>`;
};

/** A street concert: a singer and a bağlama under the lights, hands in the air. */
export const streetConcert: Scene = (id) => {
  const random = createRandom(11);
  const night = violet(0.17, 0.07);
  const heads = Array.from({ length: 20 }, (_, i) => {
    const x = i * 19 + random() * 8;
    const y = 208 + random() * 14;
    const hand =
      random() > 0.55
        ? `<path d="M${n(x + 10)} ${n(y + 14)}l${n(6 + random() * 6)} -38" stroke="${night}" stroke-width="6" stroke-linecap="round"/>`
        : "";
    return `${hand}<circle cx="${n(x)}" cy="${n(y)}" r="9.5"/><path d="M${n(x - 15)} 244a15 17 0 0 1 30 0Z"/>`;
  }).join("");
  const bulbs = Array.from(
    { length: 13 },
    (_, i) => `<circle cx="${n(14 + i * 28)}" cy="${n(26 + 22 * Math.sin((i / 12) * Math.PI))}" r="4"/>`,
  ).join("");
  return `<defs>${gradient(`${id}n`, [
    [0, violet(0.24, 0.12)],
    [0.6, violet(0.42, 0.2)],
    [1, warm.rose],
  ])}</defs>
  <path fill="url(#${id}n)" d="M0 0h360v240H0Z"/><path fill="${warm.lamp}" opacity=".2" d="M70 30 20 190h120ZM290 30l-70 160h120Z"/><path fill="${violet(0.75, 0.18)}" opacity=".25" d="M180 16 96 190h168Z"/>
  <path d="M0 22Q180 72 360 22" fill="none" stroke="${night}" stroke-width="2"/><g fill="${warm.lamp}">${bulbs}</g>
  <path fill="${night}" d="M44 184h272v14H44Z"/>${person(132, 184, 92, night, 0.6)}${person(228, 184, 94, night, 0.2)}
  <path d="m112 138 64-32" stroke="${warm.amber}" stroke-width="5" stroke-linecap="round"/><ellipse cx="120" cy="136" rx="17" ry="12" transform="rotate(-26 120 136)" fill="${warm.amber}"/><path d="M206 184v-66l10-10" fill="none" stroke="${warm.lamp}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <g fill="${night}">${heads}</g>`;
};

/** Balloons over the fairy chimneys of Cappadocia at sunrise. */
export const balloons: Scene = (id) => {
  const balloon = (x: number, y: number, r: number, colour: string, stripe: string) =>
    `<g transform="translate(${x} ${y}) scale(${r / 30})"><path fill="${colour}" d="M0 42c-6-10-30-20-30-44a30 30 0 0 1 60 0c0 24-24 34-30 44Z"/><path fill="${stripe}" d="M0 42C-3 32-12 20-12-2s6-30 12-30 12 8 12 30-9 34-12 44Z"/><path fill="${violet(0.28, 0.09)}" d="M-6 48H6l-1 10H-5Z"/></g>`;
  return `<defs>${gradient(`${id}b`, [
    [0, oklch(0.72, 0.1, 260)],
    [0.55, oklch(0.85, 0.07, 20)],
    [1, warm.lamp],
  ])}</defs><path fill="url(#${id}b)" d="M0 0h360v240H0Z"/>
  ${balloon(96, 78, 40, warm.coral, "#fff")}${balloon(216, 50, 25, violet(0.55, 0.22), warm.lamp)}${balloon(292, 108, 33, warm.amber, warm.rose)}${balloon(170, 128, 16, warm.rose, "#fff")}
  <path fill="${oklch(0.68, 0.08, 40)}" d="M0 240v-44c30-10 44-2 62-4l12-40 14 38 18 4 16-56 16 58c40 8 62-6 88 0l12-46 16 44 20-2 14-34 14 38c22 2 34-6 58-2v46Z"/><path fill="${oklch(0.55, 0.09, 35)}" d="M0 240v-20c50-12 100 6 160-4s130-8 200 2v22Z"/>`;
};

/** The village road: poplars, a red roof, hills, a tractor's dust long settled. */
export const villageRoad: Scene = (id) => {
  const poplar = (x: number, y: number, h: number) =>
    `<path d="M${x} ${y}c-9-${n(h * 0.3)}-7-${n(h * 0.8)} 0-${h} 7 ${n(h * 0.2)} 9 ${n(h * 0.7)} 0 ${h}Z"/>`;
  return `<defs>${gradient(`${id}v`, [
    [0, oklch(0.7, 0.11, 250)],
    [1, oklch(0.92, 0.05, 90)],
  ])}</defs><path fill="url(#${id}v)" d="M0 0h360v240H0Z"/>
  <path fill="${oklch(0.62, 0.09, 280)}" d="M0 120 70 66l52 40 66-62 84 66 40-24 48 40v60H0Z"/><path fill="#fff" opacity=".8" d="m188 44 24 19-14 3-10 8-10-6-12 2Z"/>
  <path fill="${oklch(0.7, 0.13, 130)}" d="M0 136c80-24 140 6 210-6s110-10 150 4v106H0Z"/><path fill="${oklch(0.6, 0.13, 135)}" d="M0 178c90-20 150 10 220 0s100-8 140 0v62H0Z"/>
  <path fill="${oklch(0.87, 0.06, 80)}" d="M148 240c10-34 74-42 58-62-12-14-46-18-34-38 6-10 22-12 22-12s-10 6-10 14c2 16 58 14 62 40 3 24-22 34-22 58Z"/>
  <g fill="${oklch(0.42, 0.1, 145)}">${poplar(40, 184, 86)}${poplar(64, 188, 98)}${poplar(88, 184, 80)}${poplar(330, 180, 76)}</g>
  <path fill="#fff" d="M258 148h58v34h-58Z"/><path fill="${warm.coral}" d="m248 150 16-24h46l16 24Z"/><path fill="${violet(0.35, 0.1)}" d="M280 160h14v22h-14Z"/><path fill="${oklch(0.6, 0.12, 240)}" d="M264 158h10v10h-10ZM300 158h10v10h-10Z"/>`;
};

/** Evening football on a neighbourhood pitch, the floodlights on. */
export const eveningFootball: Scene = (id) => `<defs>${gradient(`${id}f`, [
  [0, violet(0.22, 0.1)],
  [1, violet(0.44, 0.16)],
])}</defs><path fill="url(#${id}f)" d="M0 0h360v150H0Z"/>
  <path fill="${warm.lamp}" opacity=".22" d="M44 40-40 220h220ZM316 40 180 220h220Z"/><path d="M44 150V34M316 150V34" stroke="${violet(0.15, 0.05)}" stroke-width="5"/><path d="M30 34h28M302 34h28" stroke="#fff" stroke-width="12" stroke-linecap="round"/>
  <path fill="${oklch(0.56, 0.14, 150)}" d="M0 138h360v102H0Z"/><path fill="${oklch(0.61, 0.15, 148)}" d="M0 138h52l-52 52ZM112 138h60l-70 102H14ZM232 138h60l30 102h-88Z"/><path d="M0 146h360M180 146c40 0 62 12 62 26s-22 26-62 26-62-12-62-26 22-26 62-26Z" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>
  <path d="M146 146v-44h76v44M146 118h76M146 132h76M164 102v44M184 102v44M204 102v44" fill="none" stroke="#fff" stroke-width="2.5"/>
  ${person(104, 204, 74, warm.coral, 0.9)}${person(168, 196, 62, violet(0.3, 0.12), 0.6)}${person(262, 212, 78, "#fff", 0.8)}${person(308, 190, 58, warm.coral, 0.5)}<circle cx="206" cy="212" r="9" fill="#fff"/><path d="m206 207 4 3-1.5 5h-5l-1.5-5Z" fill="${violet(0.2, 0.05)}"/>`;
