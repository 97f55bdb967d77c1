import type { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../college/testing/postgres.ts";
import { countWaiting } from "../college/testing/race.ts";
import { withClient } from "../scripts/testing/with-client.ts";
import { type Student, writeCalendar, writeStudents } from "./harness/people.ts";
import { openPortalClient, type PortalClient } from "./harness/portal-client.ts";
import { type System, startSystem } from "./harness/system.ts";
import { checkHistory } from "./hostel/check-history.ts";
import { readEnd as readBeds } from "./hostel/read-end.ts";
import { runRush as rushForBeds } from "./hostel/rush.ts";
import {
  clearClaims,
  dropConstraints,
  restoreConstraints,
  writeHostels,
} from "./hostel/seed-hostels.ts";
import { checkRush } from "./hostel/verdict.ts";
import { readEnd as readRegistrations } from "./registration/end-state.ts";
import { runRush as rushForCourses } from "./registration/rush.ts";
import { writeCourses } from "./registration/seed-courses.ts";
import { wrongIn } from "./registration/verdict.ts";

const beds = 20;
const connections = 24;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let system: System;
let client: PortalClient;
let students: readonly Student[];

/** Built processes as a college runs them, over the run's PostgreSQL. */
beforeAll(async () => {
  database = await createTestDatabase();
  system = await startSystem({
    databaseUrl: database.url,
    redisUrl: undefined,
    colleges: 2,
    gateways: 2,
  });
  students = await onDatabase(async (one) => {
    const { sessionId } = await writeCalendar(one);
    await writeHostels(one, { beds, sessionId });
    const written = await writeStudents(one, { count: 120, sessionId });
    await writeCourses(one, sessionId);
    return written;
  });
  client = openPortalClient(system, connections);
  await client.signInAll(students);
});

afterEach(() => onDatabase(clearClaims));

afterAll(async () => {
  await client?.close();
  await system?.stop();
  await database?.drop();
});

const onDatabase = <T>(use: (one: Client) => Promise<T>): Promise<T> =>
  withClient(database.url, use);

test("120 students claim 20 beds correctly although a college is killed", async () => {
  let restarting: Promise<void> | undefined;
  const [college] = system.colleges;
  const killWhenSome = (holders: number): void => {
    if (holders === 5) restarting = college?.kill().then(() => college.restart());
  };

  const rush = await rushForBeds({
    client,
    students,
    connections,
    seed: 1,
    onClaimed: killWhenSome,
  });
  await restarting;

  const expected = { holders: beds, refused: students.length - beds, killed: true };
  expect(checkRush(rush, await onDatabase(readBeds), expected).wrong).toEqual([]);
  expect(rush.errors.size).toBeGreaterThan(0);
});

test("without the keys of bed_claim the check finds double claims", async () => {
  await onDatabase(dropConstraints);
  try {
    const rush = await whileLocked("bed_claim", 2, () =>
      rushForBeds({ client, students, connections, seed: 1, firstChoice: ([first]) => first }),
    );
    const wrong = checkHistory(rush, await onDatabase(readBeds));
    expect(
      wrong.filter((sentence) => /^Bed \d+ is held more than once/.test(sentence)),
    ).not.toEqual([]);
  } finally {
    await onDatabase(restoreConstraints);
  }
});

test("40 students with concurrent registrations and drops stay within the limits", async () => {
  const crowd = students.slice(0, 40);
  const rush = await rushForCourses({ client, students: crowd, connections, seed: 1 });

  expect(wrongIn(rush, await onDatabase((one) => readRegistrations(one, crowd)))).toEqual([]);
  expect(new Set(rush.refusals)).toContain("TOO_MANY_CREDITS");
});

/** Blocks writes to a table, starts the work, and unblocks once enough writers wait, after their reads. */
const whileLocked = <T>(table: string, waiting: number, start: () => Promise<T>): Promise<T> =>
  onDatabase(async (one) => {
    await one.query(`begin; lock table ${table} in share mode`);
    const outcome = start();
    try {
      await expect
        .poll(() => countWaiting(one), { timeout: 20_000 })
        .toBeGreaterThanOrEqual(waiting);
    } finally {
      await one.query("commit");
    }
    return outcome;
  });
