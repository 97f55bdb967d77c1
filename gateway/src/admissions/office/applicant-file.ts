import { readApplicantRecord } from "../../../../contract/admissions/applicant-records.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { recordIdOf } from "../../college/record-id.ts";
import type {
  ApplicantDecision,
  ApplicantFile,
  ApplicantHistory,
  ApplicantSitting,
  ApplicantTest,
} from "../../generated/schema-types.ts";
import { orNull } from "../../graphql/refusal.ts";
import { upper } from "../../payments/office/words.ts";
import { personPhotoUrl } from "../../profiles/photo.ts";
import { profileOf } from "../../viewer/profile.ts";
import { milestonesOf } from "../application/milestones.ts";
import { requirementOf } from "../sign-up/olevel-requirement.ts";
import { changesOf } from "./history.ts";
import { letterUrl, resultUrl } from "./paths.ts";

type Told = ResponseOf<typeof readApplicantRecord>;

/** One applicant's whole file, in one call; null where there is none. */
export const readApplicantFile = async (
  college: CollegeCalls,
  given: string,
): Promise<ApplicantFile | null> => {
  const id = recordIdOf(given);
  if (id === undefined) return null;
  const told = await orNull(college.read(readApplicantRecord, { params: { id } }));
  return told && toFile(told);
};

const toFile = (told: Told): ApplicantFile => {
  const { user, application, can } = told;
  const { applicant } = user;
  return {
    id: String(told.id),
    applicationNo: applicant.applicationNo,
    name: [applicant.surname, applicant.firstName, applicant.otherName].filter(Boolean).join(" "),
    email: applicant.email,
    isSuspended: told.isSuspended,
    passportUrl: personPhotoUrl(user.passport ?? null),
    department: applicant.preferredCourse ?? "",
    departmentCode: told.departmentCode,
    session: `${application.session.title}, ${application.session.name}`,
    profile: profileOf(user),
    milestones: milestonesOf(application),
    screeningFee: application.screening.fee,
    isPaid: application.screening.isPaid,
    paidAt: application.screening.paidAt,
    paymentReference: application.screening.reference,
    submittedAt: application.submittedAt,
    olevelRequirement:
      application.olevelRequirement && requirementOf(application.olevelRequirement),
    sittings: sittingsOf(told),
    jambDetails: application.jamb && {
      jambNo: application.jamb.jambNo,
      jambScore: application.jamb.jambScore,
      revision: application.jamb.revision,
    },
    test: testOf(told),
    decision: decisionOf(application.decision),
    history: told.history.map(historyOf),
    departments: told.departments,
    canScore: can.score,
    canDecide: can.decide,
    canMove: can.move,
    canSendLink: can.sendLink,
    canCheckSittings: can.checkSittings,
    letterUrl: can.printLetter ? letterUrl(told.id) : null,
  };
};

const sittingsOf = ({ application, sittingChecks }: Told): ApplicantSitting[] =>
  application.sittings.flatMap((one) => {
    const check = sittingChecks.find(({ sitting }) => sitting === one.sitting);
    if (check === undefined) return [];
    return [
      {
        id: String(check.id),
        number: Number(one.sitting),
        schoolName: one.schoolName,
        examType: one.examType,
        year: one.year,
        examNumber: one.examNumber,
        subjects: one.subjects,
        resultUrl: resultUrl(one.resultFile),
        resultMediaType: one.resultMediaType,
        state: upper(check.state),
        query: check.query,
      },
    ];
  });

const testOf = ({
  application: { test },
  testScore,
  testBatchId,
  otherBatches,
}: Told): ApplicantTest | null =>
  test === null || testBatchId === null
    ? null
    : {
        batchId: String(testBatchId),
        date: test.date,
        startTime: test.startTime,
        endTime: test.endTime,
        takenAt: test.takenAt,
        score: testScore,
        others: otherBatches.map((batch) => ({
          id: String(batch.id),
          date: batch.date,
          startTime: batch.startTime,
          endTime: batch.endTime,
          placesLeft: batch.capacity - batch.assigned,
        })),
      };

const decisionOf = (decision: Told["application"]["decision"]): ApplicantDecision | null =>
  decision && {
    outcome: upper(decision.outcome),
    reason: decision.reason,
    decidedAt: decision.decidedAt,
    department: decision.offer?.department ?? null,
    answerBy: decision.offer?.answerBy ?? null,
    answer: decision.offer?.answer ? upper(decision.offer.answer) : null,
    answeredAt: decision.offer?.answeredAt ?? null,
    matricNumber: decision.offer?.matricNumber ?? null,
  };

const historyOf = (entry: Told["history"][number]): ApplicantHistory => ({
  id: String(entry.id),
  at: entry.at,
  by: entry.by,
  action: entry.action,
  changes: changesOf(entry.before, entry.after),
  reason: entry.reason,
});
