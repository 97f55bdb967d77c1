import { RecordId } from "../../../contract/shapes.ts";
import { PortalError } from "../errors.ts";
import { hasShape } from "./shape.ts";

/** The record number in a client's id; undefined if no record can have it. */
export const recordIdOf = (id: string): number | undefined => {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : undefined;
  return number !== undefined && hasShape(RecordId, number) ? number : undefined;
};

/** The same. @throws PortalError NOT_FOUND if no record can have it */
export const requireRecordId = (id: string): number => {
  const number = recordIdOf(id);
  if (number === undefined) throw new PortalError("NOT_FOUND");
  return number;
};

/** The record number in an optional argument. @throws PortalError as `requireRecordId` */
export const optionalId = (id: string | null | undefined): number | undefined =>
  id == null ? undefined : requireRecordId(id);
