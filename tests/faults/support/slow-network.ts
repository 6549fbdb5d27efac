import { execFileSync, type SpawnSyncReturns } from "node:child_process";
import { onTestFinished } from "vitest";

/** A machine of its own on a network with this one, until the test ends. */
interface FarMachine {
  /** Of this machine, as the far one sees it. */
  readonly address: string;
  /** The words that run a program there, before those of the program. */
  readonly run: readonly string[];
  /** From now on, it receives so many bits a second, with a queue that takes four seconds to send. */
  readonly limitRate: (bits: number) => void;
}

/** @throws Error where this user may not make networks, or `iproute2` is missing */
export function addFarMachine(): FarMachine {
  const [name, near, far] = [`site-test-${process.pid}`, `near${process.pid}`, `far${process.pid}`];
  const [address, farAddress] = ["10.213.77.1", "10.213.77.2"];
  const run = ["ip", "netns", "exec", name] as const;
  const command = (words: string) => execute(words.split(" "));
  try {
    command(`ip netns add ${name}`);
    onTestFinished(() => command(`ip netns delete ${name}`)); // and the network with it
    command(`ip link add ${near} type veth peer name ${far}`);
    command(`ip link set ${far} netns ${name}`);
    command(`ip address add ${address}/30 dev ${near}`);
    command(`ip link set ${near} up`);
    execute([...run, "ip", "address", "add", `${farAddress}/30`, "dev", far]);
    execute([...run, "ip", "link", "set", far, "up"]);
  } catch (error) {
    const reason = String((error as SpawnSyncReturns<Buffer>).stderr ?? error);
    throw new Error(`These tests make a network, so they need root and Debian's package iproute2: ${reason}`);
  }
  return {
    address,
    run,
    limitRate: (bits) => command(`tc qdisc replace dev ${near} root tbf rate ${bits}bit burst 1600 limit ${bits / 2}`),
  };
}

function execute([program = "", ...words]: readonly string[]): void {
  execFileSync(program, words, { stdio: "pipe" });
}
