import { violet, warm } from "./palette.ts";
import { n, person } from "./people.ts";
import { createRandom } from "./random.ts";

/** The street concert upright, as a phone films it: 390 × 844. */
export function concertFilm(): string {
  const random = createRandom(23);
  const night = violet(0.15, 0.06);
  const bulbs = (y: number, sag: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i + 0.5) / 9;
      return `<circle cx="${n(390 * t)}" cy="${n(y + 4 * sag * t * (1 - t) + 5)}" r="5"/>`;
    }).join("");
  const wire = (y: number, sag: number) => `M0 ${y}Q195 ${y + 2 * sag} 390 ${y}`;
  const houses = `<path fill="${violet(0.27, 0.11)}" d="M0 250h66v-42l36-26 36 26v120h114V214h40v-36h98v420H0Z"/>`;
  const windows = [
    [14, 282],
    [42, 282],
    [14, 326],
    [84, 232],
    [112, 232],
    [84, 276],
    [306, 210],
    [338, 210],
    [306, 254],
    [338, 298],
    [266, 244],
  ]
    .map(([x, y]) => `M${x} ${y}v-14a7 7 0 0 1 14 0v14Z`)
    .join("");
  const heads = (y: number, radius: number, count: number, fill: string) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i + 0.5) * (390 / count) + (random() - 0.5) * 16;
      const top = y + random() * 16;
      const hand =
        random() > 0.5
          ? `<path d="M${n(x + radius)} ${n(top + radius * 1.6)}l${n(radius * 0.7)} ${n(-radius * 3.6)}" stroke="${fill}" stroke-width="${n(radius * 0.62)}" stroke-linecap="round"/>`
          : "";
      return `<g fill="${fill}">${hand}<circle cx="${n(x)}" cy="${n(top)}" r="${radius}"/><path d="M${n(x - radius * 1.7)} ${n(top + 220)}V${n(top + radius * 2.6)}a${n(radius * 1.7)} ${n(radius * 1.6)} 0 0 1 ${n(radius * 3.4)} 0V${n(top + 220)}Z"/></g>`;
    }).join("");
  return `<defs><linearGradient id="film" x2="0" y2="1"><stop stop-color="${violet(0.2, 0.1)}"/><stop offset=".42" stop-color="${violet(0.42, 0.2)}"/><stop offset=".68" stop-color="${warm.rose}"/><stop offset="1" stop-color="${warm.coral}"/></linearGradient></defs><path fill="url(#film)" d="M0 0h390v844H0Z"/>${houses}<path fill="${warm.lamp}" opacity=".75" d="${windows}"/>
  <path fill="${warm.lamp}" opacity=".2" d="M60 120-50 560h250ZM330 120l-140 440h250Z"/><path fill="${violet(0.8, 0.15)}" opacity=".26" d="M195 96 70 560h250Z"/>
  <path d="${wire(112, 36)}${wire(160, 30)}" fill="none" stroke="${night}" stroke-width="2.5"/><g fill="${warm.lamp}">${bulbs(112, 36)}${bulbs(160, 30)}</g>
  <path fill="${night}" d="M20 556h350v22H20Z"/>${person(128, 556, 190, night, 0.6)}${person(262, 556, 196, night, 0.2)}<path d="m84 462 128-62" stroke="${warm.amber}" stroke-width="9" stroke-linecap="round"/><ellipse cx="96" cy="458" rx="33" ry="24" transform="rotate(-26 96 458)" fill="${warm.amber}"/><path d="M222 556V420l16-18" fill="none" stroke="${warm.lamp}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  ${heads(560, 16, 9, violet(0.19, 0.09))}${heads(616, 23, 6, night)}`;
}
