import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  applicationCalled,
  claimOf,
  clearHostels,
  decideHostel,
  holdBed,
  joinWaiting,
  leaveWaiting,
  releaseHostel,
  relocate,
  setHostels,
} from "../../testing/hostel-office.ts";
import { createBoarder, createHostel, openHostels, selectBed } from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { createStaff } from "../../testing/staff.ts";
import { bedClaim, hostelApplication, hostelWaiting } from "../db/schema/hostels.ts";
import { offersJob, shareWaitingListLock } from "./offers.ts";

let race: Race;
let sessionId: number;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  race = await startRace();
  ({ sessionId } = await openHostels(college()));
  office = await createStaff(college(), "SUPER_ADMIN");
});

beforeEach(() => clearHostels(college()));

afterAll(() => race.close());

const college = () => race.colleges[0].college;
const urls = () => [race.colleges[0].url, race.colleges[1].url] as const;
const rounds = [1, 2, 3];

const many = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const createBoarders = (count: number) => many(count, () => createBoarder(college(), sessionId));

let rooms = 0;

/** Beds that are all held, and the applications that hold them. */
const createFullHostel = async (beds: number) => {
  rooms += 1;
  const { bedIds } = await createHostel(college(), { rooms: [{ number: `R-${rooms}`, beds }] });
  const held = [];
  for (const [index, who] of (await createBoarders(beds)).entries()) {
    const bedId = bedIds[index] ?? 0;
    held.push({ who, ...(await holdBed(college(), { sessionId, student: who, bedId })) });
  }
  return { bedIds, held };
};

/** One after the other, so that it is known who is first. */
const createWaiters = async (count: number): Promise<Payer[]> => {
  const waiters = await createBoarders(count);
  for (const waiter of waiters) await joinWaiting(urls()[0], waiter).expect(200);
  return waiters;
};

const claims = () =>
  college()
    .db.select()
    .from(bedClaim)
    .where(eq(bedClaim.sessionId, sessionId))
    .orderBy(bedClaim.bedId);

const mailsAbout = async ({ email }: Payer, words: string) =>
  (await race.colleges[0].mail()).filter(({ to, text }) => to === email && text.includes(words));

/** What must be true after any race: claims and standing applications tell the same, and nobody waits with a bed. */
const expectConsistent = async () => {
  const { db } = college();
  const standing = await db
    .select({ id: hostelApplication.id, bedId: hostelApplication.bedId })
    .from(hostelApplication)
    .innerJoin(bedClaim, eq(bedClaim.applicationId, hostelApplication.id))
    .where(eq(bedClaim.bedId, hostelApplication.bedId));
  const holders = (await claims()).filter(({ applicationId }) => applicationId !== null);
  expect(standing.map(({ id }) => id).toSorted()).toEqual(
    holders.map(({ applicationId }) => applicationId).toSorted(),
  );
  const waitingHolders = await db
    .select()
    .from(hostelWaiting)
    .innerJoin(
      bedClaim,
      and(
        eq(bedClaim.studentId, hostelWaiting.studentId),
        eq(bedClaim.sessionId, hostelWaiting.sessionId),
      ),
    );
  expect(waitingHolders.filter(({ bed_claim }) => bed_claim.applicationId !== null)).toEqual([]);
};

it.each(rounds)("a released bed goes to the first of ten waiting (round %i)", async () => {
  const { bedIds, held } = await createFullHostel(1);
  const [bedId = 0] = bedIds;
  const waiters = await createWaiters(10);
  const passers = await createBoarders(6);
  const [release, ...clicks] = await Promise.all([
    releaseHostel(urls()[0], office, held[0]?.id ?? 0),
    ...passers.map((passer, index) => selectBed(urls()[index % 2 === 0 ? 1 : 0], passer, bedId)),
  ]);
  expect(release.status).toBe(200);
  expect(statusCounts(clicks)).toEqual({ 409: 6 });
  expect(await claims()).toMatchObject([{ bedId, studentId: waiters[0]?.id, applicationId: null }]);
  for (const waiter of waiters) {
    expect(await mailsAbout(waiter, "is held for you")).toHaveLength(waiter === waiters[0] ? 1 : 0);
  }
});

it.each(rounds)("four released beds go to the first four of ten (round %i)", async () => {
  const { held } = await createFullHostel(4);
  const waiters = await createWaiters(10);
  const answers = await Promise.all(
    held.map(({ id }, index) => releaseHostel(urls()[index % 2 === 0 ? 0 : 1], office, id)),
  );
  expect(statusCounts(answers)).toEqual({ 200: 4 });
  expect((await claims()).map(({ studentId }) => studentId).toSorted()).toEqual(
    waiters
      .slice(0, 4)
      .map(({ id }) => id)
      .toSorted(),
  );
});

