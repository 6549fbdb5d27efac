import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { messageOf } from "#backend/message-of.ts";
import { responseLimits } from "#contract/limits.ts";
import { productPaths } from "#contract/product-paths.ts";
import { postResponse } from "#contract/responses/post-response.ts";
import { ticketResponse } from "#contract/responses/ticket-response.ts";
import { userPostsResponse } from "#contract/responses/user-posts-response.ts";
import { userResponse } from "#contract/responses/user-response.ts";
import { misuse } from "../command-line.ts";
import { terminalLine } from "../terminal-text.ts";
import type { OwnerCommand } from "./owner-command.ts";

interface Call {
  readonly path: string;
  readonly method?: "GET" | "HEAD";
  /** Any status where left out. */
  readonly status?: number;
  readonly schema?: z.ZodType;
}

/** Faults of one answer that are printed. */
const faultsShown = 20;

export const checkApi: OwnerCommand = {
  usage: `URL POST_ID USER_ID [SLUG/PACKAGE_ID/TICKET_ID]
      Makes the calls of docs/content-api.md and compares the answers with the contract. Changes nothing`,
  async *run([url = "", post, user, ticket, ...others]) {
    const [slug, ticketPackage, code, ...more] = ticket?.split("/") ?? [];
    const isWhole = post && user && others.length + more.length === 0 && (!ticket || code);
    if (!/^https?:\/\//.test(url) || !URL.canParse(url) || !isWhole) {
      throw misuse("It needs a URL, the ids of a post and of a user, and at most the path of a ticket.");
    }
    const nobody = randomUUID();
    const calls: Call[] = [
      { path: "/", method: "HEAD" },
      { path: productPaths.post(post), status: 200, schema: postResponse },
      { path: productPaths.user(user), status: 200, schema: userResponse },
      { path: productPaths.userPosts(user), status: 200, schema: userPostsResponse },
      ...[productPaths.post(nobody), productPaths.user(nobody)].map((path) => ({ path, status: 404 })),
    ];
    if (slug && ticketPackage && code) {
      calls.push({ path: productPaths.ticket(slug, ticketPackage, code), status: 200, schema: ticketResponse });
    }
    let faulty = 0;
    for (const call of calls) {
      const faults = await faultsOf(new URL(call.path, url), call);
      if (faults.length > 0) faulty += 1;
      const lines = faults.slice(0, faultsShown).map((fault) => `  ${terminalLine(fault)}\n`);
      yield `${faults.length > 0 ? "WRONG" : "ok   "} ${call.method ?? "GET"} ${call.path}\n${lines.join("")}`;
    }
    if (faulty > 0) throw new Error(`${faulty} of ${calls.length} answers are not as agreed (docs/content-api.md).`);
  },
};

/** What is wrong with an answer, in words: fields by their path. */
async function faultsOf(url: URL, { method = "GET", status, schema }: Call): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(responseLimits.timeoutMs);
    const response = await fetch(url, { method, redirect: "manual", signal, headers: { accept: "application/json" } });
    if (status !== undefined && response.status !== status) return [`the status is ${response.status}, not ${status}`];
    const body = await response.text();
    if (body.length > responseLimits.maxBytes) return [`the body has more than ${responseLimits.maxBytes} bytes`];
    const issues = schema?.safeParse(JSON.parse(body)).error?.issues ?? [];
    const faults = issues.filter(({ code }) => code !== "unrecognized_keys"); // the site ignores them
    return faults.map(({ path, message }) => `${path.join(".")}: ${message}`);
  } catch (error) {
    return [messageOf(error)];
  }
}
