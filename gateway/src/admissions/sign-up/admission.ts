import { isRefusal, isUnoffered } from "../../college/failure.ts";
import { fetchAdmission } from "../../college/intake.ts";
import type { GatewayContext } from "../../context.ts";
import type { Admission } from "../../generated/schema-types.ts";
import { sessionOf } from "./application-session.ts";
import { requirementOf } from "./olevel-requirement.ts";

/** What can be applied for, and when; null where the college's service does not tell. */
export const admission = async ({ college }: GatewayContext): Promise<Admission | null> => {
  try {
    const { sessions, courses } = await fetchAdmission(college);
    return {
      sessions: sessions.map(sessionOf),
      courses: courses.map(({ code, name, olevel_requirement }) => ({
        code,
        name,
        olevelRequirement: olevel_requirement && requirementOf(olevel_requirement),
      })),
    };
  } catch (error) {
    if (isUnoffered(error) || isRefusal(error, 404)) return null;
    throw error;
  }
};
