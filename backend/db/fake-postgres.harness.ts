import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What a connection gets for a statement. */
type Reply = "row" | "silence" | "end";

interface FakePostgres {
  readonly url: string;
  /** Open connections, oldest first. */
  readonly connections: readonly Socket[];
  /** How statements are answered from now on. */
  setReply: (reply: Reply) => void;
}

/** AuthenticationOk, then ReadyForQuery (protocol 3.0). */
const ready = [0x5a, 0, 0, 0, 5, 0x49];
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, ...ready]);

/** RowDescription without columns, CommandComplete "SELECT 0", ReadyForQuery. */
const row = Buffer.from([0x54, 0, 0, 0, 6, 0, 0, 0x43, 0, 0, 0, 13, ...Buffer.from("SELECT 0\0"), ...ready]);

/** A server that speaks as much of PostgreSQL's protocol as a statement without parameters needs, until the test ends. */
export async function startFakePostgres(): Promise<FakePostgres> {
  const connections: Socket[] = [];
  let reply: Reply = "row";
  const server = createServer((socket) => {
    connections.push(socket);
    socket.on("error", () => {});
    socket.on("close", () => connections.splice(connections.indexOf(socket), 1));
    socket.once("data", () => {
      socket.write(greeting);
      socket.on("data", (message) => {
        if (message[0] === 0x58)
          socket.end(); // Terminate
        else if (reply === "row") socket.write(row);
        else if (reply === "end") socket.destroy();
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of [...connections]) socket.destroy();
    server.close();
  });
  return {
    url: `postgres://test@127.0.0.1:${(server.address() as AddressInfo).port}/test`,
    connections,
    setReply: (next) => {
      reply = next;
    },
  };
}
