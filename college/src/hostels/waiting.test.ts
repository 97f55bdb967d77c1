import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  claimOf,
  clearHostels,
  holdBed,
  joinWaiting,
  leaveWaiting,
  releaseHostel,
  setHostels,
} from "../../testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  readHostelDashboard,
  selectBed,
} from "../../testing/hostels.ts";
import { createPayer, type Payer } from "../../testing/payments.ts";
import { createStaff } from "../../testing/staff.ts";
import { account } from "../db/schema/accounts.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { bed, hostelWaiting } from "../db/schema/hostels.ts";
import { offersJob } from "./offers.ts";
import { hostelTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let office: Awaited<ReturnType<typeof createStaff>>;
/** The only bed for women, and the application that holds it; the only bed for men is held too. */
let onlyBed: number;
let heldBy: number;

const start = "2026-03-10T09:00:00.000Z";
const open = { is_application_open: true, application_deadline: null };

beforeAll(async () => {
  // Longer than offers last: who is signed in stays so.
  server = await startTestCollege({ now: start, config: { accessTokenSeconds: 7 * 24 * 3600 } });
  ({ sessionId } = await openHostels(server.college));
  office = await createStaff(server.college, "SUPER_ADMIN");
});

beforeEach(async () => {
  server.clock.set(start);
  await clearHostels(server.college);
  await setHostels(server.url, office, open).expect(200);
  [onlyBed, heldBy] = await createFullHostel("Female");
  await createFullHostel("Male");
});

afterAll(() => server.close());

const createFullHostel = async (kind: "Female" | "Male"): Promise<[bed: number, held: number]> => {
  const { bedIds } = await createHostel(server.college, {
    kind,
    name: `Hall for ${kind}`,
    rooms: [{ number: `${kind}-1`, beds: 1 }],
  });
  const bedId = bedIds[0] ?? 0;
  const holder = await createBoarder(server.college, sessionId, { sex: kind });
  const { id } = await holdBed(server.college, { sessionId, student: holder, bedId });
  return [bedId, id];
};

const createWaiter = async (sex: "Female" | "Male" = "Female"): Promise<Payer> => {
  const waiter = await createBoarder(server.college, sessionId, { sex });
  await joinWaiting(server.url, waiter).expect(200);
  return waiter;
};

const join = (who: Payer) => joinWaiting(server.url, who);

const release = (id = heldBy) => releaseHostel(server.url, office, id).expect(200);

const holderOf = (bedId: number) => claimOf(server.college, sessionId, bedId);

const placeOf = async (who: Payer) =>
  (await readHostelDashboard(server.url, who).expect(200)).body.data.waiting;

const mailsTo = async ({ email }: Payer) =>
  (await server.mail()).filter(({ to }) => to === email).map(({ text }) => text);

const runJob = () => offersJob(server.college).run();

describe("joining", () => {
  it("puts a student at the end of the list of her kind", async () => {
    await createWaiter("Male");
    await createWaiter();
    const third = await createBoarder(server.college, sessionId);
    const { body } = await join(third).expect(200);
    expect(body).toEqual({
      message: hostelTexts.waiting.joined,
      waiting: { position: 2, joined_at: start, offer: null },
    });
    expect(await placeOf(third)).toEqual(body.waiting);
  });

  it("twice is harmless, also later and once applications are closed", async () => {
    const waiter = await createWaiter();
    await createWaiter();
    server.clock.advance({ hours: 2 });
    await setHostels(server.url, office, { ...open, is_application_open: false }).expect(200);
    const { body } = await join(waiter).expect(200);
    expect(body.waiting).toEqual({ position: 1, joined_at: start, offer: null });
    expect(await server.college.db.$count(hostelWaiting)).toBe(2);
  });

  it("needs the hostel fee of this session", async () => {
    const unpaid = await createPayer(server.college, { sex: "Female" });
    const { body } = await join(unpaid).expect(402);
    expect(body).toEqual({
      detail: "Unauthorized! You have to pay for hostel fee before applying",
    });
  });

  it("needs a record that says which kind of hostel it is about", async () => {
    const unknown = await createBoarder(server.college, sessionId, { sex: null });
    expect((await join(unknown).expect(400)).body).toMatchObject({ code: "no_kind" });
  });

  it("is for students without a bed", async () => {
    const other = await createBoarder(server.college, sessionId);
    const { bedIds } = await createHostel(server.college, {
      rooms: [{ number: "Z-1", beds: 1 }],
    });
    await holdBed(server.college, { sessionId, student: other, bedId: bedIds[0] ?? 0 });
    expect((await join(other).expect(400)).body).toMatchObject({ code: "already_applied" });
  });

  it("is not possible while applications are closed, nor at the deadline itself", async () => {
    const late = await createBoarder(server.college, sessionId);
    await setHostels(server.url, office, {
      ...open,
      application_deadline: "2026-03-10T10:00:00Z",
    }).expect(200);
    server.clock.set("2026-03-10T10:00:00.000Z");
    expect((await join(late).expect(400)).body).toMatchObject({ code: "applications_closed" });
    server.clock.set("2026-03-10T09:59:59.999Z");
    await join(late).expect(200);
  });

  it("is refused while a bed of the student's kind is free", async () => {
    const { bedIds } = await createHostel(server.college, { rooms: [{ number: "Z-1", beds: 1 }] });
    const woman = await createBoarder(server.college, sessionId);
    expect((await join(woman).expect(400)).body).toMatchObject({ code: "beds_free" });
    const man = await createBoarder(server.college, sessionId, { sex: "Male" });
    await join(man).expect(200);
    await server.college.db
      .update(bed)
      .set({ isUsable: false })
      .where(eq(bed.id, bedIds[0] ?? 0));
    await join(woman).expect(200);
  });

  it("is refused to staff and without a token", async () => {
    for (const call of [joinWaiting, leaveWaiting]) await call(server.url, office).expect(403);
    await request(server.url).post("/hostel/waiting-list/").expect(401);
    await request(server.url).delete("/hostel/waiting-list/").expect(401);
  });
});

describe("a bed that frees", () => {
  it("is held for the first waiting student, with its deadline", async () => {
    const [first, second] = [await createWaiter(), await createWaiter()];
    await release();
    const expires_at = "2026-03-11T09:00:00.000Z";
    expect(await holderOf(onlyBed)).toEqual({
      studentId: first.id,
      offeredUntil: new Date(expires_at),
    });
    expect(await placeOf(first)).toEqual({
      position: null,
      joined_at: start,
      offer: { bed: { id: onlyBed, room_number: "Female-1", bed_number: 1 }, expires_at },
    });
    expect(await placeOf(second)).toMatchObject({ position: 1, offer: null });
    expect(await mailsTo(first)).toEqual([
      expect.stringContaining(
        "bed 1 in room Female-1, Hall for Female, is held for you until 11 March 2026 at 10:00.",
      ),
    ]);
    expect(await mailsTo(second)).toEqual([]);
  });

  it("goes to the first to join, not the first to sign up", async () => {
    const late = await createBoarder(server.college, sessionId);
    const early = await createWaiter();
    server.clock.advance({ minutes: 1 });
    await join(late).expect(200);
    await release();
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: early.id });
  });

  it("skips a suspended student, who keeps the place", async () => {
    const [first, second] = [await createWaiter(), await createWaiter()];
    const suspend = (suspendedAt: Date | null) =>
      server.college.db.update(account).set({ suspendedAt }).where(eq(account.id, first.accountId));
    await suspend(server.clock.read());
    await release();
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: second.id });
    expect(await mailsTo(first)).toEqual([]);
    await suspend(null);
    expect(await placeOf(first)).toMatchObject({ position: 1, offer: null });
  });

  it("is not offered to the other kind", async () => {
    await createWaiter("Male");
    await release();
    expect(await holderOf(onlyBed)).toBeUndefined();
  });

  it("holds an offer for the configured hours until the deadline", async () => {
    const waiter = await createWaiter();
    await setHostels(server.url, office, {
      ...open,
      application_deadline: "2026-03-10T12:00:00Z",
    }).expect(200);
    await release();
    expect(await placeOf(waiter)).toMatchObject({
      offer: { expires_at: "2026-03-10T12:00:00.000Z" },
    });
  });

  it("is not offered while applications are closed", async () => {
    const waiter = await createWaiter();
    await setHostels(server.url, office, { ...open, is_application_open: false }).expect(200);
    await release();
    expect(await holderOf(onlyBed)).toBeUndefined();
    await setHostels(server.url, office, open).expect(200);
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: waiter.id });
  });

  it("can be selected only by the student it is held for", async () => {
    const [waiter, other] = [await createWaiter(), await createBoarder(server.college, sessionId)];
    await release();
    expect((await selectBed(server.url, other, onlyBed).expect(409)).body).toMatchObject({
      code: "bed_taken",
    });
    await selectBed(server.url, waiter, onlyBed).expect(200);
    expect(await holderOf(onlyBed)).toEqual({ studentId: waiter.id, offeredUntil: null });
    expect(await server.college.db.$count(hostelWaiting)).toBe(0);
  });
});

