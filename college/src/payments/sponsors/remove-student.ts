import { and, eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { removeSponsoredStudent } from "../../../../contract/payments/sponsored-students.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { remittanceShare, sponsoredStudent } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { readReason } from "../reason.ts";
import { lockSponsorship } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";

/** Takes a student off a list, as long as no remittance names them. @throws 400; 404; 409 `in_use` */
export const removeStudent = (
  college: College,
  actor: Pick<Account, "id">,
  id: number,
  { studentId, reason }: BodyOf<typeof removeSponsoredStudent>,
): Promise<ResponseOf<typeof removeSponsoredStudent>> => {
  const text = readReason("reason", reason);
  const ofList = and(
    eq(sponsoredStudent.sponsorshipId, id),
    eq(sponsoredStudent.studentId, studentId),
  );
  return college.db.transaction(async (tx) => {
    // A remittance locks the list before it names its students.
    await lockSponsorship(tx, id);
    const [listed] = await tx
      .select({ matricNumber: student.matricNumber })
      .from(sponsoredStudent)
      .innerJoin(student, eq(student.id, sponsoredStudent.studentId))
      .where(ofList);
    if (listed === undefined) throw notFound();
    const named = await tx.$count(
      remittanceShare,
      and(eq(remittanceShare.sponsorshipId, id), eq(remittanceShare.studentId, studentId)),
    );
    if (named > 0) throw refuse(409, sponsorTexts.named, "in_use");
    await tx.delete(sponsoredStudent).where(ofList);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "sponsorship.remove_student",
      subject: `sponsorship:${id}`,
      before: { student: listed.matricNumber },
      reason: text,
    });
    return { message: sponsorTexts.removed };
  });
};
