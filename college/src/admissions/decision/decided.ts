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
import { decisionTexts } from "./texts.ts";

/** A decision as it is stored, and the name of the department it admits to. */
export interface Decided
  extends Pick<
    typeof admissionDecision.$inferSelect,
    "outcome" | "departmentId" | "reason" | "answerBy"
  > {
  readonly department: string | null;
}

type Department = typeof department.$inferSelect;
type DecisionBody = Pick<
  BodyOf<typeof decideAdmission>,
  "outcome" | "departmentCode" | "answerBy" | "reason"
>;

/**
 * Reads the office's decision. Fields that do not belong to the outcome (a reason with an offer) are left out: a form
 * keeps them while the user switches outcomes.
 * @param departments every one the college has.
 * @param preferredId the default department.
 * @throws 400 with the fields that will not do.
 */
export const readDecided = (
  college: College,
  departments: readonly Department[],
  preferredId: number,
  body: DecisionBody,
): Decided => {
  const empty = { departmentId: null, department: null, reason: null, answerBy: null };
  switch (body.outcome) {
    case "admitted": {
      const answerBy = readAnswerBy(college, body.answerBy);
      const { id, name } = readDepartment(departments, preferredId, body.departmentCode);
      return { ...empty, outcome: "admitted", departmentId: id, department: name, answerBy };
    }
    case "not_admitted":
      return { ...empty, outcome: "not_admitted", reason: readReason(body.reason) };
    default:
      return { ...empty, outcome: "waiting_list" };
  }
};

const readAnswerBy = ({ clock, identity }: College, typed: string | undefined): string => {
  const today = zonedDay(clock(), identity.timeZone);
  if (typed === undefined) return addDays(today, defaultAnswerDays);
  if (!isCalendarDay(typed)) throw refuseFields({ answerBy: [texts.field.notDay] });
  if (typed < today || typed > addDays(today, longestAnswerDays)) {
    throw refuseFields({ answerBy: [decisionTexts.answerByRange] });
  }
  return typed;
};

/** Compared here and not in the database, which rejects a NUL in the input. */
const readDepartment = (
  departments: readonly Department[],
  preferredId: number,
  code: string | undefined,
): Department => {
  const found = departments.find((one) =>
    code === undefined ? one.id === preferredId : one.code === code.trim().toUpperCase(),
  );
  if (found === undefined) {
    throw refuseFields({ departmentCode: [decisionTexts.unknownDepartment] });
  }
  return found;
};

const readReason = (typed: string | undefined): string => {
  const reason = oneLine(typed ?? "");
  if (reason === "") throw refuseFields({ reason: [decisionTexts.reasonMissing] });
  return reason;
};