it.each(rounds)("an offer taken as it lapses has one outcome (round %i)", async (round) => {
  const { bedIds, held } = await createFullHostel(1);
  const [bedId = 0] = bedIds;
  const [first, second] = await createWaiters(2);
  if (first === undefined || second === undefined) throw new Error("nobody waits");
  await releaseHostel(urls()[0], office, held[0]?.id ?? 0).expect(200);
  // The second college's clock is ahead: there the offer is over, at the first it stands.
  const [firstCollege, secondCollege] = race.colleges;
  const before = secondCollege.clock.read();
  secondCollege.clock.advance({ hours: 24 });
  const calls = [
    () => selectBed(firstCollege.url, first, bedId).then(({ status }) => status),
    () =>
      offersJob(secondCollege.college)
        .run()
        .then(() => 0),
  ];
  const [accepted] =
    round % 2 === 0
      ? await Promise.all(calls.map((call) => call()))
      : (await Promise.all(calls.toReversed().map((call) => call()))).toReversed();
  secondCollege.clock.set(before);
  expect([200, 409]).toContain(accepted);
  const winner = accepted === 200 ? first : second;
  expect(await claims()).toMatchObject([{ bedId, studentId: winner.id }]);
  expect(await mailsAbout(first, "is over")).toHaveLength(accepted === 200 ? 0 : 1);
  await expectConsistent();
});

it.each(rounds)("a lapsed offer passes on once under concurrency (round %i)", async () => {
  const { bedIds, held } = await createFullHostel(1);
  const [bedId = 0] = bedIds;
  const [first, second, third] = await createWaiters(3);
  const passers = await createBoarders(4);
  await releaseHostel(urls()[0], office, held[0]?.id ?? 0).expect(200);
  const started = race.colleges[0].clock.read();
  for (const { clock } of race.colleges) clock.advance({ minutes: 10 });
  await college().db.update(bedClaim).set({ offeredUntil: race.colleges[0].clock.read() });
  const clicks = await Promise.all([
    ...passers.map((passer, index) => selectBed(urls()[index % 2 === 0 ? 0 : 1], passer, bedId)),
    ...race.colleges.map((one) =>
      offersJob(one.college)
        .run()
        .then(() => ({ status: 0 })),
    ),
  ]);
  for (const { clock } of race.colleges) clock.set(started);
  expect(statusCounts(clicks)).toEqual({ 0: 2, 409: 4 });
  expect(await claims()).toMatchObject([{ bedId, studentId: second?.id }]);
  for (const [who, lapsed, offered] of [
    [first, 1, 1],
    [second, 0, 1],
    [third, 0, 0],
  ] as const) {
    if (who === undefined) throw new Error("nobody waits");
    expect(await mailsAbout(who, "is over")).toHaveLength(lapsed);
    expect(await mailsAbout(who, "is held for you")).toHaveLength(offered);
  }
});

it.each(rounds)("an offer declined while it is taken has one outcome (round %i)", async () => {
  const { bedIds, held } = await createFullHostel(1);
  const [bedId = 0] = bedIds;
  const [first, second] = await createWaiters(2);
  if (first === undefined || second === undefined) throw new Error("nobody waits");
  await releaseHostel(urls()[0], office, held[0]?.id ?? 0).expect(200);
  const [taken, left] = await Promise.all([
    selectBed(urls()[0], first, bedId),
    leaveWaiting(urls()[1], first),
  ]);
  expect(left.status).toBe(200);
  expect([200, 409]).toContain(taken.status);
  const winner = taken.status === 200 ? first : second;
  expect(await claims()).toMatchObject([{ bedId, studentId: winner.id }]);
  await expectConsistent();
});

it.each(rounds)("of Approve and Reject at once one wins (round %i)", async () => {
  const { bedIds, held } = await createFullHostel(1);
  const [one] = held;
  if (one === undefined) throw new Error("nobody applied");
  const words = ["approved", "rejected"] as const;
  const answers = await race.burst(8, (url, index) =>
    decideHostel(url, office, one.id, { decision: words[(index >> 1) % 2], reason: "Full." }),
  );
  expect(statusCounts(answers)).toEqual({ 200: 1, 409: 7 });
  const { status } = await applicationCalled(college(), one);
  const winner = answers.findIndex((answer) => answer.status === 200);
  expect(status).toBe(words[(winner >> 1) % 2]);
  const holder = await claimOf(college(), sessionId, bedIds[0] ?? 0);
  expect(holder?.studentId).toBe(status === "approved" ? one.who.id : undefined);
  const mails = (await race.colleges[0].mail()).filter(({ to }) => to === one.who.email);
  expect(mails).toHaveLength(1);
});

it.each(rounds)("one of two moves and a claim gets the bed (round %i)", async () => {
  const { held } = await createFullHostel(2);
  const { bedIds } = await createHostel(college(), { rooms: [{ number: `F-${rooms}`, beds: 1 }] });
  const [requestedBed = 0] = bedIds;
  const [passer] = await createBoarders(1);
  if (passer === undefined) throw new Error("nobody clicks");
  const answers = await Promise.all([
    ...held.map(({ id }, index) =>
      relocate(urls()[index === 0 ? 0 : 1], office, id, { bed_id: requestedBed, reason: "x" }),
    ),
    selectBed(urls()[1], passer, requestedBed),
  ]);
  expect(statusCounts(answers)).toEqual({ 200: 1, 409: 2 });
  const people = [...held.map(({ who }) => who), passer];
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await claimOf(college(), sessionId, requestedBed)).toMatchObject({
    studentId: people[winner]?.id,
  });
  await expectConsistent();
});

