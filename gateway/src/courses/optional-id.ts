import { requireRecordId } from "../college/record-id.ts";

/** The number of a record that a filter names, where it names one. */
export const optionalId = (id: string | null | undefined): number | undefined =>
  id == null ? undefined : requireRecordId(id);
