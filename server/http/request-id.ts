import { randomUUID } from "node:crypto";

/** Creates the ID that ties a response to its log lines: the last 12 digits of a UUID, which are all random. */
export function newRequestId(): string {
  return randomUUID().slice(-12);
}