describe("an offer", () => {
  let first: Payer;
  let second: Payer;

  beforeEach(async () => {
    [first, second] = [await createWaiter(), await createWaiter()];
    await release();
  });

  it("lapses exactly at its end; the next student gets the offer", async () => {
    server.clock.set("2026-03-11T08:59:59.999Z");
    await runJob();
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: first.id });
    server.clock.set("2026-03-11T09:00:00.000Z");
    await runJob();
    expect(await holderOf(onlyBed)).toEqual({
      studentId: second.id,
      offeredUntil: new Date("2026-03-12T09:00:00.000Z"),
    });
    expect(await placeOf(first)).toBeNull();
    expect((await mailsTo(first)).at(-1)).toContain("The time to take bed 1 in room Female-1");
  });

  it("cannot be taken after it lapsed, even before the job runs", async () => {
    server.clock.advance({ hours: 24 });
    expect((await selectBed(server.url, first, onlyBed).expect(409)).body).toMatchObject({
      code: "bed_taken",
    });
    await selectBed(server.url, second, onlyBed).expect(200);
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: second.id, offeredUntil: null });
  });

  it("frees the bed when it lapses and the list is empty", async () => {
    await leaveWaiting(server.url, second).expect(200);
    server.clock.advance({ hours: 24 });
    const passer = await createBoarder(server.college, sessionId);
    await selectBed(server.url, passer, onlyBed).expect(200);
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: passer.id });
  });

  it("turned down goes to the next at once", async () => {
    const { body } = await leaveWaiting(server.url, first).expect(200);
    expect(body).toEqual({ message: hostelTexts.waiting.left });
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: second.id });
    expect(await placeOf(first)).toBeNull();
    await leaveWaiting(server.url, first).expect(200);
    expect(await placeOf(second)).toMatchObject({ offer: { bed: { id: onlyBed } } });
  });

  it("goes back when the student takes another bed that is free", async () => {
    await leaveWaiting(server.url, second).expect(200);
    const { bedIds } = await createHostel(server.college, { rooms: [{ number: "Z-1", beds: 1 }] });
    const other = bedIds[0] ?? 0;
    await selectBed(server.url, first, other).expect(200);
    expect(await holderOf(other)).toEqual({ studentId: first.id, offeredUntil: null });
    expect(await holderOf(onlyBed)).toBeUndefined();
    expect(await server.college.db.$count(hostelWaiting)).toBe(0);
  });

  it("ends when the office closes applications, and the student keeps the place", async () => {
    await setHostels(server.url, office, { ...open, is_application_open: false }).expect(200);
    expect(await holderOf(onlyBed)).toBeUndefined();
    expect((await mailsTo(first)).at(-1)).toContain("has closed hostel applications");
    await setHostels(server.url, office, open).expect(200);
    expect(await holderOf(onlyBed)).toMatchObject({ studentId: first.id });
  });

  it("ends earlier with an earlier deadline, and mails the student", async () => {
    await setHostels(server.url, office, {
      ...open,
      application_deadline: "2026-03-10T12:00:00Z",
    }).expect(200);
    expect(await placeOf(first)).toMatchObject({
      offer: { expires_at: "2026-03-10T12:00:00.000Z" },
    });
    expect((await mailsTo(first)).at(-1)).toContain("until 10 March 2026 at 13:00");
    server.clock.set("2026-03-10T12:00:00.000Z");
    await runJob();
    expect(await holderOf(onlyBed)).toBeUndefined();
  });

  it("stays as long as it was with a later deadline", async () => {
    await setHostels(server.url, office, {
      ...open,
      application_deadline: "2026-03-20T12:00:00Z",
    }).expect(200);
    expect(await placeOf(first)).toMatchObject({
      offer: { expires_at: "2026-03-11T09:00:00.000Z" },
    });
    expect(await mailsTo(first)).toHaveLength(1);
  });
});