it.each(rounds)("two students that swap beds are refused without deadlock (round %i)", async () => {
  const { held, bedIds } = await createFullHostel(2);
  const answers = await Promise.all(
    held.map(({ id }, index) =>
      relocate(urls()[index === 0 ? 0 : 1], office, id, {
        bed_id: bedIds[1 - index],
        reason: "x",
      }),
    ),
  );
  expect(statusCounts(answers)).toEqual({ 409: 2 });
  await expectConsistent();
});

it.each(rounds)("joining while a bed frees gets or sees that bed (round %i)", async () => {
  const { held, bedIds } = await createFullHostel(1);
  const [who] = await createBoarders(1);
  if (who === undefined) throw new Error("nobody joins");
  const [joined] = await Promise.all([
    joinWaiting(urls()[0], who),
    releaseHostel(urls()[1], office, held[0]?.id ?? 0),
  ]);
  const holder = await claimOf(college(), sessionId, bedIds[0] ?? 0);
  if (joined.status === 200) expect(holder).toMatchObject({ studentId: who.id });
  else {
    expect(joined.body).toMatchObject({ code: "beds_free" });
    expect(holder).toBeUndefined();
  }
});

it("concurrent joins do not wait for each other", async () => {
  await createFullHostel(1);
  const [who] = await createBoarders(1);
  if (who === undefined) throw new Error("nobody joins");
  const joined = await college().db.transaction(async (tx) => {
    await shareWaitingListLock(tx, sessionId);
    return joinWaiting(urls()[1], who);
  });
  expect(joined.status).toBe(200);
});

it("new beds go to the first waiting students, one each", async () => {
  const { bedIds, held } = await createFullHostel(6);
  const waiters = await createWaiters(9);
  const close = { is_application_open: false, application_deadline: null };
  await setHostels(urls()[0], office, close).expect(200);
  for (const { id } of held) await releaseHostel(urls()[0], office, id).expect(200);
  await setHostels(urls()[0], office, { ...close, is_application_open: true }).expect(200);
  expect((await claims()).map(({ bedId, studentId }) => [bedId, studentId])).toEqual(
    bedIds.map((bedId, index) => [bedId, waiters[index]?.id]),
  );
  const mails = await Promise.all(waiters.map((waiter) => mailsAbout(waiter, "is held for you")));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0]);
  const rooms = mails.flat().map(({ text }) => /bed \d+ in room/.exec(text)?.[0]);
  expect(rooms).toEqual(bedIds.map((_, index) => `bed ${index + 1} in room`));
});

it("twenty clicks on Join at once make one place", async () => {
  await createFullHostel(1);
  const [who] = await createBoarders(1);
  if (who === undefined) throw new Error("nobody joins");
  const answers = await race.burst(20, (url) => joinWaiting(url, who));
  expect(statusCounts(answers)).toEqual({ 200: 20 });
  expect(await college().db.$count(hostelWaiting)).toBe(1);
});

it("all actions in parallel leave at most one student per bed", async () => {
  const { held, bedIds } = await createFullHostel(8);
  const waiters = await createWaiters(12);
  const passers = await createBoarders(8);
  const url = (index: number) => urls()[index % 2 === 0 ? 0 : 1];
  const answers = await Promise.all([
    ...held.slice(0, 4).map(({ id }, index) => releaseHostel(url(index), office, id)),
    ...held
      .slice(4)
      .map(({ id }, index) =>
        relocate(url(index), office, id, { bed_id: bedIds[index], reason: "x" }),
      ),
    ...waiters.slice(0, 4).map((who, index) => selectBed(url(index), who, bedIds[index])),
    ...waiters.slice(4, 8).map((who, index) => leaveWaiting(url(index + 1), who)),
    ...passers.map((who, index) => selectBed(url(index), who, bedIds[index % 4])),
    ...passers.map((who, index) => joinWaiting(url(index + 1), who)),
    setHostels(url(0), office, { is_application_open: false, application_deadline: null }),
    setHostels(url(1), office, { is_application_open: true, application_deadline: null }),
  ]);
  await setHostels(url(0), office, { is_application_open: true, application_deadline: null });
  const unforeseen = answers.filter(({ status }) => ![200, 400, 409].includes(status));
  expect(unforeseen.map(({ body }) => body)).toEqual([]);
  const all = await claims();
  expect(new Set(all.map(({ studentId }) => studentId)).size).toBe(all.length);
  // Nobody waits without an offer while a bed is free.
  const waiting = await college().db.$count(hostelWaiting);
  const offers = all.filter(({ offeredUntil }) => offeredUntil !== null).length;
  expect(all.length === bedIds.length || waiting === offers).toBe(true);
  await expectConsistent();
});
