import { searchRecords } from "../../../contract/staff/search.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { StaffSearch } from "../generated/schema-types.ts";

/** Shorter texts find nothing, and longer ones no more than their beginning does. */
const shortest = 2;
const longest = 100;

/** What a text in the top bar finds, in one call. */
export const staffSearch = async (college: CollegeCalls, text: string): Promise<StaffSearch> => {
  const q = text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longest);
  if (q.length < shortest) return { applicants: [], students: [], courses: [] };
  const { applicants, students, courses } = await college.read(searchRecords, { query: { q } });
  return {
    applicants: applicants.map(({ id, application_no, ...rest }) => ({
      id: String(id),
      applicationNo: application_no,
      ...rest,
    })),
    students: students.map(({ id, matric_number, ...rest }) => ({
      id: String(id),
      matricNumber: matric_number,
      ...rest,
    })),
    courses: courses.map(({ id, ...rest }) => ({ id: String(id), ...rest })),
  };
};
