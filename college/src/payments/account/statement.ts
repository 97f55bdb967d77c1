import { createHash, randomBytes } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { confirmStatement as endpoint } from "../../../../contract/payments/account.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { statement } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import type { Statement } from "../../documents/statement.ts";
import { readPhoto } from "../../files/photo.ts";
import { refuse } from "../../http/refusal.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { nairaOf } from "../fees/amounts.ts";
import { promisedRefunds } from "../refunds/shown.ts";
import { paymentTexts } from "../texts.ts";
import { type AccountSession, readAccount, type StudentAccount } from "./read-account.ts";

/**
 * Issues the statement of a student's account. An unchanged account keeps the code and date of its first print; prints by
 * the staff are in the audit log.
 * @throws 404 when the student is unknown
 */
export const issueStatement = async (
  college: College,
  caller: Account,
  who: SQL,
): Promise<Statement> => {
  const { db, config } = college;
  const holder = await requireHolder(db, who);
  const content = await readAccount(college, holder.accountId);
  const contentHash = hashOf(content);
  const issued = await db.transaction(async (tx) => {
    // Two prints at once would give the same account two codes.
    await tx.select({ id: student.id }).from(student).where(who).for("no key update");
    const [known] = await tx
      .select()
      .from(statement)
      .where(and(eq(statement.studentId, holder.id), eq(statement.contentHash, contentHash)));
    if (known !== undefined) return known;
    const [row] = await tx
      .insert(statement)
      .values({
        code: randomBytes(16).toString("base64url"),
        studentId: holder.id,
        issuedAt: college.clock(),
        contentHash,
        chargedKobo: content.chargedKobo,
        paidKobo: content.paidKobo,
        creditKobo: content.creditKobo,
        refundedKobo: content.refundedKobo,
      })
      .returning();
    if (row === undefined) throw new Error("the statement was not written");
    if (caller.kind === "staff") {
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: "payment.statement",
        subject: `student:${holder.id}`,
        after: { issuedAt: row.issuedAt.toISOString() },
      });
    }
    return row;
  });
  return {
    ...holder,
    photo: await readPhoto(db, holder.passportFileId),
    issuedAt: issued.issuedAt,
    account: content,
    confirmationUrl: `${config.publicUrl}/statement/${issued.code}`,
  };
};

/**
 * Confirms a statement by its code, and states whether the account is unchanged.
 * @throws 404 for an unknown code; 429 for too many wrong ones from one address.
 */
export const confirmStatement = async (
  college: College,
  code: string,
  address: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const { db, attempts } = college;
  const [row] = await db.select().from(statement).where(eq(statement.code, code));
  if (row === undefined) {
    // Only wrong codes are counted: many may confirm statements from one address.
    await attempts.count("look-up", address);
    throw refuse(404, paymentTexts.unknownStatement);
  }
  const holder = await requireHolder(db, holderOf.student(row.studentId));
  const now = await readAccount(college, holder.accountId);
  return {
    ...holder,
    issuedAt: row.issuedAt.toISOString(),
    charged: nairaOf(row.chargedKobo),
    paid: nairaOf(row.paidKobo),
    outstanding: nairaOf(row.chargedKobo - row.paidKobo),
    credit: nairaOf(row.creditKobo),
    refunded: nairaOf(row.refundedKobo),
    isCurrent: hashOf(now) === row.contentHash,
  };
};

/** The same for accounts with the same lines, payments, refunds and adjustments alone. */
const hashOf = ({ sessions, creditKobo, refunds, adjustments }: StudentAccount): string => {
  const promised = promisedRefunds(refunds);
  // Statements from before there were refunds and adjustments stay current.
  const content = [
    sessions.map(withoutAdjustments),
    creditKobo,
    ...(promised.length === 0 ? [] : [promised]),
    ...(adjustments.length === 0 ? [] : [adjustments]),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
};

/** They are counted once, as what they are. */
const withoutAdjustments = ({ sections, ...session }: AccountSession) => ({
  ...session,
  sections: sections.map(({ charges, ...section }) => ({
    ...section,
    charges: charges.map(({ adjusted: _adjusted, ...one }) => one),
  })),
});
