import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { withClient } from "../../scripts/testing/with-client.ts";
import { migrateServer } from "../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database that test colleges copy: migrated and empty. Nobody has it open. */
    readonly migratedUrl: string;
  }
}

/** Vitest's global set-up, after the one of the server: makes what test colleges copy, and drops it and its copies after the run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { postgresUrl } = project.getProvidedContext();
  const name = `college_${randomBytes(6).toString("hex")}`;
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  await migrateServer(url.href);
  project.provide("migratedUrl", url.href);
  return () =>
    withClient(postgresUrl, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        "select datname from pg_database where datname like $1",
        [`${name}%`],
      );
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    });
};
