import { and, desc, eq, type SQL } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  confirmIdCard,
  ownIdCard,
  reissueIdCard,
  studentIdCards,
} from "../../../../contract/students/id-card.ts";
import type { Account } from "../../accounts/guard.ts";
import { nameOf } from "../../admissions/decision/papers.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department, idCard, student } from "../../db/schema/students.ts";
import type { IdCard } from "../../documents/id-card.ts";
import { readCode, signCode } from "../../documents/signed-code.ts";
import { readPhoto } from "../../files/photo.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { colleagueName } from "../../lists/names.ts";
import { savingTexts } from "../../records/texts.ts";
import { idCardTexts } from "./texts.ts";

type Card = typeof idCard.$inferSelect;

/** Whether a student can print an ID card, and which one is valid. */
export const readOwnIdCard = async (
  { db }: College,
  account: Account,
): Promise<ResponseOf<typeof ownIdCard>> => {
  const holder = await readHolder(db, eq(student.accountId, account.id));
  const card = await readLatest(db, holder.id);
  return {
    obstacle: obstacleOf(holder),
    card: card ? { number: card.number, issuedAt: card.issuedAt.toISOString() } : null,
  };
};

/** The valid ID card of a student, issued with the first print. @throws 409 `no_id_card` with the obstacle */
export const printOwnIdCard = async (college: College, account: Account): Promise<IdCard> => {
  const { holder, card } = await college.db.transaction(async (tx) => {
    const who = eq(student.accountId, account.id);
    // Two prints at once would issue two cards.
    await tx.select({ id: student.id }).from(student).where(who).for("no key update");
    const own = await readHolder(tx, who);
    const obstacle = obstacleOf(own);
    if (obstacle !== null) throw refuse(409, obstacle, "no_id_card");
    const issued =
      (await readLatest(tx, own.id)) ??
      (await issue(college, tx, { studentId: own.id, number: 1, reason: null, issuedBy: null }));
    return { holder: own, card: issued };
  });
  const { config } = college;
  return {
    name: nameOf(holder),
    matricNumber: holder.matricNumber,
    department: holder.department,
    photo: await readPhoto(college.db, holder.passportFileId),
    number: card.number,
    issuedAt: card.issuedAt,
    confirmationUrl: `${config.publicUrl}/id-card/${sign(config.secret, holder.matricNumber, card)}`,
  };
};

/** The cards that were issued to a student, the valid one first. @throws 404 */
export const readIdCards = async (
  { db }: College,
  id: number,
): Promise<ResponseOf<typeof studentIdCards>> => {
  await readHolder(db, eq(student.id, id));
  const rows = await db
    .select({ card: idCard, issuedBy: colleagueName(staffMember) })
    .from(idCard)
    .leftJoin(staffMember, eq(staffMember.accountId, idCard.issuedBy))
    .where(eq(idCard.studentId, id))
    .orderBy(desc(idCard.number));
  return {
    cards: rows.map(({ card: { number, issuedAt, reason }, issuedBy }) => ({
      number,
      issuedAt: issuedAt.toISOString(),
      issuedBy: issuedBy === "" ? null : issuedBy,
      reason,
    })),
  };
};

/** Replaces the valid card of a student. @throws 404 where there is none; 409 `changed_elsewhere` */
export const reissue = (
  college: College,
  actor: Account,
  id: number,
  { reason: typed, seen }: BodyOf<typeof reissueIdCard>,
): Promise<ResponseOf<typeof reissueIdCard>> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(typed);
    await tx
      .select({ id: student.id })
      .from(student)
      .where(eq(student.id, id))
      .for("no key update");
    const latest = await readLatest(tx, id);
    if (latest === undefined) throw notFound();
    if (latest.number !== seen) {
      throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
    }
    const { number } = await issue(college, tx, {
      ...{ studentId: id, number: latest.number + 1, reason, issuedBy: actor.id },
    });
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "student.id_card",
      subject: `student:${id}`,
      before: { number: latest.number },
      after: { number },
      reason,
    });
    return { number };
  });

/**
 * What a card says, and whether it is valid.
 * @throws 404 for a card that the college did not sign; 429 for too many of those from one address.
 */
export const confirmCard = async (
  { db, config, attempts }: College,
  code: string,
  address: string,
): Promise<ResponseOf<typeof confirmIdCard>> => {
  const text = readCode(config.secret, "student ID card", code);
  const claims = text === undefined ? undefined : (JSON.parse(text) as Signed);
  const [found] =
    claims === undefined
      ? []
      : await db
          .select({ holder: student, department: department.name, card: idCard })
          .from(idCard)
          .innerJoin(student, eq(student.id, idCard.studentId))
          .innerJoin(department, eq(department.id, student.departmentId))
          .where(and(eq(student.matricNumber, claims[0]), eq(idCard.number, claims[1])));
  if (found === undefined) {
    // Only wrong cards are counted: a whole gate may be checked from one address.
    await attempts.count("look-up", address);
    throw refuse(404, idCardTexts.unknown);
  }
  const { holder, card } = found;
  const latest = await readLatest(db, holder.id);
  return {
    matricNumber: holder.matricNumber,
    name: nameOf(holder),
    department: found.department,
    level: holder.level,
    number: card.number,
    issuedAt: card.issuedAt.toISOString(),
    isLatest: latest?.number === card.number,
    isStudent: holder.standing === "active" || holder.standing === "deferred",
  };
};

/** What a code says: as short as may be. */
type Signed = readonly [matricNumber: string, number: number];

const sign = (secret: string, matricNumber: string, { number }: Card): string => {
  const signed: Signed = [matricNumber, number];
  return signCode(secret, "student ID card", JSON.stringify(signed));
};

const readHolder = async (db: Database | Transaction, who: SQL) => {
  const [row] = await db
    .select({ own: student, department: department.name })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(who);
  if (row === undefined) throw notFound();
  return { ...row.own, department: row.department };
};

const obstacleOf = ({
  standing,
  passportFileId,
}: Pick<typeof student.$inferSelect, "standing" | "passportFileId">): string | null => {
  if (standing !== "active") return idCardTexts.notActive;
  return passportFileId === null ? idCardTexts.noPhoto : null;
};

const readLatest = async (
  db: Database | Transaction,
  studentId: number,
): Promise<Card | undefined> => {
  const [row] = await db
    .select()
    .from(idCard)
    .where(eq(idCard.studentId, studentId))
    .orderBy(desc(idCard.number))
    .limit(1);
  return row;
};

const issue = async (
  { clock }: College,
  tx: Transaction,
  card: Omit<Card, "issuedAt">,
): Promise<Card> => {
  const [row] = await tx
    .insert(idCard)
    .values({ ...card, issuedAt: clock() })
    .returning();
  if (row === undefined) throw new Error("the ID card was not written");
  return row;
};
