import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** A database of a test file's own, on the run's PostgreSQL server: empty, or a copy of one that nobody has open. */
export const createTestDatabase = async (
  copied?: string,
): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> => {
  const serverUrl = inject("postgresUrl");
  const name = `college_${randomBytes(6).toString("hex")}`;
  const template = copied === undefined ? "" : ` template ${new URL(copied).pathname.slice(1)}`;
  await execute(serverUrl, `create database ${name}${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => execute(serverUrl, `drop database ${name} with (force)`),
  };
};

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
