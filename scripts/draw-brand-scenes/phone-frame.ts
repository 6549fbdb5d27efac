import { mark } from "./mark.ts";
import { tickBlue, violet, warm } from "./palette.ts";

/** Pixels of a phone picture; the screen inside is 390 × 844, as on most phones of these years. */
export const phoneSize = { width: 430, height: 884 } as const;

/** The faces used in the drawn app: always its dark one, whatever face the page has. */
export const app = {
  ground: violet(0.155, 0.03),
  raised: violet(0.21, 0.042),
  line: violet(0.29, 0.045),
  text: violet(0.965, 0.01),
  muted: violet(0.74, 0.04),
  accent: violet(0.72, 0.17),
  strong: violet(0.53, 0.24),
} as const;

const family = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** Text on a drawn screen, in whatever face the viewer's system has: lines leave a fifth of room for that. */
export function text(x: number, y: number, size: number, content: string, style = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${style}>${content}</text>`;
}

/** The device around a screen: one frame for all pictures, so that an owner's screenshots fit into it too. */
export function phone(screen: string, title: string): string {
  const { width, height } = phoneSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" font-family="${family}"><title>${title}</title><defs><linearGradient id="edge" x2="1" y2="1"><stop stop-color="${violet(0.62, 0.08)}"/><stop offset=".2" stop-color="${violet(0.3, 0.04)}"/><stop offset=".8" stop-color="${violet(0.22, 0.03)}"/><stop offset="1" stop-color="${violet(0.5, 0.08)}"/></linearGradient><clipPath id="screen"><rect x="20" y="20" width="390" height="844" rx="50"/></clipPath></defs><path d="M3 190v44M3 262v70M3 346v70M427 250v106" stroke="${violet(0.36, 0.04)}" stroke-width="6" stroke-linecap="round"/><rect x="4" y="4" width="422" height="876" rx="66" fill="url(#edge)"/><rect x="8" y="8" width="414" height="868" rx="62" fill="${violet(0.1, 0.015)}"/><g clip-path="url(#screen)"><g transform="translate(20 20)"><rect width="390" height="844" fill="${app.ground}"/>${screen}</g></g><rect x="160" y="34" width="110" height="32" rx="16" fill="${violet(0.07, 0.01)}"/><circle cx="252" cy="50" r="6" fill="${violet(0.2, 0.05)}"/><rect x="150" y="848" width="130" height="5" rx="2.5" fill="#fff" opacity=".85"/></svg>`.replace(
    />\s+</g,
    "><",
  );
}

/** Clock, signal and battery. */
export function statusBar(): string {
  return `<g fill="#fff">${text(36, 36, 16, "21.04", 'font-weight="600"')}<path d="M304 34v-4h4v4ZM310 34v-7h4v7ZM316 34V23h4v11ZM322 34V20h4v14Z"/><rect x="334" y="21" width="25" height="13" rx="4" fill="none" stroke="#fff" stroke-width="1.5"/><rect x="336.5" y="23.5" width="16" height="8" rx="2"/><path d="M361 25v5c2-.5 2-4.5 0-5Z"/></g>`;
}

/** The mark, small. */
export function appMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 64})">${mark}</g>`;
}

