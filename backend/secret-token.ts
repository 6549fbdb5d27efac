import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Context } from "hono";
import { isIdempotencyKey } from "#contract/idempotency-key.ts";
import { isSecretToken } from "#contract/secret-token.ts";

/** Creates the token of a receipt or a private link: 256 random bits in base64url. Only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Creates the token of what may arrive twice: the same for the same key and content, so that the answer is the same and
 * its hash is stored once. Another content under the same key is another request, and so is each without a key.
 */
export function repeatableToken(key: string | undefined, content: unknown): string {
  if (!isIdempotencyKey(key)) return newSecretToken();
  return createHash("sha256")
    .update(`${key}\n${JSON.stringify(content)}`)
    .digest("base64url");
}

/** A fast hash is enough: 256 random bits cannot be guessed. Looking the hash up reveals nothing by its time. */
export function hashSecretToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Letters and digits that cannot be mistaken for one another (Crockford's base 32). */
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Creates the reference of a request or a report, such as K7QM-2XRT-9WPA: 60 random bits. */
export function newReference(): string {
  const letters = Array.from({ length: 12 }, () => referenceLetters[randomInt(referenceLetters.length)]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** What `find` returns for the token of a request's `Authorization` header; `undefined` where there is none of ours. */
export async function withBearerToken<Value>(context: Context, find: (token: string) => Promise<Value>) {
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  return isSecretToken(token) ? find(token) : undefined;
}
