import { eq } from "drizzle-orm";
import type { answerOffer } from "../../../../contract/admissions/application.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { dayText } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { firstProgrammeOf, studiesName } from "../../courses/programmes/of-department.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { matriculatedMail } from "../../mail/admission-mails.ts";
import { acceptedMail } from "../../mail/entry-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { clearanceUrlOf } from "../entry-clearance/decide-paper.ts";
import { openEntryClearance } from "../entry-clearance/open.ts";
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
  const { programmeId } = offered;
  const dueOn = await openEntryClearance(college, tx, { applicantId: one.id, programmeId });
  const [admittedTo] = await tx
    .select({ name: studiesName(department.name, programme.name) })
    .from(programme)
    .innerJoin(department, eq(department.id, programme.departmentId))
    .where(eq(programme.id, programmeId));
  const person = { firstName: one.firstName, department: admittedTo?.name ?? "" };
  const papers =
    dueOn === null ? null : { dueOn: dayText(dueOn), clearanceUrl: clearanceUrlOf(college) };
  if (papers && college.config.matricNumberAt === "clearance") {
    await note(college, tx, one.id, null);
    const [own] = await tx.select().from(account).where(eq(account.id, one.accountId));
    const mail = acceptedMail(college.identity, { ...person, ...papers });
    await queueMail(college, tx, { to: own?.email ?? "", ...mail });
    return acceptedAnswer(null);
  }
  const { id: studentId, matricNumber, email } = await matriculate(college, tx, one, offered);
  await note(college, tx, one.id, studentId);
  const mail = matriculatedMail(college.identity, {
    ...person,
    matricNumber,
    loginUrl: `${college.config.publicUrl}/student/login`,
    papers,
  });
  await queueMail(college, tx, { to: email, ...mail });
  return acceptedAnswer(matricNumber);
};

const note = async (
  { clock }: College,
  tx: Transaction,
  applicantId: number,
  studentId: number | null,
): Promise<void> => {
  await tx
    .update(admissionDecision)
    .set({ answer: "accepted", answeredAt: clock(), studentId })
    .where(eq(admissionDecision.applicantId, applicantId));
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

const repeated = async (tx: Transaction, { answer, studentId }: DecisionRow): Promise<Answered> => {
  if (answer === "declined") return declinedAnswer;
  if (studentId === null) return acceptedAnswer(null);
  const [made] = await tx
    .select({ matricNumber: student.matricNumber })
    .from(student)
    .where(eq(student.id, studentId));
  if (made === undefined) throw new Error("an accepted offer has no student");
  return acceptedAnswer(made.matricNumber);
};

const acceptedAnswer = (matricNumber: string | null): Answered => ({
  message:
    matricNumber === null ? decisionTexts.acceptedWithPapers : decisionTexts.accepted(matricNumber),
  matricNumber,
});

const declinedAnswer: Answered = { message: decisionTexts.declined, matricNumber: null };
