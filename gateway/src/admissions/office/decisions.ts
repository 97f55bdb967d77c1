import type { decideAdmission } from "../../../../contract/admissions/decision.ts";
import {
  decideAdmissions,
  readPlaces,
  simulateAdmission,
} from "../../../../contract/admissions/ranking.ts";
import { toSnakeCase } from "../../../../contract/camel-case.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { requireRecordId } from "../../college/record-id.ts";
import { hasShape } from "../../college/shape.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type {
  AdmissionRound,
  ApplicantDecisionInput,
  BulkDecisionInput,
  SimulationInput,
} from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orRefusal } from "../../graphql/refusal.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { applicationSessionOf, sessionIdOf } from "./applicant-list.ts";

export const readRound = async (
  college: CollegeCalls,
  sessionId: string | null | undefined,
): Promise<AdmissionRound> => {
  const id = sessionIdOf(sessionId);
  const { applicationSessionId, sessions, departments } = await college.read(readPlaces, {
    query: id === undefined ? {} : { applicationSessionId: id },
  });
  return {
    applicationSessionId,
    sessions: sessions.map(applicationSessionOf),
    departments: departments.map(departmentOf),
    export:
      applicationSessionId === null ? null : exportLinks(readPlaces.path, { applicationSessionId }),
  };
};

const departmentOf = <
  Department extends { readonly departmentCode: string; readonly department: string },
>({
  departmentCode,
  department,
  ...numbers
}: Department) => ({ ...numbers, code: departmentCode, name: department });

/** @throws PortalError INVALID_REQUEST for numbers that the contract does not allow */
export const simulate = (
  college: CollegeCalls,
  input: SimulationInput,
): Promise<Awaited<ResolversTypes["SimulationResult"]>> =>
  orRefusal(async () => {
    const applicationSessionId = requireRecordId(input.applicationSessionId);
    const plans = input.departments.map(({ departmentCode, programmeCode, cutOff, ...places }) => ({
      ...definedFields({ ...places, programmeCode: programmeCode?.trim().toUpperCase() || null }),
      // As the college writes codes in its answers.
      departmentCode: departmentCode.trim().toUpperCase(),
      cutOff: cutOff ?? 0,
    }));
    const body = { applicationSessionId, departments: plans };
    if (!hasShape(simulateAdmission.body, toSnakeCase(simulateAdmission.body)(body))) {
      throw new PortalError("INVALID_REQUEST");
    }
    const { departments } = await college.write(simulateAdmission, { body });
    return {
      __typename: "Simulation",
      departments: departments.map((department) => ({
        ...departmentOf(department),
        export: exportLinks(simulateAdmission.path, {
          applicationSessionId,
          ...plans.find(({ departmentCode }) => departmentCode === department.departmentCode),
        }),
      })),
    };
  });

/** One decision as the college takes it. An empty text is left out. */
export const decisionBody = ({
  seenDecidedAt,
  ...input
}: ApplicantDecisionInput): BodyOf<typeof decideAdmission> => ({
  ...definedFields({
    ...input,
    departmentCode: input.departmentCode || null,
    programmeCode: input.programmeCode || null,
    reason: input.reason || null,
    overQuotaReason: input.overQuotaReason || null,
  }),
  // Null means that there was no decision. Without it the college replaces any decision.
  ...(seenDecidedAt !== undefined && { seenDecidedAt }),
});

/** Decides on many applicants at once, or previews it. */
export const decideMany = (
  college: CollegeCalls,
  input: BulkDecisionInput,
): Promise<Awaited<ResolversTypes["BulkDecisionResult"]>> =>
  orRefusal(async () => {
    const answer = await college.write(decideAdmissions, {
      body: {
        ...definedFields({
          ...input,
          departmentCode: input.departmentCode || null,
          programmeCode: input.programmeCode || null,
          told: input.told || null,
          overQuotaReason: input.overQuotaReason || null,
          preview: input.preview || null,
        }),
        admitted: idsOf(input.admitted),
        waitingList: idsOf(input.waitingList),
        notAdmitted: idsOf(input.notAdmitted),
      },
    });
    return {
      __typename: "BulkDecision",
      ...answer,
      rows: answer.rows.map((row) => ({ ...row, problem: row.problem?.detail ?? null })),
    };
  });

const idsOf = (ids: readonly string[] = []): number[] => ids.map(requireRecordId);
