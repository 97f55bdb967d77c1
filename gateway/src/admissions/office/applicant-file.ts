import { readApplicantRecord } from "../../../../contract/admissions/applicant-records.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { recordIdOf } from "../../college/record-id.ts";
import type {
  ApplicantDecision,
  ApplicantFile,
  ApplicantSitting,
  ApplicantTest,
} from "../../generated/schema-types.ts";
import { orNull } from "../../graphql/refusal.ts";
import { personPhotoUrl } from "../../profiles/photo.ts";
import { profileOf } from "../../viewer/profile.ts";
import { milestonesOf } from "../application/milestones.ts";
import { letterUrl, resultUrl } from "./files.ts";

type Answer = ResponseOf<typeof readApplicantRecord>;

/** One applicant's file in one call; null if there is none. */
export const readApplicantFile = async (
  college: CollegeCalls,
  applicantId: string,
): Promise<ApplicantFile | null> => {
  const id = recordIdOf(applicantId);
  if (id === undefined) return null;
  return orNull(college.read(readApplicantRecord, { params: { id } }).then(fileOf));
};

const fileOf = (answer: Answer): ApplicantFile => {
  const { user, application, can } = answer;
  const { applicant } = user;
  return {
    id: answer.id,
    applicationNo: applicant.applicationNo,
    name: [applicant.surname, applicant.firstName, applicant.otherName].filter(Boolean).join(" "),
    email: applicant.email,
    isSuspended: answer.isSuspended,
    passportUrl: personPhotoUrl(user.passport ?? null),
    department: applicant.preferredCourse ?? "",
    departmentCode: answer.departmentCode,
    programmeCode: answer.programmeCode,
    session: `${application.session.title}, ${application.session.name}`,
    profile: profileOf(user),
    milestones: milestonesOf(application),
    screeningFee: application.screening.fee,
    isPaid: application.screening.isPaid,
    paidAt: application.screening.paidAt,
    paymentReference: application.screening.reference,
    submittedAt: application.submittedAt,
    olevelRequirement: application.olevelRequirement,
    sittings: sittingsOf(answer),
    jambDetails: application.jamb,
    test: testOf(answer),
    decision: decisionOf(application.decision),
    history: answer.history.map(({ before, after, ...entry }) => ({
      ...entry,
      changes: changesOf(before, after),
    })),
    departments: answer.departments,
    canScore: can.score,
    canDecide: can.decide,
    canMove: can.move,
    canSendLink: can.sendLink,
    canCheckSittings: can.checkSittings,
    letterUrl: can.printLetter ? letterUrl(answer.id) : null,
  };
};

const sittingsOf = ({ application, sittingChecks }: Answer): ApplicantSitting[] =>
  application.sittings.flatMap((sitting) => {
    const check = sittingChecks.find((candidate) => candidate.sitting === sitting.sitting);
    if (check === undefined) return [];
    return [
      {
        ...sitting,
        id: check.id,
        number: Number(sitting.sitting),
        resultUrl: resultUrl(sitting.resultFile),
        state: check.state,
        query: check.query,
      },
    ];
  });

const testOf = ({
  application: { test },
  testScore,
  testBatchId,
  otherBatches,
}: Answer): ApplicantTest | null =>
  test === null || testBatchId === null
    ? null
    : {
        ...test,
        batchId: testBatchId,
        score: testScore,
        others: otherBatches.map(({ capacity, assigned, ...batch }) => ({
          ...batch,
          placesLeft: capacity - assigned,
        })),
      };

const decisionOf = (decision: Answer["application"]["decision"]): ApplicantDecision | null =>
  decision && {
    outcome: decision.outcome,
    reason: decision.reason,
    decidedAt: decision.decidedAt,
    department: decision.offer?.department ?? null,
    answerBy: decision.offer?.answerBy ?? null,
    answer: decision.offer?.answer ?? null,
    answeredAt: decision.offer?.answeredAt ?? null,
    matricNumber: decision.offer?.matricNumber ?? null,
  };

type Values = Answer["history"][number]["before"];

/** Lines shown for one audit entry. */
const maxLines = 20;

/** The changes in an audit entry, one line each: `score: 61 → 64`; an empty value is a dash. */
const changesOf = (before: Values, after: Values): string[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => [name, textOf(before?.[name]), textOf(after?.[name])] as const)
    .filter(([, oldText, newText]) => oldText !== newText)
    .slice(0, maxLines)
    .map(([name, oldText, newText]) => `${spacedName(name)}: ${oldText} → ${newText}`);
};

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** `answerBy` is `answer by`. */
const spacedName = (name: string): string =>
  name.replaceAll(/[A-Z]|_[a-z]/g, (part) => ` ${part.replace("_", "").toLowerCase()}`);
