import { brand } from "#brand/brand.ts";
import { dimensions, type Figures, type Named } from "./figures.ts";
import { change, language, nameOf, number, period } from "./format.ts";
import { messages } from "./messages.ts";
import { actionsOf, stepsOf } from "./tables.ts";

/** Of the largest changes; with what stands above them, the mail has twenty lines. */
const changesShown = 10;

/** What has changed, for a mail. @param html the page with all figures, which is attached */
export function changesMail(figures: Figures, html: string) {
  const line = ({ name, ...pair }: Named) => `${name}: ${number(pair.now)} (${change(pair)})`;
  const groups = dimensions.flatMap((dimension) =>
    figures.groups[dimension].map(({ name, views }) => {
      return { ...views, name: `${messages.dimensions[dimension]}, ${nameOf(dimension, name)}` };
    }),
  );
  const campaigns = figures.campaigns.map(({ name, views }) => ({
    ...views,
    name: `${messages.sections.campaigns.title}, ${name}`,
  }));
  const changes = [...groups, ...campaigns, ...actionsOf(figures)]
    .filter(({ now, before }) => now !== before)
    .sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
    .slice(0, changesShown);
  const title = `${messages.title}, ${period(figures.period)}`;
  const text = [
    [title, messages.beside(period(figures.before))],
    stepsOf(figures).map(line),
    ...(changes.length > 0 ? [[messages.changes, ...changes.map(line)]] : []),
  ];
  return {
    ...{ brand: brand.name, language, subject: `${brand.name} · ${title}` },
    text: `${text.map((lines) => lines.join("\n")).join("\n\n")}\n`,
    page: { name: `${figures.period.to}.html`, html },
  };
}
