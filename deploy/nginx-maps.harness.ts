/** A `map` of nginx: what it finds its value by, and its entries in their order. */
interface NginxMap {
  readonly source: string;
  readonly entries: readonly (readonly [pattern: string, value: string])[];
}

/**
 * Reads the `map` blocks of a configuration, so that tests can ask for their values without nginx.
 *
 * @returns a function that finds the value of a variable for a request, as nginx would, from the variables of nginx
 *   itself, such as `request_uri`. Missing ones are empty
 */
export function readNginxMaps(configuration: string) {
  const maps = parseMaps(configuration);

  return (wanted: string, given: Readonly<Record<string, string>>): string => {
    const known: Record<string, string> = { ...given };
    const fill = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => find(name));
    function find(name: string): string {
      const map = maps.get(name);
      if (!map || name in known) return known[name] ?? "";
      const { value, groups } = findEntry(map, fill(map.source));
      Object.assign(known, groups);
      const filled = fill(value);
      known[name] = filled;
      return filled;
    }
    return find(wanted);
  };
}

/** An entry without a pattern comes first, then the first pattern that matches, then the default. */
function findEntry({ entries }: NginxMap, key: string) {
  const exact = entries.find(([pattern]) => pattern !== "default" && pattern === key);
  if (exact) return { value: exact[1], groups: {} };
  for (const [pattern, value] of entries) {
    const [, ignoresCase, expression = ""] = /^~(\*?)(.*)$/s.exec(pattern) ?? [];
    const match = expression && new RegExp(expression, ignoresCase ? "i" : "").exec(key);
    if (match) return { value, groups: match.groups ?? {} };
  }
  return { value: entries.find(([pattern]) => pattern === "default")?.[1] ?? "", groups: {} };
}

function parseMaps(configuration: string): Map<string, NginxMap> {
  const maps = new Map<string, NginxMap>();
  for (const [, head = "", body = ""] of configuration.matchAll(/^map (.+?)\s*\{((?:[^"}]|"[^"]*")*)\}/gm)) {
    const [source = "", variable = ""] = wordsOf(head);
    const words = wordsOf(body.replace(/;\s*#.*$/gm, ";").replace(/^\s*#.*$/gm, ""));
    const entries = words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? ""] as const] : []));
    maps.set(variable.slice(1), { source, entries });
  }
  return maps;
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|[^\s;"]+/g)].map(([word, quoted]) => quoted ?? word);
}
