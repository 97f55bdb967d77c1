import { admissionDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { GatewayContext } from "../context.ts";
import type { AdmissionFunnel, FunnelCounts, FunnelSession } from "../generated/schema-types.ts";
import type { AdminDashboardAsked } from "./admin.ts";
import { sharedRead } from "./shared-read.ts";

type Told = ResponseOf<typeof admissionDashboard>;

export const readFunnel = async (
  { applicationSessionId: id }: AdminDashboardAsked,
  context: GatewayContext,
): Promise<AdmissionFunnel> => {
  const query = id === undefined ? {} : { application_session: id };
  const told = await sharedRead(context, admissionDashboard, { query });
  return {
    session: told.session && sessionOf(told.session),
    sessions: told.sessions.map(sessionOf),
    total: countsOf(told.total),
    departments: told.departments.map(({ id: departmentId, department, counts }) => ({
      id: String(departmentId),
      department,
      counts: countsOf(counts),
    })),
  };
};

const sessionOf = ({ id, title, academic_session }: Told["sessions"][number]): FunnelSession => ({
  id: String(id),
  title,
  academicSession: academic_session,
});

const countsOf = ({ signed_up, ...counts }: Told["total"]): FunnelCounts => ({
  ...counts,
  signedUp: signed_up,
});
