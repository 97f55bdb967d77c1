import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  guardFailures,
  IsoDate,
  Message,
  Naira,
  officeFailures,
  RecordId,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import { studentStandings } from "../students/student-records.ts";
import { listKeepers, sponsorReaders } from "./sponsors.ts";

/** What a sponsor asks for with each claim, and a student can lack. */
export const readinessGaps = [
  "not_active",
  "no_photo",
  "incomplete_profile",
  "not_charged",
  "not_registered",
] as const;

const Gap = Type.Enum(readinessGaps);

/** A student of a sponsor's list. */
const SponsoredStudent = Type.Object({
  student_id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
  department: Type.String(),
  level: Type.Integer(),
  standing: Type.Enum(studentStandings),
  /**
   * Empty for a student who is ready. `incomplete_profile`: date of birth, phone or state of origin. `not_registered`: no course, though tuition is
   * paid; nobody registers before.
   */
  missing: Type.Array(Gap),
  claimed: Naira,
  paid: Naira,
  outstanding: Naira,
  /** The day of the last transfer that paid; null before. */
  paid_on: Unset(IsoDate),
  /** False once a remittance names the student. */
  can_remove: Type.Boolean(),
});

export const sponsoredStudents = defineListEndpoint({
  path: "/payment/sponsorships/students/",
  area: "payment",
  summary:
    "The students of a sponsor's list: what is claimed and paid for each, and what is missing",
  roles: sponsorReaders,
  row: SponsoredStudent,
  sorts: ["matric_number", "name", "department", "level"],
  defaultSort: "matric_number",
  filters: {
    sponsorship: RecordId,
    is_ready: Type.Optional(Type.Boolean()),
    missing: Type.Optional(Gap),
  },
});

export const exportSponsoredStudents = defineExportEndpoint(sponsoredStudents, {
  summary: "The students of a sponsor's list as a file, to claim with or to account for",
});

const listConflict = {
  status: 409,
  body: CodedDetail,
  when: "`preview_outdated`: the trial run would answer otherwise now. `wrong_state`: the list is closed.",
} as const;

/**
 * Column: matric_number. Numbers that are unknown, inactive, twice in the file, on the list already, or covered by another sponsor
 * are wrong. `leave_out_wrong` takes the others; it needs the `preview_mark` of the trial run.
 */
export const importSponsoredStudents = defineImportEndpoint({
  path: "/payment/sponsorships/{id}/students/import/",
  area: "payment",
  summary: "Put students on a sponsor's list by their matric numbers",
  roles: listKeepers,
  params: RecordParams,
  preview: Type.Object({
    matric_number: Type.String(),
    /** Empty where the number is unknown. */
    name: Type.String(),
    /** What the sponsor would be asked for; null for a wrong row. */
    claimed: Unset(Naira),
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such list." }, listConflict],
});

export const removeSponsoredStudent = defineEndpoint({
  method: "POST",
  path: "/payment/sponsorships/{id}/students/remove/",
  area: "payment",
  origin: "extension",
  summary: "Take a student off a sponsor's list, as long as no remittance names them",
  auth: "staff",
  roles: listKeepers,
  params: RecordParams,
  body: Type.Object({ student_id: RecordId, reason: Typed }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 409, body: CodedDetail, when: "`in_use`: a remittance names the student." },
  ],
});
