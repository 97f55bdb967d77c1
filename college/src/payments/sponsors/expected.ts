import { and, asc, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { ownSponsorships } from "../../../../contract/payments/sponsors.ts";
import type { College } from "../../context.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { sponsor, sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { nairaOf } from "../fees/amounts.ts";
import { claimIn, selectSponsored } from "./claims.ts";

/** What the lists that are not closed still have sponsors pay for a student. */
export const readExpected = async (
  { db }: Pick<College, "db">,
  accountId: number,
): Promise<ResponseOf<typeof ownSponsorships>> => {
  const own = await db
    .select({
      id: sponsorship.id,
      sponsor: sponsor.name,
      session: academicSession.name,
      deadline: sponsorship.deadline,
    })
    .from(sponsoredStudent)
    .innerJoin(student, eq(student.id, sponsoredStudent.studentId))
    .innerJoin(sponsorship, eq(sponsorship.id, sponsoredStudent.sponsorshipId))
    .innerJoin(sponsor, eq(sponsor.id, sponsorship.sponsorId))
    .innerJoin(academicSession, eq(academicSession.id, sponsorship.sessionId))
    .where(and(eq(student.accountId, accountId), eq(sponsorship.isClosed, false)))
    .orderBy(asc(academicSession.name), asc(sponsor.name));
  const expected = await Promise.all(
    own.map(async ({ id, ...list }) => {
      const [row] = await selectSponsored(db).where(
        and(eq(sponsoredStudent.sponsorshipId, id), eq(student.accountId, accountId)),
      );
      const amount = row === undefined ? 0 : nairaOf(claimIn(row).outstandingKobo);
      return { ...list, amount };
    }),
  );
  return { sponsorships: expected.filter(({ amount }) => amount > 0) };
};
