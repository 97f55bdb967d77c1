import {
  changeDepartment,
  changeRequirement,
  createDepartment,
  deleteDepartment,
  departmentRecord,
  departmentRecords,
} from "../../../contract/courses/departments.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { readPage } from "../lists/page.ts";
import { deletedOr, savedOr } from "./saved.ts";

/** The departments and their requirements for applicants; their programmes are in programmes.ts. */
export const departmentResolvers = {
  Query: {
    departmentRecords: (_root, args, { college }) => readPage(college, departmentRecords, args),

    departmentRecord: (_root, { id }, { college }) =>
      college.read(departmentRecord, { params: { id: requireRecordId(id) } }),
  },

  Mutation: {
    saveDepartment: (_root, { id, input: { revision, ...form } }, { college }) =>
      savedOr(() =>
        id == null
          ? college.write(createDepartment, { body: form })
          : college.write(changeDepartment, {
              params: { id: requireRecordId(id) },
              body: { ...form, revision: revision ?? 0 },
            }),
      ),

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
