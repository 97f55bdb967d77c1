import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, olevelSitting, serialNumber, testBatch } from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { department } from "../../db/schema/students.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import { hashDemoPasswords } from "../passwords.ts";
import { drawPortrait } from "../portrait.ts";
import type { Random } from "../random.ts";
import type { DemoApplicant } from "./applicants.ts";
import type { RoundName, WrittenRound } from "./rounds.ts";
import { drawTimeline, hasReached, roundOf, type Timeline } from "./stages.ts";

/** A demo applicant with what takes time to make. */
export interface PreparedApplicant {
  readonly applicant: DemoApplicant;
  readonly passwordHash: string;
  readonly passport: { readonly id: string; readonly content: Buffer } | undefined;
}

/** An applicant as they were written. */
export interface WrittenApplicant extends PreparedApplicant {
  readonly id: number;
  readonly accountId: number;
  readonly departmentId: number;
  readonly round: WrittenRound;
  readonly timeline: Timeline;
}

/** Hashes the passwords and draws the passport photos, before any transaction is open. */
export const prepareApplicants = async (
  random: Random,
  applicants: readonly DemoApplicant[],
): Promise<readonly PreparedApplicant[]> => {
  const hashes = await hashDemoPasswords(
    random,
    applicants.map(({ password }) => password),
  );
  return Promise.all(
    applicants.map(async (one, index) => ({
      applicant: one,
      passwordHash: hashes[index] ?? "",
      passport: hasReached(one.stage, "half")
        ? { id: random.uuid(), content: await drawPortrait(random, one.sex) }
        : undefined,
    })),
  );
};

interface Place {
  readonly random: Random;
  readonly rounds: ReadonlyMap<RoundName, WrittenRound>;
  readonly now: Date;
}

/** Writes accounts, photos, applicants and their sittings, and notes the last number given out. */
export const writeApplicants = async (
  tx: Transaction,
  prepared: readonly PreparedApplicant[],
  { random, rounds, now }: Place,
): Promise<readonly WrittenApplicant[]> => {
  const departments = await tx.select().from(department);
  const written: WrittenApplicant[] = [];
  for (const one of prepared) {
    const round = rounds.get(roundOf(one.applicant.stage));
    const departmentId = departments.find(({ code }) => code === one.applicant.courseCode)?.id;
    if (round === undefined || departmentId === undefined)
      throw new Error("no such place to apply");
    const timeline = drawTimeline(random, one.applicant.stage, round.round, now);
    const ids = await writeApplicant(tx, { ...one, round, departmentId, timeline }, random);
    written.push({ ...one, ...ids, round, departmentId, timeline });
  }
  await tx.insert(serialNumber).values({ series: "application", last: written.length });
  await countSeats(tx, written, rounds);
  return written;
};

type Unwritten = Omit<WrittenApplicant, "id" | "accountId">;

const writeApplicant = async (
  tx: Transaction,
  one: Unwritten,
  random: Random,
): Promise<{ readonly id: number; readonly accountId: number }> => {
  const { applicant: person, passwordHash, passport, round, timeline } = one;
  const [owner] = await tx
    .insert(account)
    .values({
      kind: "applicant",
      login: person.applicationNo,
      email: person.email,
      passwordHash,
      createdAt: timeline.signedUpAt,
    })
    .returning({ id: account.id });
  if (owner === undefined) throw new Error("the account was not written");
  if (passport !== undefined) {
    await tx
      .insert(storedFile)
      .values({ ...passport, ownerAccountId: owner.id, mediaType: "image/jpeg" });
  }
  const [row] = await tx
    .insert(applicant)
    .values({
      ...applicationOf(random, person, timeline, round),
      accountId: owner.id,
      applicationNo: person.applicationNo,
      applicationSessionId: round.id,
      departmentId: one.departmentId,
      signedUpAt: timeline.signedUpAt,
      verifiedAt: timeline.verifiedAt,
      passportFileId: passport?.id ?? null,
    })
    .returning({ id: applicant.id });
  if (row === undefined) throw new Error("the applicant was not written");
  const sittings = sittingsOf(person).map((sitting, index) => ({
    ...sitting,
    applicantId: row.id,
    sitting: index + 1,
  }));
  if (sittings.length > 0) await tx.insert(olevelSitting).values(sittings);
  return { id: row.id, accountId: owner.id };
};

const countSeats = async (
  tx: Transaction,
  written: readonly WrittenApplicant[],
  rounds: Place["rounds"],
): Promise<void> => {
  const ids = written.map(({ id }) => id);
  for (const batchId of [...rounds.values()].flatMap(({ batchIds }) => batchIds)) {
    const assigned = await tx.$count(applicant, eq(applicant.testBatchId, batchId));
    if (assigned > 0 && ids.length > 0) {
      await tx.update(testBatch).set({ assigned }).where(eq(testBatch.id, batchId));
    }
  }
};

/** The columns of an application at this stage. */
const applicationOf = (
  random: Random,
  person: DemoApplicant,
  { submittedAt }: Timeline,
  round: WrittenRound,
) => ({
  // The score is drawn for everybody, but stored only with a test that was taken.
  ...(hasReached(person.stage, "half") ? { ...person, testScore: null } : namesOf(person)),
  ...academicDetails(person),
  ...(submittedAt !== null && submissionOf(random, person, submittedAt, round)),
});

const namesOf = ({ surname, firstName, otherName, phone }: DemoApplicant) => ({
  surname,
  firstName,
  otherName,
  phone,
});

/** Somebody half way has saved the beginning of a first sitting. */
const sittingsOf = ({ stage, sittings }: DemoApplicant): DemoApplicant["sittings"] => {
  if (hasReached(stage, "filled")) return sittings;
  const [first] = sittings;
  if (stage !== "half" || first === undefined) return [];
  return [{ ...first, subjects: first.subjects.slice(0, 3) }];
};

const academicDetails = (person: DemoApplicant) => {
  const { stage, jamb } = person;
  const held = sittingsOf(person).length;
  return {
    numberOfSitting: held === 0 ? null : held,
    ...(hasReached(stage, "filled") && { ...jamb, jambRevision: 1 }),
  };
};

const submissionOf = (
  random: Random,
  { stage, testScore }: DemoApplicant,
  submittedAt: Date,
  round: WrittenRound,
) => {
  const isTested = hasReached(stage, "tested");
  const place = isTested ? random.integer(0, round.batchIds.length - 1) : 0;
  const batch = round.round.batches[place];
  return {
    submittedAt,
    documentCode: makeReceiptCode(random.bytes(16)),
    testBatchId: round.batchIds[place] ?? null,
    testNoticeSeenAt: isTested ? submittedAt : null,
    ...(isTested && { testScore, testTakenAt: batch?.endsAt ?? null }),
  };
};
