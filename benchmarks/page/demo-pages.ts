import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everyPage } from "../../tests/e2e/support/every-page.ts";

interface ContentLine {
  readonly kind: string;
  readonly uuid: string;
  readonly slug?: string;
  readonly event?: string;
  readonly package?: string;
}

/** Lists the paths of all pages that show the demo content (backend/seed), and of those that show none. */
export function demoPages(): string[] {
  const file = join(import.meta.dirname, "..", "..", "backend", "seed", "content.ndjson");
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ContentLine);
  const ofKind = (kind: string) => lines.filter((line) => line.kind === kind);
  const find = (uuid: string | undefined) => lines.find((line) => line.uuid === uuid);
  const tickets = ofKind("ticket").map((ticket) => {
    const bought = find(ticket.package);
    return `/ticket/${find(bought?.event)?.slug}/${bought?.uuid}/${ticket.uuid}`;
  });
  return [
    ...new Set([
      ...everyPage.map(({ path }) => path),
      ...ofKind("post").flatMap(({ uuid }) => [`/post/${uuid}`, `/embed/post/${uuid}`]),
      ...ofKind("user").map(({ uuid }) => `/profile/${uuid}`),
      ...tickets,
    ]),
  ];
}
