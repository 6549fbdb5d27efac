/** The tags of a page's source as a crawler reads them: no script runs. */
export interface SourceHead {
  readonly html: string;
  /** The contents of all `<meta>` with this property or name, in order. */
  readonly all: (name: string) => string[];
  readonly one: (name: string) => string | undefined;
  /** The JSON-LD graph; `undefined` where the page has none. */
  readonly graph: readonly Readonly<Record<string, unknown>>[] | undefined;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#34": '"',
  "#39": "'",
  "#38": "&",
};

export function readHead(html: string): SourceHead {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, name, content]) => ({
    name,
    content: (content ?? "").replace(/&(\w+|#\d+);/g, (whole, entity) => entities[entity] ?? whole),
  }));
  const all = (name: string) => tags.filter((tag) => tag.name === name).map(({ content }) => content);
  const [, block] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    html,
    all,
    one: (name) => all(name)[0],
    graph: block === undefined ? undefined : JSON.parse(block)["@graph"],
  };
}
