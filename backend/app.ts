import { Hono } from "hono";
import type { BackendContext } from "./backend-context.ts";
import { fail } from "./fail.ts";
import { postRoutes } from "./posts/posts.routes.ts";
import { createViewCounter } from "./posts/view-counter.ts";
import { ticketRoutes } from "./tickets/tickets.routes.ts";
import { userRoutes } from "./users/users.routes.ts";

/** The embedded product server: the four calls of the specification's section 7, from a database of its own. */
export interface Backend {
  /** Rejects with what the database throws: whoever has asked knows what for, and notes it. */
  fetch(request: Request): Promise<Response>;
  /** Writes the views still in memory. The database stays open: it is ended by whoever opened it. */
  close(): Promise<void>;
}

/** Wires the product server; listens nowhere and opens nothing. */
export function createBackend(context: BackendContext): Backend {
  const views = createViewCounter(context.database, context.clock, context.log);
  const app = new Hono()
    .route("/", postRoutes(context, views))
    .route("/", userRoutes(context))
    .route("/", ticketRoutes(context))
    .notFound((request) => fail(request, "not-found"))
    .onError((error) => {
      throw error;
    });
  return {
    fetch: async (request) => app.fetch(request),
    close: () => views.close(),
  };
}
