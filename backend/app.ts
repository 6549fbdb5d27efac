import { Hono } from "hono";
import { isIdentifier } from "#contract/identifiers.ts";
import { accountRoutes } from "./accounts/accounts.routes.ts";
import type { BackendContext } from "./backend-context.ts";
import { createBackgroundJob } from "./background-job.ts";
import { fail } from "./fail.ts";
import { postRoutes } from "./posts/posts.routes.ts";
import { createViewCounter } from "./posts/view-counter.ts";
import { reportRoutes } from "./reports/reports.routes.ts";
import { ticketRoutes } from "./tickets/tickets.routes.ts";
import { userRoutes } from "./users/users.routes.ts";

export type Backend = ReturnType<typeof createBackend>;

/**
 * Creates the embedded product server: the product API (specification, section 7), account deletion and reports, from the
 * site's own database. Opens no port, file or database.
 */
export function createBackend(context: BackendContext) {
  const views = createViewCounter(context.database, context.clock, context.log);
  const job = createBackgroundJob({ ...context, database: context.jobDatabase ?? context.database });
  const app = new Hono()
    .route("/", postRoutes(context))
    .route("/", userRoutes(context))
    .route("/", ticketRoutes(context))
    .route("/", accountRoutes(context, job.wake))
    .route("/", reportRoutes(context, job.wake))
    .notFound((request) => fail(request, "not-found"))
    .onError((error) => {
      throw error;
    });
  return {
    /** Handles a request. Rejects if the database throws, without logging; the caller logs the error with its context. */
    fetch: async (request: Request) => app.fetch(request),
    /** Counts a view of a post, if there is one. Writes it with others, later. */
    countView(postUuid: string): void {
      if (isIdentifier(postUuid)) views.count(postUuid);
    },
    /** Starts the background job, once everything that is notified of deletions is there. */
    start: () => job.start(),
    /** Writes the pending views and ends the background job. Does not close the database, which belongs to the caller. */
    async close(): Promise<void> {
      await Promise.all([job.close(), views.close()]);
    },
  };
}
