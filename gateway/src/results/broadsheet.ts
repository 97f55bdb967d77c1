import { academicStandingList } from "../../../contract/results/academic-standing.ts";
import { broadsheet } from "../../../contract/results/broadsheet.ts";
import { carryovers } from "../../../contract/results/carryovers.ts";
import { isRefusal } from "../college/failure.ts";
import { optionalId, requireRecordId } from "../college/record-id.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { definedFields } from "../graphql/input.ts";
import { exportLinks } from "../lists/export-links.ts";
import { readPage } from "../lists/page.ts";

/** The results of a department's level in a semester, its academic standing after a session, and the courses that students still have to pass. */
export const broadsheetResolvers = {
  Query: {
    broadsheet: async (
      _root,
      { semesterId, departmentId, programmeId, level, publishedOnly },
      { college },
    ) => {
      const query = {
        ...definedFields({
          semesterId: optionalId(semesterId),
          programmeId: optionalId(programmeId),
        }),
        departmentId: requireRecordId(departmentId),
        level,
        ...(publishedOnly && { publishedOnly }),
      };
      const sheet = await orInvalidRequest(college.read(broadsheet, { query }));
      return {
        ...sheet,
        semester: semesterNamed(sheet.semester),
        rows: sheet.rows.map(({ gpaHundredths, cgpaHundredths, ...row }) => ({
          ...row,
          gpa: points(gpaHundredths),
          cgpa: points(cgpaHundredths),
        })),
        // Another semester may run when the shown one is downloaded.
        export: exportLinks(broadsheet.path, { ...query, semesterId: sheet.semesterId }),
      };
    },

    academicStandings: async (_root, { session, departmentId, level }, { college }) => {
      const query = { session, departmentId: requireRecordId(departmentId), level };
      const list = await orInvalidRequest(college.read(academicStandingList, { query }));
      return {
        ...list,
        rows: list.rows.map(({ cgpaHundredths, ...row }) => ({
          ...row,
          cgpa: points(cgpaHundredths),
        })),
        export: exportLinks(academicStandingList.path, query),
      };
    },

    carryovers: (_root, { filter, ...args }, { college }) => {
      const filters = {
        ...filter,
        departmentId: optionalId(filter?.departmentId),
        courseId: optionalId(filter?.courseId),
      };
      return readPage(college, carryovers, { ...args, filters });
    },
  },
} satisfies Resolvers;

/** @throws PortalError INVALID_REQUEST for a level that the contract does not allow */
const orInvalidRequest = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    throw isRefusal(error, 400) ? new PortalError("INVALID_REQUEST", {}, error) : error;
  }
};

const points = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;
