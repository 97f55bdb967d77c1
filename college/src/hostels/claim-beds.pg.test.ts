import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createBoarder, createHostel, openHostels, selectBed } from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { isDatabaseBusy } from "../db/errors.ts";
import { bed, bedClaim, hostelApplication, hostelWaiting } from "../db/schema/hostels.ts";
import { lockStudent } from "../students/standing.ts";
import { claimTogether } from "./claim-beds.ts";

let race: Race;
let sessionId: number;

beforeAll(async () => {
  race = await startRace();
  ({ sessionId } = await openHostels(college()));
  // The first student brings the department with them.
  await boarder();
});

afterAll(() => race.close());

const college = (which: 0 | 1 = 0) => race.colleges[which].college;

const boarder = (fields: Parameters<typeof createBoarder>[2] = {}) =>
  createBoarder(college(), sessionId, fields);

const boarders = (count: number) => Promise.all(Array.from({ length: count }, () => boarder()));

let rooms = 0;

const newBeds = async (beds: number): Promise<readonly number[]> => {
  rooms += 1;
  const { bedIds } = await createHostel(college(), { rooms: [{ number: `C-${rooms}`, beds }] });
  return bedIds;
};

const claimOf = ({ accountId, email }: Payer, bedId = 0, key?: string) => ({
  ...{ accountId, email, bedId, key },
});

const holdersOf = async (bedIds: readonly number[]): Promise<Readonly<Record<number, number>>> => {
  const rows = await college()
    .db.select()
    .from(bedClaim)
    .innerJoin(hostelApplication, eq(hostelApplication.id, bedClaim.applicationId))
    .where(inArray(bedClaim.bedId, [...bedIds]));
  for (const { bed_claim, hostel_application } of rows) {
    expect(hostel_application).toMatchObject({
      bedId: bed_claim.bedId,
      studentId: bed_claim.studentId,
      status: "pending",
    });
  }
  return Object.fromEntries(rows.map(({ bed_claim }) => [bed_claim.bedId, bed_claim.studentId]));
};

const mailsTo = async ({ email }: Payer): Promise<number> =>
  (await race.colleges[0].mail()).filter(({ to }) => to === email).length;

test("claims of one transaction each have their own outcome", async () => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = await newBeds(5);
  const [won, lost, repeating, deferred, plain] = await boarders(5);
  const man = await boarder({ sex: "Male" });
  if (!won || !lost || !repeating || !deferred || !plain) throw new Error("too few students");
  await selectBed(race.colleges[0].url, repeating, second, "first-try-of-it").expect(200);
  await college().db.execute(
    sql`update student set standing = 'deferred' where id = ${deferred.id}`,
  );

  const outcomes = await claimTogether(college(), [
    claimOf(won, first, "the-winner"),
    claimOf(lost, first, "too-late-for-it"),
    claimOf(repeating, second, "first-try-of-it"),
    claimOf(deferred, third),
    claimOf(man, fourth),
    claimOf(plain, fifth),
  ]);

  expect(outcomes.map((outcome) => outcome?.bedSpace.bed)).toEqual([
    1,
    ...[undefined, undefined, undefined, undefined],
    5,
  ]);
  expect(await holdersOf([first, second, third, fourth, fifth])).toEqual({
    [first]: won.id,
    [second]: repeating.id,
    [fifth]: plain.id,
  });
  expect(await Promise.all([won, lost, plain].map(mailsTo))).toEqual([1, 0, 1]);
});

test("the key of a claim made with others answers with its application", async () => {
  const [first = 0, second = 0] = await newBeds(2);
  const [one, other] = await boarders(2);
  if (!one || !other) throw new Error("too few students");
  const [mine] = await claimTogether(college(), [
    claimOf(one, first, "a-click-of-one"),
    claimOf(other, second, "a-click-of-another"),
  ]);

  const again = await selectBed(race.colleges[1].url, one, first, "a-click-of-one");
  const reused = await selectBed(race.colleges[1].url, one, second, "a-click-of-one");

  expect([again.status, again.body.data.application_id]).toEqual([200, mine?.applicationId]);
  expect([reused.status, reused.body.code]).toEqual([400, "key_reused"]);
});

test("a student on the waiting list claims alone, and leaves it", async () => {
  const [bedId = 0] = await newBeds(1);
  const student = await boarder();
  const joinedAt = college().clock();
  await college().db.insert(hostelWaiting).values({ sessionId, studentId: student.id, joinedAt });

  expect(await claimTogether(college(), [claimOf(student, bedId)])).toEqual([undefined]);
  await selectBed(race.colleges[0].url, student, bedId).expect(200);

  expect(await holdersOf([bedId])).toEqual({ [bedId]: student.id });
  expect(await college().db.select().from(hostelWaiting)).toEqual([]);
});

