import { inArray } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBoarder, createHostel, openHostels, selectBed } from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { createStaff } from "../../testing/staff.ts";
import { bedClaim, hostelApplication, hostelSettings } from "../db/schema/hostels.ts";

let race: Race;
let sessionId: number;

beforeAll(async () => {
  race = await startRace();
  ({ sessionId } = await openHostels(race.colleges[0].college));
  // The first student brings the department with them.
  await boarder();
});

afterAll(() => race.close());

beforeEach(async () => {
  await race.colleges[0].college.db.update(hostelSettings).set({ isApplicationOpen: true });
});

const db = () => race.colleges[0].college.db;

const boarders = (count: number): Promise<Payer[]> =>
  Promise.all(
    Array.from({ length: count }, () => createBoarder(race.colleges[0].college, sessionId)),
  );

const boarder = () => createBoarder(race.colleges[0].college, sessionId);

const at = (students: readonly Payer[], index: number): Payer => {
  const student = students[index];
  if (student === undefined) throw new Error("there are not as many students");
  return student;
};

/** Beds in rooms of four. */
const newBeds = async (count: number): Promise<readonly number[]> => {
  const { bedIds } = await createHostel(race.colleges[0].college, {
    rooms: Array.from({ length: count / 4 }, () => {
      rooms += 1;
      return { number: `R-${rooms}`, floor: rooms % 3 };
    }),
  });
  return bedIds;
};

let rooms = 0;

const claimsOf = (bedIds: readonly number[]) =>
  db()
    .select()
    .from(bedClaim)
    .where(inArray(bedClaim.bedId, [...bedIds]));

const applicationsOf = (students: readonly Payer[]) =>
  db()
    .select()
    .from(hostelApplication)
    .where(
      inArray(
        hostelApplication.studentId,
        students.map(({ id }) => id),
      ),
    );

/** Each bed has one holder, each holder one bed and one application, and nobody else has any. */
const expectOneEach = async (
  bedIds: readonly number[],
  students: readonly Payer[],
  holders: number,
): Promise<void> => {
  const claims = await claimsOf(bedIds);
  expect(claims).toHaveLength(holders);
  expect(new Set(claims.map(({ bedId }) => bedId)).size).toBe(holders);
  expect(new Set(claims.map(({ studentId }) => studentId)).size).toBe(holders);
  const applications = await applicationsOf(students);
  expect(applications.map(({ id, bedId }) => [id, bedId]).toSorted()).toEqual(
    claims.map(({ applicationId, bedId }) => [applicationId, bedId]).toSorted(),
  );
};

describe("two hundred students on twenty beds", () => {
  test("clicking once become twenty holders and 180 refusals", async () => {
    const bedIds = await newBeds(20);
    const students = await boarders(200);

    const answers = await race.whileLocked("bed_claim", 4, () =>
      race.burst(200, (url, index) => selectBed(url, at(students, index), bedIds[index % 20])),
    );

    expect(statusCounts(answers)).toEqual({ 200: 20, 409: 180 });
    const lost = answers.filter(({ status }) => status === 409);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(["bed_taken"]));
    await expectOneEach(bedIds, students, 20);
    const holders = answers.flatMap(({ status }, index) =>
      status === 200 ? [students[index]?.id] : [],
    );
    const claims = await claimsOf(bedIds);
    expect(claims.map(({ studentId }) => studentId).toSorted()).toEqual(holders.toSorted());
  });

  test("retry with suggested beds until all are full", async () => {
    const bedIds = await newBeds(20);
    const students = await boarders(200);
    const seekBed = async (url: string, index: number) => {
      const student = at(students, index);
      let answer = await selectBed(url, student, bedIds[index % 20]);
      while (answer.status === 409 && answer.body.nearest_beds.length > 0) {
        const { nearest_beds: nearest } = answer.body;
        answer = await selectBed(url, student, nearest[index % nearest.length].id);
      }
      return answer;
    };

    const answers = await race.burst(200, seekBed);

    expect(statusCounts(answers)).toEqual({ 200: 20, 409: 180 });
    await expectOneEach(bedIds, students, 20);
  });
});

test.each([1, 2, 3, 4])("two concurrent claims of one student get one bed (round %i)", async () => {
  const bedIds = await newBeds(4);
  const student = await boarder();

  const answers = await race.whileLocked("bed_claim", 2, () =>
    race.burst(2, (url, index) => selectBed(url, student, bedIds[index])),
  );

  expect(statusCounts(answers)).toEqual({ 200: 1, 400: 1 });
  expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual(["already_applied"]);
  await expectOneEach(bedIds, [student], 1);
});

test("one click that arrives eight times with its key is one application", async () => {
  const bedIds = await newBeds(4);
  const student = await boarder();

  const answers = await race.whileLocked("bed_claim", 2, () =>
    race.burst(8, (url) => selectBed(url, student, bedIds[0], "the-same-click")),
  );

  expect(statusCounts(answers)).toEqual({ 200: 8 });
  expect(new Set(answers.map(({ body }) => body.data.application_id)).size).toBe(1);
  await expectOneEach(bedIds, [student], 1);
});

test("a retry at the other college finds the lost answer by key", async () => {
  const bedIds = await newBeds(4);
  const student = await boarder();
  const cut = new AbortController();
  const send = (url: string, signal?: AbortSignal) =>
    fetch(`${url}/hostel/select-bed/`, {
      method: "POST",
      headers: {
        authorization: student.authorization,
        "content-type": "application/json",
        "idempotency-key": "a-click-cut-off",
      },
      body: JSON.stringify({ bed_id: bedIds[2] }),
      ...(signal && { signal }),
    });

  const first = await race.whileLocked(
    "bed_claim",
    1,
    () =>
      send(race.colleges[0].url, cut.signal).then(
        () => "answered",
        () => "cut off",
      ),
    async () => cut.abort(),
  );
  const again = await send(race.colleges[1].url);

  expect([first, again.status]).toEqual(["cut off", 200]);
  expect(await again.json()).toMatchObject({ data: { bed_space: { bed: 3 } } });
  await expectOneEach(bedIds, [student], 1);
});

test("closing waits for running claims, and refuses later ones", async () => {
  const bedIds = await newBeds(4);
  const students = await boarders(3);
  const { authorization } = await createStaff(race.colleges[0].college, "SUPER_ADMIN");
  const close = async () => {
    const { status } = await request(race.colleges[1].url)
      .put("/hostel/settings/")
      .set({ authorization })
      .send({ is_application_open: false, application_deadline: null });
    return { status, claims: (await claimsOf(bedIds)).length };
  };
  let closing: ReturnType<typeof close> | undefined;

  const answers = await race.whileLocked(
    "bed_claim",
    2,
    () => race.burst(2, (url, index) => selectBed(url, at(students, index), bedIds[index])),
    (waitForBlocked) => {
      closing = close();
      return waitForBlocked(3);
    },
  );
  const closed = await closing;
  const late = await selectBed(race.colleges[0].url, at(students, 2), bedIds[2]);

  expect(statusCounts(answers)).toEqual({ 200: 2 });
  expect(closed).toEqual({ status: 200, claims: 2 });
  expect([late.status, late.body.code]).toEqual([400, "applications_closed"]);
});
