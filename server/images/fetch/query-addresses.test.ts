import { pbkdf2 } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { queryAddresses } from "./ssrf-safe-lookup.ts";

/** A nameserver with the addresses of every name by type of record; without any, it says that the name has none. */
async function serveNames(addresses: { readonly A?: readonly number[]; readonly AAAA?: readonly number[] }) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    let end = 12;
    for (let length = query[end]; length; length = query[end]) end += length + 1; // the labels of the name
    const type = query.readUInt16BE(end + 1) === 28 ? "AAAA" : "A";
    const found = addresses[type];
    const answer = Buffer.from(query.subarray(0, end + 5));
    answer.writeUInt16BE(0x8180, 2); // an answer without errors
    answer.writeUInt16BE(found ? 1 : 0, 6); // records
    answer.writeUInt16BE(0, 10); // records besides
    const record = found && [0xc0, 12, 0, type === "A" ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, found.length, ...found];
    socket.send(Buffer.concat([answer, Buffer.from(record ?? [])]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  return [`127.0.0.1:${socket.address().port}`];
}

const ipv6 = [0x26, 0x06, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11];

test("all addresses are found, of both families or of one", async () => {
  const both = await serveNames({ A: [8, 8, 4, 4], AAAA: ipv6 });
  expect(await queryAddresses("media.example", both)).toEqual([
    { address: "8.8.4.4", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ]);
  const one = await serveNames({ AAAA: ipv6 });
  expect(await queryAddresses("media.example", one)).toEqual([{ address: "2606:4700::1111", family: 6 }]);
  const none = await serveNames({});
  await expect(queryAddresses("media.example", none)).rejects.toThrow();
});

test("a look-up occupies no thread of the process", async () => {
  const nameservers = await serveNames({ A: [8, 8, 4, 4] });
  const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)("", "", 200_000, 64, "sha512"));
  let isBusy = true;
  const done = Promise.race(busy).then(() => {
    isBusy = false;
  });
  await queryAddresses("media.example", nameservers);
  expect(isBusy).toBe(true);
  await done;
  await Promise.all(busy);
});
