import type { decideAdmission } from "../../../../contract/admissions/decision.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { addDays, isCalendarDay } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { admissionDecision } from "../../db/schema/admissions.ts";
import type { department } from "../../db/schema/students.ts";
import { refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import { defaultAnswerDays, longestAnswerDays } from "./decision-rules.ts";

/** A decision as it is stored, and the name of the department it admits to. */
export interface Decided
  extends Pick<
    typeof admissionDecision.$inferSelect,
    "outcome" | "departmentId" | "reason" | "answerBy"
  > {
  readonly department: string | null;
}

type Department = typeof department.$inferSelect;
type Given = Pick<
  BodyOf<typeof decideAdmission>,
  "outcome" | "departmentCode" | "answerBy" | "reason"
>;

/**
 * Reads what the office decided. What does not belong to the outcome (a reason with an offer) is left out: a form
 * keeps it while somebody makes up their mind.
 * @param departments every one the college has.
 * @param preferredId the department that is meant where none is named.
 * @throws 400 with the fields that will not do.
 */
export const readDecided = (
  college: College,
  departments: readonly Department[],
  preferredId: number,
  given: Given,
): Decided => {
  const nothing = { departmentId: null, department: null, reason: null, answerBy: null };
  switch (given.outcome) {
    case "admitted": {
      const answerBy = readAnswerBy(college, given.answerBy);
      const { id, name } = readDepartment(departments, preferredId, given.departmentCode);
      return { ...nothing, outcome: "admitted", departmentId: id, department: name, answerBy };
    }
    case "not_admitted":
      return { ...nothing, outcome: "not_admitted", reason: readReason(given.reason) };
    default:
      return { ...nothing, outcome: "waiting_list" };
  }
};

const readAnswerBy = ({ clock, identity }: College, given: string | undefined): string => {
  const today = zonedDay(clock(), identity.timeZone);
  if (given === undefined) return addDays(today, defaultAnswerDays);
  if (!isCalendarDay(given)) throw refuseFields({ answerBy: [texts.admission.notDay] });
  if (given < today || given > addDays(today, longestAnswerDays)) {
    throw refuseFields({ answerBy: [texts.admission.answerByRange] });
  }
  return given;
};

/** Compared here rather than by the database, which takes no NUL that somebody may send. */
const readDepartment = (
  departments: readonly Department[],
  preferredId: number,
  code: string | undefined,
): Department => {
  const found = departments.find((one) =>
    code === undefined ? one.id === preferredId : one.code === code.trim().toUpperCase(),
  );
  if (found === undefined) {
    throw refuseFields({ departmentCode: [texts.admission.unknownDepartment] });
  }
  return found;
};

const readReason = (given: string | undefined): string => {
  const reason = oneLine(given ?? "");
  if (reason === "") throw refuseFields({ reason: [texts.admission.reasonMissing] });
  return reason;
};
