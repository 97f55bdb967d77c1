import {
  changeDepartment,
  changeRequirement,
  createDepartment,
  deleteDepartment,
  departmentRecord,
  departmentRecords,
} from "../../../contract/courses/departments.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { askPage } from "../lists/page.ts";
import { deletedOr, savedOr } from "./saved.ts";

const sorts = {
  NAME: "name",
  CODE: "code",
  STUDENTS: "students",
  APPLICANTS: "applicants",
} as const;

type Row = ValueOf<typeof departmentRecords.response>["rows"][number];

const toRow = ({ id, olevelRequirement, ...row }: Row) => ({
  id: String(id),
  code: row.code,
  name: row.name,
  students: row.students,
  applicants: row.applicants,
  courses: row.courses,
  olevelRequirement,
});

/** The departments and what they ask of applicants. */
export const departmentResolvers = {
  Query: {
    departmentRecords: (_root, { sort, ...args }, { college }) =>
      askPage(college, departmentRecords, { ...args, sort: sorts[sort], filters: {} }, toRow),

    departmentRecord: async (_root, { id }, { college }) => {
      const record = await college.read(departmentRecord, { params: { id: requireRecordId(id) } });
      return {
        ...toRow(record),
        revision: record.revision,
        feeDepartment: record.feeDepartment,
        ownFeeLines: record.ownFeeLines,
      };
    },
  },

  Mutation: {
    saveDepartment: (_root, { id, input }, { college }) =>
      savedOr(() => {
        const { code, name, revision, isConfirmed } = input;
        const form = { code, name, isConfirmed: isConfirmed ?? false };
        return id == null
          ? college.write(createDepartment, { body: form })
          : college.write(changeDepartment, {
              params: { id: requireRecordId(id) },
              body: { ...form, revision: revision ?? 0 },
            });
      }),

    saveOlevelRequirement: (_root, { id, revision, requirement }, { college }) =>
      savedOr(() =>
        college.write(changeRequirement, {
          params: { id: requireRecordId(id) },
          body: { revision, olevelRequirement: requirement ?? null },
        }),
      ),

    deleteDepartment: (_root, { id, revision }, { college }) =>
      deletedOr(() =>
        college.write(deleteDepartment, {
          params: { id: requireRecordId(id) },
          query: { revision },
        }),
      ),
  },
} satisfies Resolvers;
