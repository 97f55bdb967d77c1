import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import { StudentSource } from "../../viewer/student-source.ts";
import type { HostelKind } from "./availability.ts";

const kinds = new Map<string, HostelKind>([
  ["female", "female"],
  ["f", "female"],
  ["male", "male"],
  ["m", "male"],
]);

/**
 * The kind of hostel for the signed-in student. The gateway asks the college only if the sign-in record lacks it.
 * @throws PortalError NOT_AVAILABLE if the college's record lacks it too
 */
export const hostelKindOf = async ({ session, college }: GatewayContext): Promise<HostelKind> => {
  const kept = session.requireStudent();
  const kind =
    read(kept.sex) ?? read((await StudentSource.signedIn(kept, session, college).record()).sex);
  if (kind === undefined) throw new PortalError("NOT_AVAILABLE");
  return kind;
};

const read = (sex: string | null | undefined): HostelKind | undefined =>
  kinds.get(sex?.trim().toLowerCase() ?? "");
