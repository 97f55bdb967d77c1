import { confirmRegistrationSlip } from "../../../contract/registration/registration.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { fetchSlipConfirmation } from "../college/registration.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { RegistrationSlipConfirmation } from "../generated/schema-types.ts";
import { semesterOf } from "../viewer/academic-session.ts";

/** What a genuine registration slip says now; null for a code the college never issued. */
export const slipConfirmation = async (
  code: string,
  { college, attempts, address }: GatewayContext,
): Promise<RegistrationSlipConfirmation | null> => {
  if (!hasShape(confirmRegistrationSlip.params, { code })) return null;
  await attempts.spend({ kind: "lookupsPerAddress", address });
  try {
    const slip = await fetchSlipConfirmation(college, code);
    return {
      matricNumber: slip.matric_number,
      name: slip.name,
      department: slip.department,
      level: slip.level,
      session: slip.session,
      semester: semesterOf(slip.semester),
      courses: slip.courses.map(({ code: courseCode, title, credit_load }) => ({
        code: courseCode,
        title,
        creditLoad: credit_load,
      })),
      totalCredits: slip.total_credits,
    };
  } catch (error) {
    if (isRefusal(error, 404) || isUnoffered(error)) return null;
    throw error;
  }
};
