import { and, eq, sql } from "drizzle-orm";
import request from "supertest";
import type { College } from "../src/context.ts";
import { bedClaim, hostelApplication } from "../src/db/schema/hostels.ts";
import type { Payer } from "./payments.ts";

type Caller = { readonly authorization: string };

/** Every hostel, application and place on a waiting list goes; settings stay. */
export const clearHostels = async ({ db }: College): Promise<void> => {
  await db.execute(
    sql`truncate hostel_waiting, bed_claim, hostel_application, bed, room, hostel cascade`,
  );
};

export interface HeldBed {
  /** The application's. */
  readonly id: number;
  readonly bedId: number;
}

/** Writes an application that holds a bed, pending by default. */
export const holdBed = (
  { db, clock }: College,
  {
    sessionId,
    student,
    bedId,
    printoutCode,
  }: {
    readonly sessionId: number;
    readonly student: { readonly id: number };
    readonly bedId: number;
    /** Makes it an approved one. */
    readonly printoutCode?: string;
  },
): Promise<HeldBed> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(hostelApplication)
      .values({
        sessionId,
        studentId: student.id,
        bedId,
        status: printoutCode === undefined ? "pending" : "approved",
        appliedAt: clock(),
        ...(printoutCode !== undefined && { printoutCode, decidedAt: clock() }),
      })
      .returning();
    if (row === undefined) throw new Error("the application was not written");
    await tx
      .insert(bedClaim)
      .values({ sessionId, bedId, studentId: student.id, applicationId: row.id });
    return { id: row.id, bedId };
  });

export const applicationCalled = async (
  { db }: College,
  { id }: Pick<HeldBed, "id">,
): Promise<typeof hostelApplication.$inferSelect> => {
  const [row] = await db.select().from(hostelApplication).where(eq(hostelApplication.id, id));
  if (row === undefined) throw new Error(`there is no application ${id}`);
  return row;
};

/** Who has a bed: the student's id, and when that ends for one it is only offered to; undefined for a free bed. */
export const claimOf = async (
  { db }: College,
  sessionId: number,
  bedId: number,
): Promise<{ readonly studentId: number; readonly offeredUntil: Date | null } | undefined> => {
  const [row] = await db
    .select({ studentId: bedClaim.studentId, offeredUntil: bedClaim.offeredUntil })
    .from(bedClaim)
    .where(and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.bedId, bedId)));
  return row;
};

const officePath = (id: number | string, what: string): string =>
  `/hostel/applications/${id}/${what}/`;

export const decideHostel = (url: string, who: Caller, id: number | string, body: object) =>
  request(url).put(officePath(id, "decision")).set({ authorization: who.authorization }).send(body);

export const releaseHostel = (
  url: string,
  who: Caller,
  id: number | string,
  body: object = { reason: "You left the college." },
) =>
  request(url).post(officePath(id, "release")).set({ authorization: who.authorization }).send(body);

export const relocate = (url: string, who: Caller, id: number | string, body: object) =>
  request(url)
    .post(officePath(id, "relocation"))
    .set({ authorization: who.authorization })
    .send(body);

export const setHostels = (url: string, who: Caller, body: object) =>
  request(url).put("/hostel/settings/").set({ authorization: who.authorization }).send(body);

export const joinWaiting = (url: string, { authorization }: Pick<Payer, "authorization">) =>
  request(url).post("/hostel/waiting-list/").set({ authorization });

export const leaveWaiting = (url: string, { authorization }: Pick<Payer, "authorization">) =>
  request(url).delete("/hostel/waiting-list/").set({ authorization });
