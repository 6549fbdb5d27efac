import type { Context } from "hono";
import { isSecretToken } from "#contract/secret-token.ts";

/** The token of a request's `Authorization` header; `undefined` where there is none, or none of ours. */
export function bearerToken(context: Context): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  return isSecretToken(token) ? token : undefined;
}
