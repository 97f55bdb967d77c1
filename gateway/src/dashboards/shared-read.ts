import type { Endpoint, QueryOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { CallInput } from "../college/client.ts";
import type { GatewayContext } from "../context.ts";
import { currentStaff } from "../staff/current-staff.ts";

/** An endpoint whose answer is the same for everybody with the role, and of which at most the query is asked. */
type SharedEndpoint = Endpoint & { readonly params?: never; readonly body?: never };

/**
 * Reads what everybody with the caller's role sees alike, out of the cache while it is fresh. Who is calling is the college's
 * word of this very request.
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
