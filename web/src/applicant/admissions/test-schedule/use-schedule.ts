import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { TestScheduleDocument } from "../../../gql/applicant.ts";
import { useApplicantQuery } from "../../use-applicant-query.ts";

/** §9: how long a schedule is shown again without asking, in milliseconds. */
const cacheMs = 30_000;

/** When each client last read a schedule. */
const readAt = new WeakMap<object, number>();

/** The schedule; one that was read within the last 30 seconds is not asked for again. */
export const useSchedule = () => {
  const client = useApolloClient();
  const [isFresh] = useState(() => Date.now() - (readAt.get(client) ?? 0) < cacheMs);
  const asked = useApplicantQuery(
    TestScheduleDocument,
    isFresh ? "cache-first" : "cache-and-network",
  );
  const test = asked.applicant?.application?.test;
  const isRead = !isFresh && test != null && !asked.loading;
  useEffect(() => {
    if (isRead) readAt.set(client, Date.now());
  }, [client, isRead]);
  return asked;
};
