import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  readHostelStatus,
  selectBed,
} from "../../testing/hostels.ts";
import { createPayer } from "../../testing/payments.ts";
import { bed, bedClaim, hostelApplication, hostelSettings } from "../db/schema/hostels.ts";

const now = "2026-03-10T09:00:00.000Z";

let server: TestCollege;
let sessionId: number;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
});

afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(now);
  await open({ isApplicationOpen: true, applicationDeadline: null });
});

const open = (settings: Partial<typeof hostelSettings.$inferInsert>) =>
  server.college.db.update(hostelSettings).set(settings);

const boarder = (fields: Parameters<typeof createBoarder>[2] = {}) =>
  createBoarder(server.college, sessionId, fields);

const claims = () => server.college.db.select().from(bedClaim);

/** Beds 1 to 4 of a new room of women. */
const newBeds = async () => {
  const { rooms, bedIds } = await createHostel(server.college);
  const [first = 0, second = 0, third = 0, fourth = 0] = bedIds;
  return { room: rooms[0]?.number, first, second, third, fourth };
};

/** What the office would do. */
const decide = async (
  { id }: { readonly id: number },
  status: "rejected" | "released",
): Promise<void> => {
  const { db, clock } = server.college;
  await db.delete(bedClaim).where(eq(bedClaim.studentId, id));
  await db
    .update(hostelApplication)
    .set({ status, reason: "The room is closed.", decidedAt: clock() })
    .where(eq(hostelApplication.studentId, id));
};

describe("a claim", () => {
  test("gives the bed to the student, pending, and mails them", async () => {
    const { room, second } = await newBeds();
    const student = await boarder();

    const answer = await selectBed(server.url, student, second);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        application_id: expect.any(Number),
        application_status: "pending",
        bed_space: { room, bed: 2 },
      },
    });
    expect(await claims()).toContainEqual({
      sessionId,
      bedId: second,
      studentId: student.id,
      applicationId: answer.body.data.application_id,
      offeredUntil: null,
    });
    const mails = (await server.mail()).filter(({ to }) => to === student.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`bed 2 in room ${room}`);
  });

  test("of the own bed again answers with the same application", async () => {
    const { first } = await newBeds();
    const student = await boarder();
    const before = await selectBed(server.url, student, first);

    const again = await selectBed(server.url, student, first);

    expect([again.status, again.body]).toEqual([200, before.body]);
  });

  test("of a second bed is refused, and the first one stays", async () => {
    const { first, second } = await newBeds();
    const student = await boarder();
    await selectBed(server.url, student, first);

    const answer = await selectBed(server.url, student, second);

    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("already_applied");
    expect((await claims()).filter(({ studentId }) => studentId === student.id)).toMatchObject([
      { bedId: first },
    ]);
  });

  test("of a taken bed names it and the nearest free beds", async () => {
    const { room, first, second, third, fourth } = await newBeds();
    await selectBed(server.url, await boarder(), second);

    const answer = await selectBed(server.url, await boarder(), second);

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      detail: `Another student has taken bed 2 in room ${room}. Please choose another bed.`,
      code: "bed_taken",
    });
    expect(answer.body.nearest_beds.slice(0, 3)).toEqual([
      { id: first, room_number: room, bed_number: 1 },
      { id: third, room_number: room, bed_number: 3 },
      { id: fourth, room_number: room, bed_number: 4 },
    ]);
  });

  test("offers other beds in place of one that is kept back", async () => {
    const { first, second } = await newBeds();
    await server.college.db.update(bed).set({ isUsable: false }).where(eq(bed.id, first));

    const answer = await selectBed(server.url, await boarder(), first);

    expect([answer.status, answer.body.code]).toEqual([409, "bed_taken"]);
    expect(answer.body.nearest_beds[0].id).toBe(second);
  });

  test.each([
    "rejected",
    "released",
  ] as const)("may be made again once it was %s", async (status) => {
    const { first, second } = await newBeds();
    const student = await boarder();
    await selectBed(server.url, student, first);
    await decide(student, status);

    const answer = await selectBed(server.url, student, second);

    expect(answer.status).toBe(200);
    expect((await readHostelStatus(server.url, student)).body.data).toMatchObject({
      application_status: "pending",
      bed_space: { bed: 2 },
    });
  });
});

