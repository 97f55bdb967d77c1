import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { sponsorship } from "../../db/schema/sponsors.ts";

/** In a query of lists: another open list of the session that covers one of these sections, too. */
export const isCoveredElsewhere = ({
  id,
  sessionId,
  sections,
}: Pick<typeof sponsorship.$inferSelect, "id" | "sessionId" | "sections">): SQL | undefined =>
  and(
    ne(sponsorship.id, id),
    eq(sponsorship.sessionId, sessionId),
    eq(sponsorship.isClosed, false),
    sql`${sponsorship.sections} && ${sql.param(sections, sponsorship.sections)}`,
  );
