import { setTimeout as pause } from "node:timers/promises";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import type { PortalClient } from "../harness/portal-client.ts";

/** What students waited for, in milliseconds. */
export interface Visits {
  readonly dashboard: number[];
  readonly account: number[];
  readonly failures: string[];
}

/** Requests are begun at this pace, however long they take: a college that stands still is not asked less. */
const everyMs = 50;

/** Opens students' dashboards and accounts in turn until it is stopped. */
export const startVisits = (client: PortalClient, students: readonly Student[]) => {
  const operations = operationsOf("student");
  const queries = {
    dashboard: operationCalled(operations, "StudentDashboard"),
    account: operationCalled(operations, "StudentAccount"),
  };
  const visits: Visits = { dashboard: [], account: [], failures: [] };
  let isStopped = false;
  const visit = async (name: keyof typeof queries, student: Student): Promise<void> => {
    const started = performance.now();
    const answer = await client.send(student, queries[name]);
    if ("error" in answer) visits.failures.push(answer.error);
    else visits[name].push(performance.now() - started);
  };
  const all = (async () => {
    const under: Promise<void>[] = [];
    const begun = performance.now();
    for (let count = 0; !isStopped; count += 1) {
      const student = students[count % students.length];
      if (student !== undefined) under.push(visit(count % 2 ? "account" : "dashboard", student));
      await pause(Math.max(0, begun + (count + 1) * everyMs - performance.now()));
    }
    await Promise.all(under);
    return visits;
  })();
  return {
    stop: (): Promise<Visits> => {
      isStopped = true;
      return all;
    },
  };
};
