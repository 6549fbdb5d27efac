import type { TestProject } from "vitest/node";
import { startPostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** An empty PostgreSQL cluster; tests create databases of their own in it. */
    postgresUrl: string;
  }
}

/** Vitest calls it once: all tests of several instances share one server. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  project.provide("postgresUrl", server.url);
  return server.remove;
}
