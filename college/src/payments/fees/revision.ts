import { refuse } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";

/** @throws 409 `changed_elsewhere` where the record is at another revision than the one that was seen. */
export const requireRevision = (record: { readonly revision: number }, seen: number): void => {
  if (record.revision !== seen) {
    throw refuse(409, texts.feeOffice.changedElsewhere, "changed_elsewhere");
  }
};
