import { localGovernments } from "./local-governments.ts";

/** The LGAs of a state; undefined where it is none. Takes all of them along: the client loads the list late instead. */
export const localGovernmentsOf = (state: string): readonly string[] | undefined =>
  Object.hasOwn(localGovernments, state) ? localGovernments[state] : undefined;
