import { Client } from "pg";

/** Runs something over a connection of its own, which is closed after it. */
export const withClient = async <T>(
  url: string,
  use: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