/** A verified account's tick, 18 × 18 at scale 1. */
export function tick(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${tickBlue}" d="m9 0 2.3 1.7 2.8-.4 1.1 2.7 2.6 1.1-.4 2.800L19 10l-1.6 2.2.4 2.8-2.6 1.1-1.1 2.7-2.8-.400L9 20l-2.3-1.6-2.8.4-1.1-2.700L.2 15l.4-2.800L-1 10l1.6-2.100L.2 5.1 2.8 4l1.1-2.7 2.8.400Z"/><path d="m5.2 10.2 2.7 2.7 5-5.4" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** A portrait in three shapes. */
export function avatar(
  id: string,
  x: number,
  y: number,
  radius: number,
  ground: string,
  hair: string,
  skin: string,
  shirt: string,
): string {
  const r = radius;
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})"><circle cx="${x}" cy="${y}" r="${r}" fill="${ground}"/><circle cx="${x}" cy="${y - r * 0.12}" r="${r * 0.5}" fill="${hair}"/><ellipse cx="${x}" cy="${y + r * 1.02}" rx="${r * 0.76}" ry="${r * 0.6}" fill="${shirt}"/><rect x="${x - r * 0.15}" y="${y + r * 0.2}" width="${r * 0.3}" height="${r * 0.36}" rx="${r * 0.14}" fill="${skin}"/><ellipse cx="${x}" cy="${y + r * 0.03}" rx="${r * 0.35}" ry="${r * 0.41}" fill="${skin}"/><path fill="${hair}" d="M${x - r * 0.4} ${y - r * 0.05}c0-${r * 0.5} ${r * 0.8}-${r * 0.5} ${r * 0.8} 0-${r * 0.2}-${r * 0.02}-${r * 0.3}-${r * 0.2}-${r * 0.36}-${r * 0.26}-${r * 0.1} ${r * 0.16}-${r * 0.24} ${r * 0.24}-${r * 0.44} ${r * 0.26}Z"/></g>`;
}

/** A scene of 360 × 240 in a rounded window, covering it. */
export function picture(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  content: string,
): string {
  const scale = Math.max(width / 360, height / 240);
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${x + (width - 360 * scale) / 2} ${y + (height - 240 * scale) / 2}) scale(${scale})">${content}</g></g>`;
}

/** Heart, comment, share and bookmark with their counts, as under a post. */
export function postActions(y: number, counts: readonly [string, string, string], liked: boolean): string {
  const heart = `<path d="M11 18.5 3.3 11a5 5 0 0 1 7-7.100l.7.7.7-.700a5 5 0 0 1 7 7.100Z" ${liked ? `fill="${warm.rose}" stroke="${warm.rose}"` : `stroke="${app.muted}"`} stroke-width="2"/>`;
  const comment = `<path d="M4 3h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7l-5 4v-4H4a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z" stroke="${app.muted}" stroke-width="2" stroke-linejoin="round"/>`;
  const share = `<path d="M3 12v6h16v-6M11 14V2M6.5 6 11 1.5 15.5 6" stroke="${app.muted}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  const save = `<path d="M4 2h12v17l-6-5-6 5Z" stroke="${app.muted}" stroke-width="2" stroke-linejoin="round"/>`;
  const count = (x: number, content: string) => text(x, y + 17, 14, content, `fill="${app.muted}"`);
  return `<g transform="translate(16 ${y})">${heart}</g>${count(46, counts[0])}<g transform="translate(112 ${y})">${comment}</g>${count(142, counts[1])}<g transform="translate(204 ${y})">${share}</g>${count(232, counts[2])}<g transform="translate(352 ${y})">${save}</g>`;
}

/** Home, search, new, notices, own profile. */
export function tabBar(active: 0 | 4): string {
  const colour = (index: number) => (index === active ? "#fff" : app.muted);
  return `<path fill="${app.ground}" d="M0 762h390v82H0Z"/><path d="M0 762h390" stroke="${app.line}"/><g stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="m30 790 11-9 11 9v13H30Z" stroke="${colour(0)}" fill="${active === 0 ? "#fff" : "none"}"/><path d="m130 802-5-5m-13-6a8 8 0 1 0 16 0 8 8 0 0 0-16 0Z" stroke="${app.muted}"/><path d="M262 797v-6a8 8 0 0 1 16 0v6l2 4h-20ZM268 805h4" stroke="${app.muted}"/><path d="M341 804a9.5 7.5 0 0 1 19 0M355 787a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z" stroke="${colour(4)}"/></g><rect x="170" y="774" width="50" height="38" rx="19" fill="${app.strong}"/><path d="M195 785v16M187 793h16" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`;
}
