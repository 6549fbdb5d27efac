import { connect, type Socket } from "node:net";
import type { Load } from "./load.ts";

// node load-process.ts PORT LOAD: puts a load on a server at 127.0.0.1 and prints the result as JSON.
const port = Number(process.argv[2]);
const wanted: Load = JSON.parse(process.argv[3] ?? "{}");
const { path, distinct = 1, encoding = "br", connections = 32 } = wanted;
const limit = wanted.requests ?? Number.POSITIVE_INFINITY;
const until = performance.now() + 1000 * (wanted.seconds ?? 24 * 3600);

let sent = 0;
let answered = 0;
let failed = 0;
const startedAt = performance.now();

function nextRequest(): string {
  const number = Math.min(distinct - 1, Math.floor(Math.exp(Math.random() * Math.log(distinct + 1)) - 1));
  sent += 1;
  return `GET ${path.replace("{n}", String(number))} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\nAccept-Language: tr\r\nUser-Agent: bench\r\n\r\n`;
}

class Connection {
  readonly socket: Socket;
  /** Bytes of the response that are still to come. */
  private missing = 0;
  private head: Buffer | undefined;
  private readonly onDone: (connection: Connection) => void;

  constructor(onDone: (connection: Connection) => void) {
    this.onDone = onDone;
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.socket.on("data", (chunk: Buffer) => this.read(chunk));
    this.socket.on("error", (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  }

  send(): void {
    this.socket.write(nextRequest(), "latin1");
  }

  private read(chunk: Buffer): void {
    if (this.missing > 0) {
      this.count(this.missing - chunk.length);
      return;
    }
    const head: Buffer = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) {
      this.head = head;
      return;
    }
    this.head = undefined;
    if (head[9] !== 0x32) failed += 1; // not "HTTP/1.1 2"
    const at = head.indexOf("ontent-Length: ");
    const length = Number.parseInt(head.toString("latin1", at + 15, at + 27), 10);
    this.count(length - (head.length - end - 4));
  }

  private count(missing: number): void {
    this.missing = missing;
    if (missing > 0) return;
    answered += 1;
    this.onDone(this);
  }
}

function finish(): void {
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(JSON.stringify({ requests: answered, seconds, failed }), () => process.exit(0));
}

// Each connection sends its next request when the response has arrived.
function sendOrFinish(connection: Connection): void {
  if (sent < limit && performance.now() < until) connection.send();
  else if (answered >= sent) finish();
}

for (let opened = 0; opened < connections; opened += 1) {
  const connection = new Connection(sendOrFinish);
  connection.socket.once("connect", () => sendOrFinish(connection));
}
