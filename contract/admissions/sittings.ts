import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";
import { applicantStages, sittingStates, YesOrNo } from "./applicant-records.ts";
import { OlevelRequirement } from "./sign-up.ts";

const Which = Type.Union([Type.Literal("1"), Type.Literal("2")]);

/** Of submitted applications only: before submission the applicant can still change them. */
export const sittingRecords = defineListEndpoint({
  path: "/admission/sittings/",
  area: "admission",
  summary: "The applicants' O-level sittings, for who checks them against the certificates",
  roles: ["SUPER_ADMIN"],
  row: Type.Object({
    id: Type.Integer(),
    applicant_id: Type.Integer(),
    application_no: Type.String(),
    name: Type.String(),
    department: Type.String(),
    sitting: Which,
    exam_type: Type.String(),
    year: Type.String(),
    exam_number: Type.String(),
    has_file: Type.Boolean(),
    state: Type.Enum(sittingStates),
    checked_at: Unset(IsoInstant),
    checked_by: Unset(Type.String()),
    submitted_at: IsoInstant,
  }),
  sorts: ["submitted", "number", "surname", "checked"],
  defaultSort: "submitted",
  filters: {
    application_session_id: Type.Optional(RecordId),
    department_code: Type.Optional(Type.String({ maxLength: 10 })),
    state: Type.Optional(Type.Enum(sittingStates)),
    exam_type: Type.Optional(Type.String({ maxLength: 40 })),
    has_file: Type.Optional(YesOrNo),
  },
});

export const exportSittingRecords = defineExportEndpoint(sittingRecords, {
  summary: "The sittings as a file",
});

const SittingParams = Type.Object({ id: RecordId });
const unknown = { status: 404, body: Detail, when: "No such sitting of a submitted application." };

export const readSittingRecord = defineEndpoint({
  method: "GET",
  path: "/admission/sittings/{id}/",
  area: "admission",
  origin: "extension",
  summary: "One sitting with what the applicant claims, its file and its check",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: SittingParams,
  status: 200,
  response: Type.Object({
    id: Type.Integer(),
    applicant_id: Type.Integer(),
    application_no: Type.String(),
    name: Type.String(),
    date_of_birth: Unset(IsoDate),
    department: Type.String(),
    stage: Type.Enum(applicantStages),
    requirement: Unset(OlevelRequirement),
    sitting: Which,
    school_name: Type.String(),
    exam_type: Type.String(),
    year: Type.String(),
    exam_number: Type.String(),
    subjects: Type.Array(Type.Object({ name: Type.String(), grade: Type.String() })),
    /** `/media/results/{id}` */
    result_file: Unset(Type.String()),
    result_media_type: Unset(Type.String()),
    revision: Type.Integer(),
    state: Type.Enum(sittingStates),
    /** The last finding, for this or an earlier revision. */
    check: Unset(
      Type.Object({
        outcome: Type.Union([Type.Literal("verified"), Type.Literal("queried")]),
        query: Unset(Type.String()),
        checked_at: IsoInstant,
        checked_by: Type.String(),
      }),
    ),
    /** The applicant's other sitting. */
    other_id: Unset(Type.Integer()),
    /** The next to be checked, the earliest submitted first. */
    next_id: Unset(Type.Integer()),
  }),
  failures: [...guardFailures, unknown],
});

export const checkSitting = defineEndpoint({
  method: "PUT",
  path: "/admission/sittings/{id}/check/",
  area: "admission",
  origin: "extension",
  summary:
    "Verify a sitting, or query it: the applicant is told by mail and may send the file anew",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: SittingParams,
  body: Type.Object({
    outcome: Type.Union([Type.Literal("verified"), Type.Literal("queried")]),
    /** The query, worded for the applicant; required with `queried`. */
    query: Type.Optional(Type.String({ maxLength: 500 })),
    revision: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "A query says nothing." },
    unknown,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: the sitting is another than the one that was looked at; `no_file`: there is nothing to verify it by.",
    },
  ],
});

export const correctSitting = defineEndpoint({
  method: "PUT",
  path: "/admission/sittings/{id}/",
  area: "admission",
  origin: "extension",
  summary: "Correct a sitting to what its certificate says; the applicant is told by mail",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: SittingParams,
  body: Type.Object({
    school_name: Type.String({ maxLength: 500 }),
    exam_type: Type.String({ maxLength: 500 }),
    year: Type.String({ maxLength: 500 }),
    exam_number: Type.String({ maxLength: 500 }),
    subjects: Type.Array(
      Type.Object({
        name: Type.String({ maxLength: 500 }),
        grade: Type.String({ maxLength: 500 }),
      }),
      {
        maxItems: 30,
        description:
          "All of them, 1 to 9; empty rows are left out. What is wrong with one is told under `subjects.0.name` or `subjects.0.grade`, by its place in the list as sent.",
      },
    ),
    reason: Type.String({
      maxLength: 500,
      description: "At least 5 characters; kept in the audit log, not mailed.",
    }),
    is_verified: Type.Boolean({
      description:
        "Whether the sitting matches its certificate now; otherwise it is still to be checked.",
    }),
    revision: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: FieldErrors,
      when: "A field is not valid, or nothing differs (`changes`).",
    },
    unknown,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: the sitting is another than the one that was looked at; `no_file`: there is nothing to verify it by.",
    },
  ],
});
