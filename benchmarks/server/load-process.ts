import { connect, type Socket } from "node:net";
import type { Load } from "./load.ts";

// node load-process.ts PORT LOAD: asks as told, and writes one line of JSON. Only 127.0.0.1 is ever asked.
const port = Number(process.argv[2]);
const wanted: Load = JSON.parse(process.argv[3] ?? "{}");
const { path, distinct = 1, languages = ["tr"], encoding = "br", connections = 32, rate } = wanted;
const limit = wanted.requests ?? Number.POSITIVE_INFINITY;
const until = performance.now() + 1000 * (wanted.seconds ?? 24 * 3600);

let sent = 0;
let answered = 0;
let bad = 0;
const latencies: number[] = [];
const startedAt = performance.now();

function nextRequest(): string {
  const number = Math.min(distinct - 1, Math.floor(Math.exp(Math.random() * Math.log(distinct + 1)) - 1));
  const language = languages[sent % languages.length];
  sent += 1;
  return `GET ${path.replace("{n}", String(number))} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\nAccept-Language: ${language}\r\nUser-Agent: bench\r\n\r\n`;
}

class Connection {
  readonly socket: Socket;
  /** When the request that is being answered was to be sent. */
  private dueAt = 0;
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

  ask(dueAt: number): void {
    this.dueAt = dueAt;
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
    if (head[9] !== 0x32) bad += 1; // "HTTP/1.1 2"
    const at = head.indexOf("ontent-Length: ");
    const length = Number.parseInt(head.toString("latin1", at + 15, at + 27), 10);
    this.count(length - (head.length - end - 4));
  }

  private count(missing: number): void {
    this.missing = missing;
    if (missing > 0) return;
    answered += 1;
    if (rate !== undefined) latencies.push(performance.now() - this.dueAt);
    this.onDone(this);
  }
}

function finish(): void {
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((one, other) => one - other);
  process.stdout.write(JSON.stringify({ requests: answered, seconds, bad, latencies }), () => process.exit(0));
}

if (rate === undefined) {
  // Each connection asks again as soon as it is answered.
  const askOrEnd = (connection: Connection) => {
    const now = performance.now();
    if (sent < limit && now < until) connection.ask(now);
    else if (answered >= sent) finish();
  };
  for (let opened = 0; opened < connections; opened += 1) {
    const connection = new Connection(askOrEnd);
    connection.socket.once("connect", () => askOrEnd(connection));
  }
} else {
  // A request that finds no free connection waits for one, and its waiting counts.
  const free: Connection[] = [];
  const due: number[] = [];
  const take = (connection: Connection) => {
    const dueAt = due.shift();
    if (dueAt === undefined) free.push(connection);
    else connection.ask(dueAt);
  };
  for (let opened = 0; opened < connections; opened += 1) {
    const connection = new Connection(take);
    connection.socket.once("connect", () => take(connection));
  }
  let planned = 0;
  const tick = () => {
    const now = performance.now();
    for (; startedAt + (planned * 1000) / rate <= now && now < until; planned += 1) {
      const dueAt = startedAt + (planned * 1000) / rate;
      const connection = free.shift();
      if (connection) connection.ask(dueAt);
      else due.push(dueAt);
    }
    if (now >= until && answered >= planned) finish();
    else setImmediate(tick);
  };
  tick();
}
