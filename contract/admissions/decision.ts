import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstantSent,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";

const ApplicantParams = Type.Object({ id: RecordId });

const officeFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
  { status: 404, body: Detail, when: "No such applicant." },
] as const;

/** Actions of the admission office. Each change is written to the audit log. */
export const recordTestScore = defineEndpoint({
  method: "PUT",
  path: "/admission/applicants/{id}/test-score/",
  area: "admission",
  origin: "extension",
  summary: "Record an applicant's aptitude test score",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicantParams,
  body: Type.Object({
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    /** The score the caller saw, null for none. A different score is not overwritten. */
    seen_score: Type.Optional(Unset(Type.Integer({ minimum: 0, maximum: 100 }))),
  }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: the score is not `seen_score`; `not_submitted`: there is no submitted application; `test_not_held`: the batch has not begun; `decided`: a decision is made on the score there is.",
    },
  ],
});

export const decideAdmission = defineEndpoint({
  method: "PUT",
  path: "/admission/applicants/{id}/decision/",
  area: "admission",
  origin: "extension",
  summary: "Admit an applicant to a department, put them on the waiting list, or refuse them",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicantParams,
  body: Type.Object({
    outcome: Type.Union([
      Type.Literal("admitted"),
      Type.Literal("waiting_list"),
      Type.Literal("not_admitted"),
    ]),
    department_code: Type.Optional(
      Type.String({
        maxLength: 10,
        description: "Of an admission; the preferred course unless said.",
      }),
    ),
    programme_code: Type.Optional(
      Type.String({
        maxLength: 10,
        description:
          "Of an admission; unless said the preferred programme, or the department's only one.",
      }),
    ),
    answer_by: Type.Optional(IsoDate),
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: "Needed where somebody is not admitted." }),
    ),
    over_quota_reason: Type.Optional(
      Type.String({
        minLength: 5,
        maxLength: 500,
        description: "Admits beyond the department's quota, for this reason.",
      }),
    ),
    /** Time of the decision the caller saw, null for none. A different decision is not overwritten. */
    seen_decided_at: Type.Optional(Unset(IsoInstantSent)),
  }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: the decision is not the one of `seen_decided_at`; `not_submitted`, `not_tested`: without a score nobody is admitted; `offer_accepted`: the applicant is a student already; `quota_exceeded`: the department has no place left, and no `over_quota_reason` is given.",
    },
  ],
});

/**
 * Columns `application_no` and `score`, a whole number of percent. A row is wrong if its number is unknown or appears
 * twice, the application is not submitted, the test has not begun, or a decision was made on the score there is. A score
 * that is already recorded changes nothing.
 */
export const importScores = defineImportEndpoint({
  path: "/admission/scores/import/",
  area: "admission",
  summary: "Record the aptitude test scores of a file",
  roles: ["SUPER_ADMIN"],
  preview: Type.Object({
    application_no: Type.String(),
    name: Type.String(),
    score: Type.Integer(),
    /** What is recorded now. */
    before: Unset(Type.Integer()),
  }),
});
