import { eq } from "drizzle-orm";
import type { answerOffer } from "../../../../contract/admissions/application.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { dayText } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { firstProgrammeOf, studiesName } from "../../courses/programmes/of-department.ts";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { matriculatedMail } from "../../mail/admission-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { lockCandidate } from "./candidates.ts";
import { answerVerdict } from "./decision-rules.ts";
import { matriculate } from "./matriculate.ts";
import { decisionTexts } from "./texts.ts";

type Answered = ResponseOf<typeof answerOffer>;
type DecisionRow = typeof admissionDecision.$inferSelect;

/**
 * Accepts or declines the caller's offer; accepting makes them a student. It is idempotent.
 * @throws 404 without an offer; 409 `offer_answered` the other way, `offer_expired`, or `email_in_use` by another
 * student.
 */
export const answerOwnOffer = (
  college: College,
  caller: Account,
  answer: "accepted" | "declined",
): Promise<Answered> =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const candidate = await lockCandidate(tx, eq(applicant.accountId, caller.id));
    const { decision: offer } = candidate;
    if (offer === null || offer.departmentId === null || offer.answerBy === null) {
      throw refuse(404, decisionTexts.noOffer);
    }
    switch (answerVerdict(offer, answer, zonedDay(now, college.identity.timeZone))) {
      case "offer_answered":
        throw refuse(409, decisionTexts.offerAnswered, "offer_answered");
      case "offer_expired":
        throw refuse(409, decisionTexts.offerExpired(dayText(offer.answerBy)), "offer_expired");
      case "repeat":
        return repeated(tx, offer);
      default:
        return answer === "accepted"
          ? accept(college, tx, candidate.applicant, {
              departmentId: offer.departmentId,
              programmeId: offer.programmeId ?? (await firstProgrammeOf(tx, offer.departmentId)).id,
            })
          : decline(college, tx, offer.applicantId);
    }
  });

const accept = async (
  college: College,
  tx: Transaction,
  one: typeof applicant.$inferSelect,
  offered: { readonly departmentId: number; readonly programmeId: number },
): Promise<Answered> => {
  const { id: studentId, matricNumber, email } = await matriculate(college, tx, one, offered);
  await tx
    .update(admissionDecision)
    .set({ answer: "accepted", answeredAt: college.clock(), studentId })
    .where(eq(admissionDecision.applicantId, one.id));
  const [admittedTo] = await tx
    .select({ name: studiesName(department.name, programme.name) })
    .from(programme)
    .innerJoin(department, eq(department.id, programme.departmentId))
    .where(eq(programme.id, offered.programmeId));
  const mail = matriculatedMail(college.identity, {
    firstName: one.firstName,
    department: admittedTo?.name ?? "",
    matricNumber,
    loginUrl: `${college.config.publicUrl}/student/login`,
  });
  await queueMail(college, tx, { to: email, ...mail });
  return acceptedAnswer(matricNumber);
};

const decline = async (
  college: College,
  tx: Transaction,
  applicantId: number,
): Promise<Answered> => {
  await tx
    .update(admissionDecision)
    .set({ answer: "declined", answeredAt: college.clock() })
    .where(eq(admissionDecision.applicantId, applicantId));
  return declinedAnswer;
};

const repeated = async (tx: Transaction, { studentId }: DecisionRow): Promise<Answered> => {
  if (studentId === null) return declinedAnswer;
  const [made] = await tx
    .select({ matricNumber: student.matricNumber })
    .from(student)
    .where(eq(student.id, studentId));
  if (made === undefined) throw new Error("an accepted offer has no student");
  return acceptedAnswer(made.matricNumber);
};

const acceptedAnswer = (matricNumber: string): Answered => ({
  message: decisionTexts.accepted(matricNumber),
  matricNumber,
});

const declinedAnswer: Answered = { message: decisionTexts.declined, matricNumber: null };
