import type { Endpoint, QueryOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { CallInput } from "../college/client.ts";
import type { GatewayContext } from "../context.ts";
import { currentStaff } from "../staff/current-staff.ts";

/** An endpoint that answers the same to everybody of a role and takes at most a query. */
type SharedEndpoint = Endpoint & { readonly params?: never; readonly body?: never };

/**
 * Reads a dashboard through the cache of the caller's role. The role is read from the college in every request, so a
 * suspended member of staff or one with a new role never gets the old role's data.
 * @throws CollegeFailure, PortalError
 */
export const sharedRead = async <E extends SharedEndpoint>(
  { session, college, roleCache }: Pick<GatewayContext, "session" | "college" | "roleCache">,
  endpoint: E,
  input: CallInput<E> & { readonly query?: QueryOf<E> },
): Promise<ResponseOf<E>> => {
  const { role } = await currentStaff(session, college);
  const query: Readonly<Record<string, unknown>> = input.query ?? {};
  return roleCache.read({ role, endpoint, query }, () => college.readForMany(endpoint, input));
};
