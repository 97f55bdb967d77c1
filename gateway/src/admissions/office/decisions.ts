import {
  decideAdmissions,
  readPlaces,
  simulateAdmission,
} from "../../../../contract/admissions/ranking.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { requireRecordId } from "../../college/record-id.ts";
import { hasShape } from "../../college/shape.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type {
  AdmissionRound,
  BulkDecisionInput,
  SimulatedDepartment,
  SimulationInput,
} from "../../generated/schema-types.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { upper } from "../../payments/office/words.ts";
import { roundOf, sessionIdOf } from "./applicant-list.ts";
import { orRefusal } from "./refused.ts";

export const readRound = async (
  college: CollegeCalls,
  given: string | null | undefined,
): Promise<AdmissionRound> => {
  const id = sessionIdOf(given);
  const told = await college.read(readPlaces, {
    query: id === undefined ? {} : { application_session_id: id },
  });
  const { application_session_id } = told;
  return {
    applicationSessionId: application_session_id === null ? null : String(application_session_id),
    sessions: told.sessions.map(roundOf),
    departments: told.departments.map((one) => ({
      code: one.department_code,
      name: one.department,
      quota: one.quota,
      taken: one.taken,
      undecided: one.undecided,
      waitingList: one.waiting_list,
      notAdmitted: one.not_admitted,
      untested: one.untested,
    })),
    export:
      application_session_id === null
        ? null
        : exportLinks(readPlaces.path, { application_session_id }),
  };
};

/** @throws PortalError INVALID_REQUEST for numbers that the contract has not */
export const simulate = (
  college: CollegeCalls,
  { applicationSessionId, departments }: SimulationInput,
): Promise<Awaited<ResolversTypes["SimulationResult"]>> =>
  orRefusal(async () => {
    const body = {
      application_session_id: requireRecordId(applicationSessionId),
      departments: departments.map(({ departmentCode, cutOff, admit, waitingList }) => ({
        // As the college writes codes, and answers them.
        department_code: departmentCode.trim().toUpperCase(),
        cut_off: cutOff ?? 0,
        ...(admit != null && { admit }),
        ...(waitingList != null && { waiting_list: waitingList }),
      })),
    };
    if (!hasShape(simulateAdmission.body, body)) throw new PortalError("INVALID_REQUEST");
    // It changes nothing: what was read before holds still.
    const told = await college.write(simulateAdmission, { body });
    const planOf = (code: string) =>
      body.departments.find(({ department_code }) => department_code === code);
    return {
      __typename: "Simulation",
      departments: told.departments.map((one) => ({
        ...toDepartment(one),
        export: exportLinks(simulateAdmission.path, {
          application_session_id: body.application_session_id,
          ...planOf(one.department_code),
        }),
      })),
    };
  });

const toDepartment = (
  one: ResponseOf<typeof simulateAdmission>["departments"][number],
): Omit<SimulatedDepartment, "export"> => ({
  code: one.department_code,
  name: one.department,
  quota: one.quota,
  taken: one.taken,
  admitted: one.admitted,
  waitingList: one.waiting_list,
  notAdmitted: one.not_admitted,
  over: one.over,
  candidates: one.candidates.map((candidate) => ({
    id: String(candidate.id),
    rank: candidate.rank,
    applicationNo: candidate.application_no,
    name: candidate.name,
    score: candidate.score,
    jambScore: candidate.jamb_score,
    outcome: upper(candidate.outcome),
    decided: candidate.decided && upper(candidate.decided),
  })),
});

/** Decides on many, or tells what would happen. */
export const decideMany = (
  college: CollegeCalls,
  input: BulkDecisionInput,
): Promise<Awaited<ResolversTypes["BulkDecisionResult"]>> =>
  orRefusal(async () => {
    const { departmentCode, answerBy, told, overQuotaReason, preview } = input;
    const answer = await college.write(decideAdmissions, {
      body: {
        admitted: idsOf(input.admitted),
        waiting_list: idsOf(input.waitingList),
        not_admitted: idsOf(input.notAdmitted),
        reason: input.reason,
        dry_run: input.dryRun,
        ...(departmentCode && { department_code: departmentCode }),
        ...(answerBy && { answer_by: answerBy }),
        ...(told && { told }),
        ...(overQuotaReason && { over_quota_reason: overQuotaReason }),
        ...(preview && { preview }),
      },
    });
    return {
      __typename: "BulkDecision",
      message: answer.message,
      preview: answer.preview,
      changed: answer.changed,
      problems: answer.problems,
      rows: answer.rows.map((row) => ({
        id: String(row.id),
        applicationNo: row.application_no,
        name: row.name,
        outcome: upper(row.outcome),
        department: row.department,
        before: row.before && upper(row.before),
        changes: row.changes,
        problem: row.problem?.detail ?? null,
      })),
      quotas: answer.quotas.map(({ department, quota, taken, after, over }) => ({
        department,
        quota,
        taken,
        after,
        over,
      })),
    };
  });

const idsOf = (ids: readonly string[] = []): number[] => ids.map(requireRecordId);
