import { and, eq, isNull } from "drizzle-orm";
import type { College } from "../../context.ts";
import { firstProgrammeOf } from "../../courses/programmes/of-department.ts";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { matriculate } from "./matriculate.ts";

/**
 * Gives the matric number to who accepted an offer and has none yet, because it comes with the entry clearance.
 * @throws 409 `email_in_use` when another student has the email.
 */
export const matriculateOwed = async (
  college: Pick<College, "clock" | "identity">,
  tx: Transaction,
  applicantId: number,
): Promise<void> => {
  const [owed] = await tx
    .select({ applicant, offer: admissionDecision })
    .from(admissionDecision)
    .innerJoin(applicant, eq(applicant.id, admissionDecision.applicantId))
    .where(
      and(
        eq(admissionDecision.applicantId, applicantId),
        eq(admissionDecision.answer, "accepted"),
        isNull(admissionDecision.studentId),
      ),
    );
  if (owed === undefined) return;
  const { departmentId, programmeId } = owed.offer;
  if (departmentId === null) throw new Error("an accepted offer has no department");
  const { id: studentId } = await matriculate(college, tx, owed.applicant, {
    departmentId,
    programmeId: programmeId ?? (await firstProgrammeOf(tx, departmentId)).id,
  });
  await tx
    .update(admissionDecision)
    .set({ studentId })
    .where(eq(admissionDecision.applicantId, applicantId));
};
