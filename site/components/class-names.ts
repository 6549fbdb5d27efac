/** Names for `class`: those that are there. A class of which no rule is left has none. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
