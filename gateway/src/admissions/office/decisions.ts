import {
  decideAdmissions,
  readPlaces,
  simulateAdmission,
} from "../../../../contract/admissions/ranking.ts";
import { toSnakeCase } from "../../../../contract/camel-case.ts";
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
import { orRefusal } from "../../graphql/refusal.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { upper } from "../../payments/office/words.ts";
import { roundOf, sessionIdOf } from "./applicant-list.ts";

export const readRound = async (
  college: CollegeCalls,
  given: string | null | undefined,
): Promise<AdmissionRound> => {
  const id = sessionIdOf(given);
  const told = await college.read(readPlaces, {
    query: id === undefined ? {} : { applicationSessionId: id },
  });
  const { applicationSessionId } = told;
  return {
    applicationSessionId: applicationSessionId === null ? null : String(applicationSessionId),
    sessions: told.sessions.map(roundOf),
    departments: told.departments.map((one) => ({
      code: one.departmentCode,
      name: one.department,
      quota: one.quota,
      taken: one.taken,
      undecided: one.undecided,
      waitingList: one.waitingList,
      notAdmitted: one.notAdmitted,
      untested: one.untested,
    })),
    export:
      applicationSessionId === null ? null : exportLinks(readPlaces.path, { applicationSessionId }),
  };
};

/** @throws PortalError INVALID_REQUEST for numbers that the contract has not */
export const simulate = (
  college: CollegeCalls,
  { applicationSessionId, departments }: SimulationInput,
): Promise<Awaited<ResolversTypes["SimulationResult"]>> =>
  orRefusal(async () => {
    const body = {
      applicationSessionId: requireRecordId(applicationSessionId),
      departments: departments.map(({ departmentCode, cutOff, admit, waitingList }) => ({
        // As the college writes codes, and answers them.
        departmentCode: departmentCode.trim().toUpperCase(),
        cutOff: cutOff ?? 0,
        ...(admit != null && { admit }),
        ...(waitingList != null && { waitingList }),
      })),
    };
    if (!hasShape(simulateAdmission.body, toSnakeCase(simulateAdmission.body)(body)))
      throw new PortalError("INVALID_REQUEST");
    // It changes nothing: what was read before holds still.
    const told = await college.write(simulateAdmission, { body });
    const planOf = (code: string) =>
      body.departments.find(({ departmentCode }) => departmentCode === code);
    return {
      __typename: "Simulation",
      departments: told.departments.map((one) => ({
        ...toDepartment(one),
        export: exportLinks(simulateAdmission.path, {
          applicationSessionId: body.applicationSessionId,
          ...planOf(one.departmentCode),
        }),
      })),
    };
  });

const toDepartment = (
  one: ResponseOf<typeof simulateAdmission>["departments"][number],
): Omit<SimulatedDepartment, "export"> => ({
  code: one.departmentCode,
  name: one.department,
  quota: one.quota,
  taken: one.taken,
  admitted: one.admitted,
  waitingList: one.waitingList,
  notAdmitted: one.notAdmitted,
  over: one.over,
  candidates: one.candidates.map((candidate) => ({
    id: String(candidate.id),
    rank: candidate.rank,
    applicationNo: candidate.applicationNo,
    name: candidate.name,
    score: candidate.score,
    jambScore: candidate.jambScore,
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
        waitingList: idsOf(input.waitingList),
        notAdmitted: idsOf(input.notAdmitted),
        reason: input.reason,
        dryRun: input.dryRun,
        ...(departmentCode && { departmentCode }),
        ...(answerBy && { answerBy }),
        ...(told && { told }),
        ...(overQuotaReason && { overQuotaReason }),
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
        applicationNo: row.applicationNo,
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
