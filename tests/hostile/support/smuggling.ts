/** A request that must never be answered: a proxy in front took it for part of a body, or the other way round. */
export const hiddenRequest = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

const post = (headers: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}${hiddenRequest}`;

/** Requests whose end two servers may see in different places, with another one behind it; each with its name. */
export const smuggling: readonly (readonly [name: string, bytes: string])[] = [
  ["a length and chunks", post("Content-Length: 6\r\nTransfer-Encoding: chunked", "0\r\n\r\n")],
  ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 6", "0\r\n\r\n")],
  ["two lengths", post("Content-Length: 0\r\nContent-Length: 44", "")],
  ["a list of lengths", post("Content-Length: 0, 44", "")],
  ["a signed length", post("Content-Length: +0", "")],
  ["a negative length", post("Content-Length: -1", "")],
  ["a hexadecimal length", post("Content-Length: 0x0", "")],
  ["a length of two numbers", post("Content-Length: 0 44", "")],
  ["an endless length", post(`Content-Length: ${"9".repeat(40)}`, "")],
  ["a space before the colon", post("Content-Length : 0", "")],
  ["a folded header", post("Transfer-Encoding:\r\n chunked\r\nContent-Length: 3", "0\r\n\r\n")],
  ["an unknown encoding", post("Transfer-Encoding: xchunked", "0\r\n\r\n")],
  ["chunks that are not last", post("Transfer-Encoding: chunked, identity", "0\r\n\r\n")],
  ["a control character in the encoding", post("Transfer-Encoding: \x0bchunked", "0\r\n\r\n")],
  ["a chunk of no size", post("Transfer-Encoding: chunked", "x\r\n\r\n")],
  ["a chunk of a huge size", post("Transfer-Encoding: chunked", "fffffffffffffffff\r\n\r\n")],
  ["a chunk that is longer than it says", post("Transfer-Encoding: chunked", "1\r\nabc\r\n0\r\n\r\n")],
  ["a chunk extension with a line feed", post("Transfer-Encoding: chunked", "1;x\na\r\n0\r\n\r\n")],
  ["line feeds alone", `GET / HTTP/1.1\nHost: x\n\n${hiddenRequest}`],
  ["a carriage return alone", `GET / HTTP/1.1\r\nHost: x\rX: y\r\n\r\n${hiddenRequest}`],
  ["a NUL in a header", `GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n${hiddenRequest}`],
  ["a header without a name", `GET / HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n${hiddenRequest}`],
  ["a header without a colon", `GET / HTTP/1.1\r\nHost: x\r\nX\r\n\r\n${hiddenRequest}`],
  ["two hosts", `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n${hiddenRequest}`],
  ["no host", `GET / HTTP/1.1\r\nX: y\r\n\r\n${hiddenRequest}`],
  ["a space in the target", `GET /a b HTTP/1.1\r\nHost: x\r\n\r\n${hiddenRequest}`],
  ["another version", `GET / HTTP/3.7\r\nHost: x\r\n\r\n${hiddenRequest}`],
  ["HTTP/2", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hiddenRequest}`],
  ["HTTP/0.9", `GET /\r\n\r\n${hiddenRequest}`],
  ["TLS", `\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03${hiddenRequest}`],
];
