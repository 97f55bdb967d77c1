import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { College } from "../context.ts";
import { refuse } from "./refusal.ts";

/** `/health`: the process answers. `/ready`: it can serve, its database included; otherwise 503. */
export const mountHealth = (app: FastifyInstance, { db }: College): void => {
  app.get("/health", async () => ({ status: "ok" }));
  app.get("/ready", async ({ log }) => {
    try {
      await db.execute(sql`select 1`);
    } catch {
      log.warn("not ready: the database does not answer");
      throw refuse(503, "The database does not answer.", "not_ready");
    }
    return { status: "ready" };
  });
};
