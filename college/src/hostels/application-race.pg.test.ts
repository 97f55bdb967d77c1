import { eq, inArray } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBed, joinWaiting, releaseHostel, relocate } from "../../testing/hostel-office.ts";
import { createBoarder, createHostel, openHostels, selectBed } from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { bed, bedClaim, hostelApplication } from "../db/schema/hostels.ts";

let race: Race;
let sessionId: number;
let office: TestStaff;

beforeAll(async () => {
  race = await startRace();
  const { college } = race.colleges[0];
  ({ sessionId } = await openHostels(college));
  office = await createStaff(college, "SUPER_ADMIN");
  // The first student brings the department with them.
  await boarder();
});

afterAll(() => race.close());

const college = () => race.colleges[0].college;

const boarder = (): Promise<Payer> => createBoarder(college(), sessionId);

const newBeds = async (beds: number): Promise<readonly number[]> => {
  rooms += 1;
  const { bedIds } = await createHostel(college(), { rooms: [{ number: `R-${rooms}`, beds }] });
  return bedIds;
};

let rooms = 0;

const changeUse = (url: string, bedId: number, isUsable: boolean) =>
  request(url)
    .put(`/hostel/beds/${bedId}/use/`)
    .set({ authorization: office.authorization })
    .send({ is_usable: isUsable, reason: "The ceiling leaks." });

const decide = (url: string, ids: readonly number[], decision: string) =>
  request(url)
    .post("/hostel/applications/decisions/")
    .set({ authorization: office.authorization })
    .send({ ids, decision, reason: "The list of March.", dry_run: false });

/** Who has these beds. */
const claimsOf = (bedIds: readonly number[]) =>
  college()
    .db.select()
    .from(bedClaim)
    .where(inArray(bedClaim.bedId, [...bedIds]));

const standingOf = async (ids: readonly number[]) => {
  const rows = await college()
    .db.select()
    .from(hostelApplication)
    .where(inArray(hostelApplication.id, [...ids]));
  return rows.filter(({ status }) => status === "pending" || status === "approved");
};

test.each([
  1, 2, 3,
])("a bed claimed during its withdrawal is claimed or withdrawn (round %i)", async () => {
  const bedIds = await newBeds(8);
  const students = await Promise.all(bedIds.map(() => boarder()));

  const [claimingCollege, withdrawingCollege] = race.colleges;
  let withdrawing: Promise<readonly { readonly status: number }[]> | undefined;
  // A withdrawal waits only for a claim that holds its bed, so one claim comes first; the others meet theirs in any order.
  const claimed = await race.whileLocked(
    "bed_claim",
    1,
    () =>
      Promise.all(
        students.map((student, place) =>
          selectBed(claimingCollege.url, student, bedIds[place] ?? 0),
        ),
      ),
    async (waitForBlocked) => {
      withdrawing = Promise.all(
        bedIds.map((bedId) => changeUse(withdrawingCollege.url, bedId, false)),
      );
      await waitForBlocked(2);
    },
  );
  const answers = [...claimed, ...((await withdrawing) ?? [])];

  const claims = await claimsOf(bedIds);
  const beds = await college()
    .db.select()
    .from(bed)
    .where(inArray(bed.id, [...bedIds]));
  for (const { id, isUsable } of beds) {
    expect(claims.some(({ bedId }) => bedId === id)).toBe(isUsable);
  }
  expect(statusCounts(answers)).toEqual({ 200: 8, 409: 8 });
});

test("a claim fails after waiting for the bed's withdrawal", async () => {
  const [bedId = 0] = await newBeds(1);
  const student = await boarder();

  // The office holds the bed and waits to write it; the claim has seen it in use, and waits for the office.
  const answers = await race.whileLocked(
    "bed",
    1,
    async () => {
      const out = changeUse(race.colleges[0].url, bedId, false).then((answer) => answer);
      return [out];
    },
    async (waitForBlocked) => {
      claiming = selectBed(race.colleges[1].url, student, bedId).then((answer) => answer);
      await waitForBlocked(2);
    },
  );

  expect((await answers[0])?.status).toBe(200);
  expect((await claiming)?.status).toBe(409);
  expect(await claimsOf([bedId])).toEqual([]);
});

let claiming: Promise<{ readonly status: number }> | undefined;

test("concurrent approvals, releases and moves leave one holder per bed", async () => {
  const bedIds = await newBeds(12);
  const free = await newBeds(12);
  const held = await Promise.all(
    bedIds.slice(0, 10).map(async (bedId) => {
      const student = await boarder();
      return holdBed(college(), { sessionId, student, bedId });
    }),
  );
  const ids = held.map(({ id }) => id);

  const answers = await race.whileLocked("bed_claim", 3, () =>
    race.burst(9, (url, index) => {
      const id = ids[index] ?? 0;
      if (index % 3 === 0) return decide(url, ids, "approve");
      if (index % 3 === 1) return releaseHostel(url, office, id);
      return relocate(url, office, id, { bed_id: free[index], reason: "It is quieter there." });
    }),
  );

  for (const { status } of answers) expect([200, 409]).toContain(status);
  const standing = await standingOf(ids);
  const claims = (await claimsOf([...bedIds, ...free])).map(({ applicationId, bedId }) => [
    applicationId,
    bedId,
  ]);
  expect(claims.toSorted()).toEqual(standing.map(({ id, bedId }) => [id, bedId]).toSorted());
  // One release at least came first or after; whichever it was, the approval was of all that were there, or of none.
  const approved = standing.filter(({ status }) => status === "approved").length;
  expect([0, standing.length]).toContain(approved);
});

test("concurrent rejections free each bed once for the waiting list", async () => {
  const bedIds = await newBeds(4);
  await college().db.update(bed).set({ isUsable: false }).where(eq(bed.isUsable, true));
  await college()
    .db.update(bed)
    .set({ isUsable: true })
    .where(inArray(bed.id, [...bedIds]));
  const held = await Promise.all(
    bedIds.map(async (bedId) => holdBed(college(), { sessionId, student: await boarder(), bedId })),
  );
  const waiters = [await boarder(), await boarder(), await boarder()];
  for (const waiter of waiters) await joinWaiting(race.colleges[0].url, waiter).expect(200);
  const ids = held.map(({ id }) => id);

  const answers = await race.burst(2, (url, index) =>
    decide(url, index === 0 ? ids : ids.toReversed(), "reject"),
  );

  expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
  const offers = await claimsOf(bedIds);
  expect(offers.map(({ studentId }) => studentId).toSorted()).toEqual(
    waiters.map(({ id }) => id).toSorted(),
  );
});
