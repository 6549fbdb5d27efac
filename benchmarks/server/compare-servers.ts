import { type Load, load } from "./load.ts";
import { type Bound, line, spreadLine } from "./report.ts";
import type { Server } from "./servers.ts";

/**
 * Loads two servers in turn, round by round. Prints the requests that each answers per CPU-second, and their ratio
 * within the same round.
 */
export async function compareServers(
  [one, other]: readonly [Server, Server],
  wanted: Load,
  rounds: number,
  ratio?: Bound,
): Promise<void> {
  const requestsPerCpuSecond = async (server: Server) => {
    const { requests, cpuSeconds } = await load(server, wanted);
    return requests / cpuSeconds;
  };
  for (const server of [one, other]) await load(server, wanted); // compiles what is hot
  const ofOne: number[] = [];
  const ofOther: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofOne.push(await requestsPerCpuSecond(one));
    ofOther.push(await requestsPerCpuSecond(other));
  }
  spreadLine(one.name, ofOne, " requests per CPU-second");
  spreadLine(other.name, ofOther, " requests per CPU-second");
  const ratios = ofOne.map((value, round) => value / (ofOther[round] ?? Number.NaN));
  spreadLine(`${one.name} / ${other.name}`, ratios, "", ratio);
  line("", "(min · median · max of the rounds)");
}
