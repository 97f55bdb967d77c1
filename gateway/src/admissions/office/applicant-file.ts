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
import { upper } from "../../payments/office/words.ts";
import { personPhotoUrl } from "../../profiles/photo.ts";
import { profileOf } from "../../viewer/profile.ts";
import { milestonesOf } from "../application/milestones.ts";
import { requirementOf } from "../sign-up/olevel-requirement.ts";
import { changesOf } from "./history.ts";
import { letterUrl, resultUrl } from "./paths.ts";
import { orNull } from "./refused.ts";

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
    applicationNo: applicant.application_no,
    name: [applicant.surname, applicant.first_name, applicant.other_name].filter(Boolean).join(" "),
    email: applicant.email,
    isSuspended: told.is_suspended,
    passportUrl: personPhotoUrl(user.passport ?? null),
    department: applicant.preferred_course ?? "",
    departmentCode: told.department_code,
    session: `${application.session.title}, ${application.session.name}`,
    profile: profileOf(user),
    milestones: milestonesOf(application),
    screeningFee: application.screening.fee,
    isPaid: application.screening.is_paid,
    paidAt: application.screening.paid_at,
    paymentReference: application.screening.reference,
    submittedAt: application.submitted_at,
    olevelRequirement:
      application.olevel_requirement && requirementOf(application.olevel_requirement),
    sittings: sittingsOf(told),
    jambDetails: application.jamb && {
      jambNo: application.jamb.jamb_no,
      jambScore: application.jamb.jamb_score,
      revision: application.jamb.revision,
    },
    test: testOf(told),
    decision: decisionOf(application.decision),
    history: told.history.map(historyOf),
    departments: told.departments,
    canScore: can.score,
    canDecide: can.decide,
    canMove: can.move,
    canSendLink: can.send_link,
    canCheckSittings: can.check_sittings,
    letterUrl: can.print_letter ? letterUrl(told.id) : null,
  };
};

const sittingsOf = ({ application, sitting_checks }: Told): ApplicantSitting[] =>
  application.sittings.flatMap((one) => {
    const check = sitting_checks.find(({ sitting }) => sitting === one.sitting);
    if (check === undefined) return [];
    return [
      {
        id: String(check.id),
        number: Number(one.sitting),
        schoolName: one.school_name,
        examType: one.exam_type,
        year: one.year,
        examNumber: one.exam_number,
        subjects: one.subjects,
        resultUrl: resultUrl(one.result_file),
        resultMediaType: one.result_media_type,
        state: upper(check.state),
        query: check.query,
      },
    ];
  });

const testOf = ({
  application: { test },
  test_score,
  test_batch_id,
  other_batches,
}: Told): ApplicantTest | null =>
  test === null || test_batch_id === null
    ? null
    : {
        batchId: String(test_batch_id),
        date: test.date,
        startTime: test.start_time,
        endTime: test.end_time,
        takenAt: test.taken_at,
        score: test_score,
        others: other_batches.map((batch) => ({
          id: String(batch.id),
          date: batch.date,
          startTime: batch.start_time,
          endTime: batch.end_time,
          placesLeft: batch.capacity - batch.assigned,
        })),
      };

const decisionOf = (decision: Told["application"]["decision"]): ApplicantDecision | null =>
  decision && {
    outcome: upper(decision.outcome),
    reason: decision.reason,
    decidedAt: decision.decided_at,
    department: decision.offer?.department ?? null,
    answerBy: decision.offer?.answer_by ?? null,
    answer: decision.offer?.answer ? upper(decision.offer.answer) : null,
    answeredAt: decision.offer?.answered_at ?? null,
    matricNumber: decision.offer?.matric_number ?? null,
  };

const historyOf = (entry: Told["history"][number]): ApplicantHistory => ({
  id: String(entry.id),
  at: entry.at,
  by: entry.by,
  action: entry.action,
  changes: changesOf(entry.before, entry.after),
  reason: entry.reason,
});
