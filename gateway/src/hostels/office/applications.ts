import type { Static } from "typebox";
import { bedsToMoveTo, hostelApplications } from "../../../../contract/hostels/applications.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { isRefusal } from "../../college/failure.ts";
import { requireRecordId } from "../../college/record-id.ts";
import { optionalId } from "../../courses/optional-id.ts";
import { PortalError } from "../../errors.ts";
import type { RequireFields } from "../../generated/resolvers.ts";
import type {
  FreeBedChoice,
  HostelApplicationFilter,
  HostelApplicationPage,
  HostelApplicationRecord,
  QueryHostelApplicationIdsArgs,
  QueryHostelApplicationsArgs,
} from "../../generated/schema-types.ts";
import { askIds, askPage } from "../../lists/page.ts";
import { statusNames, statusOf } from "./states.ts";

const sorts = {
  APPLIED_AT: "applied_at",
  NAME: "name",
  MATRIC_NUMBER: "matric_number",
  ROOM: "room",
} as const;

export const readApplications = (
  {
    filter,
    sort,
    ...asked
  }: RequireFields<QueryHostelApplicationsArgs, "page" | "sort" | "descending">,
  college: CollegeCalls,
): Promise<HostelApplicationPage> =>
  askPage(
    college,
    hostelApplications,
    { ...asked, sort: sorts[sort], filters: filtersOf(filter) },
    applicationOf,
  );

export const readApplicationIds = (
  { search, filter }: QueryHostelApplicationIdsArgs,
  college: CollegeCalls,
): Promise<string[] | null> =>
  askIds(college, hostelApplications, { search, filters: filtersOf(filter) });

const filtersOf = (filter: HostelApplicationFilter | null | undefined) => ({
  status: filter?.status && statusNames[filter.status],
  hostel: optionalId(filter?.hostel),
  floor: filter?.floor,
  department: optionalId(filter?.department),
  level: filter?.level,
});

type Listed = Static<(typeof hostelApplications)["response"]>["rows"][number];

const applicationOf = (row: Listed): HostelApplicationRecord => ({
  id: String(row.id),
  status: statusOf[row.status],
  studentId: String(row.student_id),
  matricNumber: row.matric_number,
  name: row.name,
  department: row.department,
  level: row.level,
  hostel: row.hostel,
  floor: row.floor,
  room: row.room,
  bed: row.bed,
  appliedAt: row.applied_at,
  decidedAt: row.decided_at,
  reason: row.reason,
});

/** @throws PortalError NOT_FOUND for no application */
export const readFreeBedChoices = async (
  applicationId: string,
  college: CollegeCalls,
): Promise<FreeBedChoice[]> => {
  const id = requireRecordId(applicationId);
  try {
    const { beds } = await college.read(bedsToMoveTo, { params: { id } });
    return beds.map((bed) => ({ ...bed, id: String(bed.id) }));
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};
