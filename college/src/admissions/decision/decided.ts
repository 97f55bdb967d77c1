import type { decideAdmission } from "../../../../contract/admissions/decision.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { addDays, isCalendarDay } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import type { department, programme } from "../../db/schema/students.ts";
import { refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import { defaultAnswerDays, longestAnswerDays } from "./decision-rules.ts";
import { decisionTexts } from "./texts.ts";

/** A decision as it is stored, and the name of the department it admits to. */
export interface Decided
  extends Pick<
    typeof admissionDecision.$inferSelect,
    "outcome" | "departmentId" | "programmeId" | "reason" | "answerBy"
  > {
  readonly department: string | null;
  /** The programme's name, where its department has several; undefined where it is still to be named. */
  readonly programme: string | null | undefined;
}

type Department = typeof department.$inferSelect;
type Programme = typeof programme.$inferSelect;
type DecisionBody = Pick<
  BodyOf<typeof decideAdmission>,
  "outcome" | "departmentCode" | "programmeCode" | "answerBy" | "reason"
>;

/** What an offer can be of. */
export interface Offerable {
  /** Every department the college has. */
  readonly departments: readonly Department[];
  readonly programmes: readonly Programme[];
}

/** What an applicant prefers. */
type Preference = Pick<typeof applicant.$inferSelect, "departmentId" | "programmeId">;

/**
 * Reads the office's decision. Fields that do not belong to the outcome (a reason with an offer) are left out: a form
 * keeps them while the user switches outcomes.
 * @param preferred what is offered where the decision names nothing else.
 * @throws 400 with the fields that will not do.
 */
export const readDecided = (
  college: College,
  offerable: Offerable,
  preferred: Preference,
  body: DecisionBody,
): Decided => {
  const nothing = { departmentId: null, department: null, programmeId: null, programme: null };
  const empty = { ...nothing, reason: null, answerBy: null };
  switch (body.outcome) {
    case "admitted": {
      const answerBy = readAnswerBy(college, body.answerBy);
      const { id, name } = readDepartment(
        offerable.departments,
        preferred.departmentId,
        body.departmentCode,
      );
      const own = offerable.programmes.filter((one) => one.departmentId === id);
      const programme = findProgramme(own, preferred, body.programmeCode);
      return {
        ...empty,
        outcome: "admitted",
        departmentId: id,
        department: name,
        programmeId: programme?.id ?? null,
        programme: own.length === 1 ? null : programme?.name,
        answerBy,
      };
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

/** The named programme, else the preferred one, else the department's only one; undefined where none of these is. */
const findProgramme = (
  own: readonly Programme[],
  preferred: Preference,
  code: string | undefined,
): Programme | undefined => {
  if (code === undefined || code.trim() === "") {
    return (
      own.find(({ id }) => id === preferred.programmeId) ?? (own.length === 1 ? own[0] : undefined)
    );
  }
  const found = own.find((one) => one.code === code.trim().toUpperCase());
  if (found === undefined) throw refuseFields({ programmeCode: [decisionTexts.unknownProgramme] });
  return found;
};

const readReason = (typed: string | undefined): string => {
  const reason = oneLine(typed ?? "");
  if (reason === "") throw refuseFields({ reason: [decisionTexts.reasonMissing] });
  return reason;
};