test("a student or a bed that is locked elsewhere holds nobody up", async () => {
  const [first = 0, second = 0, third = 0] = await newBeds(3);
  const [busy, unlucky, plain] = await boarders(3);
  if (!busy || !unlucky || !plain) throw new Error("too few students");

  const outcomes = await college(1).db.transaction(async (tx) => {
    await lockStudent(tx, busy.accountId);
    await tx.select().from(bed).where(eq(bed.id, second)).for("update");
    return claimTogether(college(), [
      claimOf(busy, first),
      claimOf(unlucky, second),
      claimOf(plain, third),
    ]);
  });

  expect(outcomes.map((outcome) => outcome?.bedSpace.bed)).toEqual([undefined, undefined, 3]);
  expect(await holdersOf([first, second, third])).toEqual({ [third]: plain.id });
});

test("a claim that the database refuses fails alone", async () => {
  const bedIds = await newBeds(8);
  const students = await boarders(8);
  const culprit = students[3];
  await college().db.execute(sql`
    create function refuse_culprit() returns trigger language plpgsql as
      'begin raise exception ''no room''; end'`);
  await college().db.execute(
    sql.raw(`create trigger no_room before insert on hostel_application for each row
      when (new.student_id = ${culprit?.id}) execute function refuse_culprit()`),
  );
  try {
    const answers = await race.whileLocked("bed_claim", 4, () =>
      race.burst(8, (url, index) => {
        const student = students[index];
        if (student === undefined) throw new Error("too few students");
        return selectBed(url, student, bedIds[index]);
      }),
    );
    expect(statusCounts(answers)).toEqual({ 200: 7, 500: 1 });
    expect(answers[3]?.status).toBe(500);
    expect(Object.keys(await holdersOf(bedIds))).toHaveLength(7);
  } finally {
    await college().db.execute(sql`drop trigger no_room on hostel_application`);
  }
});

test("claims whose connection is lost are done or not, and can be sent again", async () => {
  const bedIds = await newBeds(2);
  const students = await boarders(2);
  const claims = students.map((student, index) =>
    claimOf(student, bedIds[index], `cut-off-click-${index}`),
  );

  const failure = await race.whileLocked(
    "bed_claim",
    1,
    () => claimTogether(college(), claims).catch((error: unknown) => error),
    async () => {
      await college(1).db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    },
  );

  expect(isDatabaseBusy(failure)).toBe(true);
  expect(await holdersOf(bedIds)).toEqual({});
  for (const [index, student] of students.entries()) {
    await selectBed(race.colleges[1].url, student, bedIds[index], `cut-off-click-${index}`).expect(
      200,
    );
  }
  expect(Object.keys(await holdersOf(bedIds))).toHaveLength(2);
});

/** Ends a transaction whose claim was only to hold others up. */
class RolledBack extends Error {}

const whileClaimed = (bedId: number, holder: Payer, run: () => Promise<void>): Promise<void> =>
  college(1)
    .db.transaction(async (tx) => {
      const offeredUntil = new Date("2026-03-11T09:00:00.000Z");
      await tx.insert(bedClaim).values({ sessionId, bedId, studentId: holder.id, offeredUntil });
      await run();
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });

const countBlocked = () =>
  college(1).db.$count(
    sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

test("two colleges that claim the same beds in other orders wait in one order", async () => {
  const bedIds = await newBeds(9);
  const crowds = [await boarders(9), await boarders(9)] as const;
  const claimsOf = (students: readonly Payer[]) =>
    students.map((student, index) => claimOf(student, bedIds[index]));
  let claiming: ReturnType<typeof claimTogether>[] = [];
  const apart = ([0, 1] as const).map((which) => vi.spyOn(college(which).log, "warn"));

  await whileClaimed(bedIds[4] ?? 0, await boarder(), async () => {
    claiming = [
      claimTogether(college(0), claimsOf(crowds[0])),
      claimTogether(college(1), claimsOf(crowds[1]).toReversed()),
    ];
    await expect.poll(countBlocked, { timeout: 20_000 }).toBe(2);
  });
  const outcomes = await Promise.all(claiming);

  const won = outcomes.map((all) => all.filter(Boolean).length);
  expect(won.toSorted()).toEqual([0, 9]);
  // The database would end one of two that wait for each other.
  for (const warned of apart) expect(warned).not.toHaveBeenCalled();
  expect(Object.keys(await holdersOf(bedIds))).toHaveLength(9);
});
