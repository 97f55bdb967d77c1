import {
  statementOfResult,
  studentRecordStatementOfResult,
} from "../../../contract/results/statement-of-result.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import {
  decideLeavingClearance,
  leavingClearance,
  leavingClearances,
  ownLeavingClearance,
  unitsOfRole,
} from "../../../contract/students/leaving-clearance.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { optionalId, recordIdOf, requireRecordId } from "../college/record-id.ts";
import { studentDocument } from "../documents/student-document.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { OwnLeavingClearance } from "../generated/schema-types.ts";
import { fieldRefusal, orNull, orRefusal } from "../graphql/refusal.ts";
import { readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";

/** A graduate's statement of result. */
export const statementOfResultFile = studentDocument("statement-of-result", {
  own: (college) => college.file(statementOfResult, {}),
  ofStudent: (college, id) => college.file(studentRecordStatementOfResult, { params: { id } }),
});

/** Which offices have signed the signed-in student off; null for one who does not leave. */
export const readOwnClearance = async (
  college: CollegeCalls,
): Promise<OwnLeavingClearance | null> => {
  const { units, obstacle } = await college.read(ownLeavingClearance, {});
  if (units.length === 0) return null;
  return { units, obstacle, statementUrl: obstacle === null ? statementOfResultFile.ownUrl : null };
};

const mostDecided = 100;

const printers: readonly StaffRole[] = studentRecordStatementOfResult.roles;

/** Signing students off who leave, for the offices. */
export const leavingClearanceResolvers = {
  Query: {
    leavingClearances: async (_root, { filter, ...args }, { college, session }) => {
      const filters = { ...filter, departmentId: optionalId(filter?.departmentId) };
      const page = await readPage(college, leavingClearances, { ...args, filters });
      const role = session.staff?.role;
      return { ...page, decidable: [...((role && unitsOfRole[role]) ?? [])] };
    },

    leavingClearance: async (_root, { studentId }, { college, session }) => {
      const id = recordIdOf(studentId);
      if (id === undefined) return null;
      const found = await orNull(college.read(leavingClearance, { params: { id } }));
      if (found === null) return null;
      const role = session.staff?.role;
      const mayPrint =
        found.standing === "graduated" && role !== undefined && printers.includes(role);
      return { ...found, statementUrl: mayPrint ? statementOfResultFile.urlOf(id) : null };
    },
  },

  Mutation: {
    decideLeavingClearance: (_root, { input: { unit, students, state, note } }, { college }) =>
      fieldRefusal(
        students.length === 0 || students.length > mostDecided
          ? [{ field: "students", message: texts.results.students(mostDecided) }]
          : [],
      ) ??
      orRefusal(async () => {
        const answer = await college.write(decideLeavingClearance, {
          params: { unit },
          body: {
            students: students.map(({ id, revision }) => ({ id: requireRecordId(id), revision })),
            state,
            ...(note != null && { note }),
          },
        });
        return { __typename: "LeavingClearanceDecided", ...answer };
      }),
  },
} satisfies Resolvers;
