import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { confirmSponsorStatement as confirmEndpoint } from "../../../../contract/payments/sponsors.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { sponsorStatement, sponsorship } from "../../db/schema/sponsors.ts";
import type { SponsorStatement } from "../../documents/sponsor-statement.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { nairaOf } from "../fees/amounts.ts";
import { paymentTexts } from "../texts.ts";
import { accountsOf, chargeSponsored, readClaims } from "./claims.ts";
import { readApproved } from "./remittance-list.ts";
import { lockSponsorship, selectSponsorships } from "./sponsorship.ts";
import { sumsOf } from "./sums.ts";

/**
 * Issues the statement of a list. An unchanged list keeps the code and date of its first print, which is in the audit log.
 * @throws 404
 */
export const issueStatement = async (
  college: College,
  caller: Pick<Account, "id">,
  id: number,
): Promise<SponsorStatement> => {
  const { db, config } = college;
  const [selected] = await selectSponsorships(db).where(eq(sponsorship.id, id));
  if (selected === undefined) throw notFound();
  return db.transaction(async (tx) => {
    // Two prints at once would give the same list two codes.
    await lockSponsorship(tx, id);
    await chargeSponsored(college, tx, selected.list.sessionId, await accountsOf(tx, id));
    const content = await readContent(tx, id);
    const contentHash = hashOf(content);
    const sums = sumsOf(content.students);
    const issued = await findOrIssue(college, tx, caller, {
      sponsorshipId: id,
      contentHash,
      students: sums.students,
      claimedKobo: sums.claimedKobo,
      paidKobo: sums.paidKobo,
      outstandingKobo: sums.outstandingKobo,
    });
    return {
      sponsor: selected.sponsor.name,
      session: selected.session,
      ...content,
      sums,
      issuedAt: issued.issuedAt,
      confirmationUrl: `${config.publicUrl}/sponsor-statement/${issued.code}`,
    };
  });
};

const findOrIssue = async (
  college: College,
  tx: Transaction,
  caller: Pick<Account, "id">,
  values: Omit<typeof sponsorStatement.$inferInsert, "code" | "issuedAt">,
) => {
  const { sponsorshipId, contentHash } = values;
  const [known] = await tx
    .select()
    .from(sponsorStatement)
    .where(
      and(
        eq(sponsorStatement.sponsorshipId, sponsorshipId),
        eq(sponsorStatement.contentHash, contentHash),
      ),
    );
  if (known !== undefined) return known;
  const [row] = await tx
    .insert(sponsorStatement)
    .values({
      ...values,
      code: randomBytes(16).toString("base64url"),
      issuedAt: college.clock(),
    })
    .returning();
  if (row === undefined) throw new Error("the statement was not written");
  await recordChange(college, tx, {
    actorAccountId: caller.id,
    action: "sponsorship.statement",
    subject: `sponsorship:${sponsorshipId}`,
    after: { issuedAt: row.issuedAt.toISOString() },
  });
  return row;
};

/** One after the other, for a transaction has one connection. */
const readContent = async (db: Database | Transaction, id: number) => {
  const students = await readClaims(db, id);
  const remittances = await readApproved(db, id);
  return { students, remittances };
};

/** The same for lists with the same students, claims and payments alone. */
const hashOf = ({ students, remittances }: Awaited<ReturnType<typeof readContent>>): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        students.map((one) => [one.matricNumber, one.claimedKobo, one.paidKobo, one.paidOn]),
        remittances.map((one) => [one.id, one.amountKobo, one.allocatedKobo]),
      ]),
    )
    .digest("base64url");

/**
 * Confirms a statement by its code, and states whether the list is unchanged.
 * @throws 404 for an unknown code; 429 for too many wrong ones from one address.
 */
export const confirmStatement = async (
  { db, attempts }: College,
  code: string,
  address: string,
): Promise<ResponseOf<typeof confirmEndpoint>> => {
  const [row] = await db.select().from(sponsorStatement).where(eq(sponsorStatement.code, code));
  const [selected] = await selectSponsorships(db).where(
    eq(sponsorship.id, row?.sponsorshipId ?? 0),
  );
  if (row === undefined || selected === undefined) {
    // Only wrong codes are counted: many may confirm statements from one address.
    await attempts.count("look-up", address);
    throw refuse(404, paymentTexts.unknownStatement);
  }
  return {
    sponsor: selected.sponsor.name,
    session: selected.session,
    issuedAt: row.issuedAt.toISOString(),
    students: row.students,
    claimed: nairaOf(row.claimedKobo),
    paid: nairaOf(row.paidKobo),
    outstanding: nairaOf(row.outstandingKobo),
    isCurrent: hashOf(await readContent(db, row.sponsorshipId)) === row.contentHash,
  };
};
