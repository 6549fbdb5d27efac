import { type Load, load } from "./load.ts";
import { line, spreadLine } from "./report.ts";
import type { Server } from "./servers.ts";

/**
 * Asks servers in turn, round by round, and tells how many requests each answers in a second of its processor time,
 * and the ratio of the first to the others in the same round.
 */
export async function compare(
  servers: readonly Server[],
  asked: Load,
  rounds: number,
  atLeast: Readonly<Record<string, number>>,
): Promise<void> {
  const perSecond = new Map(servers.map(({ name }) => [name, [] as number[]]));
  for (const server of servers) await load(server, asked); // compiles what is hot
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) {
      const { requests, processorSeconds } = await load(server, asked);
      perSecond.get(server.name)?.push(requests / processorSeconds);
    }
  }
  for (const [name, values] of perSecond) spreadLine(name, values, " requests per processor second");
  const [first = [], ...others] = [...perSecond.values()];
  for (const [at, values] of others.entries()) {
    const name = servers[at + 1]?.name ?? "";
    const ratios = first.map((value, round) => value / (values[round] ?? Number.NaN));
    const bound = atLeast[name];
    spreadLine(`${servers[0]?.name} / ${name}`, ratios, "", bound === undefined ? undefined : { atLeast: bound });
  }
  line("", "(least · middle · greatest of the rounds)");
}
