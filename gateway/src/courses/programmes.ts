import {
  changeProgramme,
  createProgramme,
  deleteProgramme,
  deleteProgrammeRules,
  programmeChoices,
  programmeRecord,
  saveProgrammeRules,
} from "../../../contract/courses/programmes.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { deletedOr, savedOr } from "./saved.ts";

/** The programmes of the departments, and what they ask of each cohort. */
export const programmeResolvers = {
  Query: {
    programmeRecord: (_root, { id }, { college }) =>
      college.read(programmeRecord, { params: { id: requireRecordId(id) } }),

    programmeChoices: (_root, _args, { college }) => college.read(programmeChoices, {}),
  },

  Mutation: {
    saveProgramme: (
      _root,
      { id, departmentId, input: { revision, entryPapers = null, ...input } },
      { college },
    ) => {
      const form = { ...input, entryPapers: entryPapers && [...entryPapers] };
      return savedOr(() =>
        id == null
          ? college.write(createProgramme, {
              body: { ...form, departmentId: requireRecordId(departmentId) },
            })
          : college.write(changeProgramme, {
              params: { id: requireRecordId(id) },
              body: { ...form, revision: revision ?? 0 },
            }),
      );
    },

    deleteProgramme: (_root, { id, revision }, { college }) =>
      deletedOr(() =>
        college.write(deleteProgramme, {
          params: { id: requireRecordId(id) },
          query: { revision },
        }),
      ),

    saveProgrammeRules: (
      _root,
      { id, input: { fromSessionId, requiredCourseIds, electiveCourseIds, ...rules } },
      { college },
    ) =>
      savedOr(() =>
        college.write(saveProgrammeRules, {
          params: { id: requireRecordId(id) },
          body: {
            ...rules,
            fromSessionId: requireRecordId(fromSessionId),
            requiredCourseIds: requiredCourseIds.map(requireRecordId),
            electiveCourseIds: electiveCourseIds.map(requireRecordId),
          },
        }),
      ),

    deleteProgrammeRules: (_root, { id, fromSessionId, revision }, { college }) =>
      deletedOr(() =>
        college.write(deleteProgrammeRules, {
          params: { id: requireRecordId(id), fromSessionId: requireRecordId(fromSessionId) },
          query: { revision },
        }),
      ),
  },
} satisfies Resolvers;
