import type { ResultSheetState as ContractState } from "../../../contract/results/states.ts";
import type { ResultSheetState } from "../generated/schema-types.ts";

/** The contract's states as the schema names them. */
export const stateNames: Readonly<Record<ContractState, ResultSheetState>> = {
  draft: "DRAFT",
  submitted: "SUBMITTED",
  returned: "RETURNED",
  approved: "APPROVED",
  published: "PUBLISHED",
  amended: "AMENDED",
};