describe("an idempotency key", () => {
  const key = "3f1c9a52-7d8e";

  test("answers with the first call's application in any later state", async () => {
    const { first } = await newBeds();
    const student = await boarder();
    const { body } = await selectBed(server.url, student, first, key);
    await decide(student, "rejected");
    await open({ isApplicationOpen: false });

    const again = await selectBed(server.url, student, first, key);

    expect(again.status).toBe(200);
    expect(again.body.data).toEqual({ ...body.data, application_status: "rejected" });
    expect((await claims()).filter(({ bedId }) => bedId === first)).toEqual([]);
  });

  test("answers also once the student was moved to another bed", async () => {
    const { first, second } = await newBeds();
    const student = await boarder();
    const { body } = await selectBed(server.url, student, first, key);
    await server.college.db
      .update(hostelApplication)
      .set({ bedId: second })
      .where(eq(hostelApplication.id, body.data.application_id));

    const again = await selectBed(server.url, student, first, key);

    expect(again.body.data).toMatchObject({
      application_id: body.data.application_id,
      bed_space: { bed: 2 },
    });
  });

  test("cannot be used for another bed", async () => {
    const { first, second } = await newBeds();
    const student = await boarder();
    await selectBed(server.url, student, first, key);

    const answer = await selectBed(server.url, student, second, key);

    expect([answer.status, answer.body.code]).toEqual([400, "key_reused"]);
  });

  test("of a refused call claims the bed once that is possible", async () => {
    const { first } = await newBeds();
    const student = await boarder();
    await open({ isApplicationOpen: false });
    const refused = await selectBed(server.url, student, first, key);
    await open({ isApplicationOpen: true });

    const answer = await selectBed(server.url, student, first, key);

    expect([refused.status, answer.status]).toEqual([400, 200]);
  });

  test("is the student's own: another's of the same letters is another", async () => {
    const { first, second } = await newBeds();
    const answers = [
      await selectBed(server.url, await boarder(), first, key),
      await selectBed(server.url, await boarder(), second, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each(["short", "x".repeat(101)])("of a wrong length is refused: %s", async (wrong) => {
    const { first } = await newBeds();
    const answer = await selectBed(server.url, await boarder(), first, wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(["idempotency-key"]);
  });
});

describe("refused is a claim", () => {
  test("before the hostel fee of this session is paid", async () => {
    const { first } = await newBeds();
    const student = await createPayer(server.college, { sex: "Female" });

    const answer = await selectBed(server.url, student, first);

    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({
      detail: "Unauthorized! You have to pay for hostel fee before applying",
    });
  });

  test("of a bed in a hostel for the other kind", async () => {
    const { first } = await newBeds();
    const answer = await selectBed(server.url, await boarder({ sex: "Male" }), first);
    expect([answer.status, answer.body]).toEqual([
      400,
      { detail: "This bed is in a hostel for women.", code: "wrong_kind" },
    ]);
  });

  test("by a student whose record says no kind", async () => {
    const { first } = await newBeds();
    const answer = await selectBed(server.url, await boarder({ sex: null }), first);
    expect([answer.status, answer.body.code]).toEqual([400, "no_kind"]);
  });

  test.each([
    ["closed", { isApplicationOpen: false }],
    ["past their deadline, to the instant", { applicationDeadline: new Date(now) }],
  ])("while applications are %s", async (_when, settings) => {
    const { first } = await newBeds();
    await open(settings);

    const answer = await selectBed(server.url, await boarder(), first);

    expect([answer.status, answer.body.code]).toEqual([400, "applications_closed"]);
    expect((await claims()).filter(({ bedId }) => bedId === first)).toEqual([]);
  });

  test("is refused from the deadline on, between page and click", async () => {
    const { first, second } = await newBeds();
    await open({ applicationDeadline: new Date("2026-03-10T09:01:00.000Z") });
    server.clock.set("2026-03-10T09:00:59.999Z");
    const inTime = await selectBed(server.url, await boarder(), first);
    server.clock.set("2026-03-10T09:01:00.000Z");
    const late = await selectBed(server.url, await boarder(), second);

    expect([inTime.status, late.status, late.body.code]).toEqual([200, 400, "applications_closed"]);
  });

  test("of a bed that does not exist", async () => {
    const answer = await selectBed(server.url, await boarder(), 2 ** 31 - 1);
    expect([answer.status, answer.body]).toEqual([404, { detail: "There is no such bed." }]);
  });

  test.each([
    0,
    -1,
    1.5,
    2 ** 31,
    "1; drop table bed",
    { $gt: 0 },
    [1],
    null,
    undefined,
  ])("of a bed by the id %j", async (hostile) => {
    const answer = await selectBed(server.url, await boarder(), hostile);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(["bed_id"]);
  });

  test("without a student's token", async () => {
    const { first } = await newBeds();
    const answer = await selectBed(server.url, { authorization: "Bearer nothing" }, first);
    expect(answer.status).toBe(401);
  });
});