describe("the job", () => {
  it("offers a bed that was repaired, each of several to another student", async () => {
    const { bedIds } = await createHostel(server.college, { rooms: [{ number: "Z-1", beds: 3 }] });
    await server.college.db
      .update(bed)
      .set({ isUsable: false })
      .where(eq(bed.roomId, await roomOf(bedIds[0] ?? 0)));
    const waiters = [await createWaiter(), await createWaiter()];
    await server.college.db.update(bed).set({ isUsable: true });
    await runJob();
    await runJob();
    const holders = await Promise.all(bedIds.map(holderOf));
    expect(holders.map((holder) => holder?.studentId)).toEqual([
      ...waiters.map(({ id }) => id),
      undefined,
    ]);
    for (const waiter of waiters) expect(await mailsTo(waiter)).toHaveLength(1);
  });

  const roomOf = async (bedId: number): Promise<number> => {
    const [row] = await server.college.db.select().from(bed).where(eq(bed.id, bedId));
    return row?.roomId ?? 0;
  };

  it("offers nothing of a session that is over", async () => {
    await createWaiter();
    await server.college.db.update(semester).set({ isCurrent: false });
    await server.college.db.update(academicSession).set({ isCurrent: false });
    await release();
    await runJob();
    expect(await holderOf(onlyBed)).toBeUndefined();
    await server.college.db.update(academicSession).set({ isCurrent: true });
    await server.college.db.update(semester).set({ isCurrent: true });
  });
});
