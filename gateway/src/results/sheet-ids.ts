import { resultSheets } from "../../../contract/results/sheets.ts";
import type { ResultSheetState as ContractState } from "../../../contract/results/states.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { ResultSheetFilter, ResultSheetState } from "../generated/schema-types.ts";
import { askIds } from "../lists/page.ts";

const states: Readonly<Record<ResultSheetState, ContractState>> = {
  DRAFT: "draft",
  SUBMITTED: "submitted",
  RETURNED: "returned",
  APPROVED: "approved",
  PUBLISHED: "published",
  AMENDED: "amended",
};

const idOf = (id: string | null | undefined) => (id == null ? undefined : requireRecordId(id));

/** What narrows a list of sheets, as the contract has it. */
export const sheetFilters = (filter: ResultSheetFilter | null | undefined) => ({
  semester_id: idOf(filter?.semesterId),
  state: filter?.state && states[filter.state],
  department_id: idOf(filter?.departmentId),
  level: filter?.level,
  lecturer_id: idOf(filter?.lecturerId),
  overdue: filter?.overdue,
  flagged: filter?.flagged,
});

/** The sheets that match, for what is done with many at once. */
export const sheetIdResolvers = {
  Query: {
    resultSheetIds: (_root, { search, filter }, { college }) =>
      askIds(college, resultSheets, { search, filters: sheetFilters(filter) }),
  },
} satisfies Resolvers;
