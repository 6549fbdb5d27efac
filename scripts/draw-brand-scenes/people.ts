/** A standing figure: feet at (x, y), `height` tall. Clothes and posture follow from `turn` in [0, 1). */
export function person(x: number, y: number, height: number, fill: string, turn: number): string {
  const u = height / 10;
  const shoulder = 1.6 * u;
  const coat = turn < 0.4;
  const waist = coat ? 1.9 * u : 1.15 * u;
  const hem = y - (coat ? 2.6 : 4.2) * u;
  const torso = `M${n(x - shoulder)} ${n(y - 6.3 * u)}a${n(shoulder)} ${n(1.5 * u)} 0 0 1 ${n(2 * shoulder)} 0L${n(x + waist)} ${n(hem)}H${n(x - waist)}Z`;
  const legs = `M${n(x - 0.62 * u)} ${n(hem - u * 0.4)}L${n(x - 0.8 * u)} ${n(y)}M${n(x + 0.62 * u)} ${n(hem - u * 0.4)}L${n(x + 0.8 * u)} ${n(y)}`;
  const arm = turn > 0.72 ? `M${n(x + shoulder * 0.75)} ${n(y - 6.4 * u)}l${n(1.6 * u)} ${n(-2.7 * u)}` : "";
  return `<g fill="${fill}"><circle cx="${n(x)}" cy="${n(y - 9 * u)}" r="${n(u)}"/><path d="${torso}"/><path d="${legs}${arm}" stroke="${fill}" stroke-width="${n(u)}" stroke-linecap="round"/></g>`;
}

/** A number as short as a picture needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
