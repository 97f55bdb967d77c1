import type { ValueOf } from "../../../../contract/endpoint.ts";
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
      filters: { kind: filter?.kind && kindNames[filter.kind], isOffered: filter?.isOffered },
    },
    waitingOf,
  );

type Listed = ValueOf<(typeof hostelWaitingStudents)["response"]>["rows"][number];

const waitingOf = (row: Listed): HostelWaitingRecord => ({
  id: String(row.id),
  studentId: String(row.studentId),
  matricNumber: row.matricNumber,
  name: row.name,
  department: row.department,
  level: row.level,
  kind: row.kind && hostelKinds[row.kind],
  joinedAt: row.joinedAt,
  position: row.position,
  offer: row.offer && { ...row.offer, expiresAt: row.offer.expiresAt },
});
