// A client that reads some bytes of an answer at a time: node slow-reader.ts URL BYTES MILLISECONDS. 0 bytes read nothing.
import { connect } from "node:net";

const [url = "", bytes, milliseconds] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const connection = connect({
  host: hostname,
  port: Number(port),
  onread: {
    buffer: Buffer.alloc(Number(bytes) || 1),
    callback: () => {
      setTimeout(() => connection.resume(), Number(milliseconds));
      return false; // no more of it for now
    },
  },
});
if (Number(bytes) === 0) connection.pause();
connection.on("error", () => {}).write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\n\r\n`);
setInterval(() => {}, 1000); // until it is ended
