import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { TestScheduleDocument } from "../../../gql/applicant-admissions.ts";
import { useApplicantQuery } from "../../use-applicant-query.ts";

/** Specification §9: a schedule is cached for this many milliseconds. */
const cacheMs = 30_000;

/** The time at which each client last loaded a schedule. */
const readAt = new WeakMap<object, number>();

/** Loads the schedule unless it was loaded in the last 30 seconds. */
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
