import { countsOf } from "../harness/figures.ts";
import type { Student } from "../harness/people.ts";
import { forEachLimited, type PortalClient } from "../harness/portal-client.ts";
import type { RotatingCollege } from "./rotating-college.ts";

/** Answered only with a valid access token. */
export const paymentsQuery = "{ viewer { ... on Student { payments { id } } } }";

/** Students of the rotating college, which accepts everybody. */
export const writeVisitors = (count: number): readonly Student[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    matricNumber: `COHT/2025/${index + 1}`,
    kind: "Female",
    level: 100,
  }));

export interface StormEnd {
  readonly exchanged: number;
  readonly repeated: number;
  /** The codes of requests that were not answered. */
  readonly errors: ReadonlyMap<string, number>;
  /** Of each request, in milliseconds. */
  readonly times: readonly number[];
}

interface Storm {
  readonly college: RotatingCollege;
  readonly client: PortalClient;
  readonly visitors: readonly Student[];
  readonly requestsEach: number;
  /** How many sessions send at the same time, all requests of a session at once. */
  readonly atOnce: number;
}

/** Lets all access tokens expire, and sends the requests of each session at once to all gateways in turn. */
export const runStorm = async (storm: Storm): Promise<StormEnd> => {
  const { college, client, visitors, requestsEach, atOnce } = storm;
  const before = { exchanged: college.exchanged, repeated: college.repeated };
  college.expire();
  const times: number[] = [];
  const errors: string[] = [];
  await forEachLimited(visitors, atOnce, async (visitor) => {
    const requests = Array.from({ length: requestsEach }, async () => {
      const sentAt = performance.now();
      const answer = await client.send(visitor, paymentsQuery);
      times.push(performance.now() - sentAt);
      const error = "error" in answer ? answer.error : answer.lacking;
      if (error !== undefined) errors.push(error);
    });
    await Promise.all(requests);
  });
  return {
    exchanged: college.exchanged - before.exchanged,
    repeated: college.repeated - before.repeated,
    errors: countsOf(errors),
    times,
  };
};
