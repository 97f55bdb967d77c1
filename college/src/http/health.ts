import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type Drain, stopping } from "../../../contract/drain.ts";
import type { College } from "../context.ts";
import { refuse } from "./refusal.ts";

/**
 * `/health`: the process answers. `/ready`: it can serve, its database included, and was not asked to stop; otherwise 503.
 */
export const mountHealth = (
  app: FastifyInstance,
  { db }: College,
  drain: Pick<Drain, "isOn">,
): void => {
  app.get("/health", async () => ({ status: "ok" }));
  app.get("/ready", async ({ log }) => {
    if (drain.isOn) throw refuse(503, "The service stops.", stopping);
    try {
      await db.execute(sql`select 1`);
    } catch {
      log.warn("not ready: the database does not answer");
      throw refuse(503, "The database does not answer.", "not_ready");
    }
    return { status: "ready" };
  });
};
