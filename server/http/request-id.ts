import { randomBytes } from "node:crypto";

/** Hexadecimal digits: every byte is part of each first view. */
const length = 12;

/** Ids drawn at a time: to ask for each by itself was a fortieth of what a kept page costs. */
const batch = 256;

let drawn = "";
let used = 0;

/** Tells a request from all others of some days, in logs and to visitors who report a fault. */
export function newRequestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes((batch * length) / 2).toString("hex");
    used = 0;
  }
  used += length;
  return drawn.slice(used - length, used);
}
