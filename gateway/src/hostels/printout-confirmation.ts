import { confirmHostelPrintout } from "../../../contract/hostels/hostel.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { fetchPrintoutConfirmation } from "../college/hostel.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { HostelPrintoutConfirmation } from "../generated/schema-types.ts";

/** What a genuine hostel printout stands for; null for a code that stands for no bed any more, or never did. */
export const printoutConfirmation = async (
  code: string,
  { college, attempts, address }: GatewayContext,
): Promise<HostelPrintoutConfirmation | null> => {
  if (!hasShape(confirmHostelPrintout.params, { code })) return null;
  await attempts.spend({ kind: "lookupsPerAddress", address });
  try {
    const told = await fetchPrintoutConfirmation(college, code);
    return {
      matricNumber: told.matric_number,
      name: told.name,
      session: told.session,
      hostel: told.hostel,
      room: String(told.room),
      bed: String(told.bed),
      approvedAt: told.approved_at,
    };
  } catch (error) {
    if (isRefusal(error, 404) || isUnoffered(error)) return null;
    throw error;
  }
};
