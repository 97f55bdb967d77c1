import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which a test may make databases of its own. */
    readonly postgresUrl: string;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL server for the run, gone after it. It is the one that
 * `TEST_DATABASE_URL` names, else the newest one installed, else the one from npm.
 */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) {
    project.provide("postgresUrl", configuredUrl);
    return undefined;
  }
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
};
