import type { Static } from "typebox";
import { hostelWaitingStudents } from "../../../../contract/hostels/applications.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import type { RequireFields } from "../../generated/resolvers.ts";
import type {
  HostelWaitingPage,
  HostelWaitingRecord,
  QueryHostelWaitingStudentsArgs,
} from "../../generated/schema-types.ts";
import { askPage } from "../../lists/page.ts";
import { hostelKinds, kindNames } from "./hostel-kind.ts";

const sorts = {
  JOINED_AT: "joined_at",
  NAME: "name",
  MATRIC_NUMBER: "matric_number",
} as const;

export const readWaitingStudents = (
  {
    filter,
    sort,
    ...asked
  }: RequireFields<QueryHostelWaitingStudentsArgs, "page" | "sort" | "descending">,
  college: CollegeCalls,
): Promise<HostelWaitingPage> =>
  askPage(
    college,
    hostelWaitingStudents,
    {
      ...asked,
      sort: sorts[sort],
      filters: { kind: filter?.kind && kindNames[filter.kind], is_offered: filter?.isOffered },
    },
    waitingOf,
  );

type Listed = Static<(typeof hostelWaitingStudents)["response"]>["rows"][number];

const waitingOf = (row: Listed): HostelWaitingRecord => ({
  id: String(row.id),
  studentId: String(row.student_id),
  matricNumber: row.matric_number,
  name: row.name,
  department: row.department,
  level: row.level,
  kind: row.kind && hostelKinds[row.kind],
  joinedAt: row.joined_at,
  position: row.position,
  offer: row.offer && { ...row.offer, expiresAt: row.offer.expires_at },
});
