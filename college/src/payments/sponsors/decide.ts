import { eq, sql } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { decideRemittance as decideEndpoint } from "../../../../contract/payments/sponsor-remittances.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { remittanceShare, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { formatMoney } from "../../money.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { creditRemittance } from "./credit.ts";
import { lockDraft, lockRemittance, type RemittanceRecord, readRemittance } from "./remittance.ts";
import { lockOpenSponsorship } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";

type Caller = Pick<Account, "id" | "role">;

/** Hands a draft to a second person. @throws 400; 404; 409 `wrong_state` */
export const submitRemittance = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
): Promise<RemittanceRecord> => {
  const shown = (kobo: number): string => formatMoney(kobo, college.identity.currencySymbol);
  await college.db.transaction(async (tx) => {
    const { amountKobo, note, revision, sponsorshipId } = await lockDraft(tx, caller, id);
    await lockOpenSponsorship(tx, sponsorshipId);
    const [shares] = await tx
      .select({
        students: sql<number>`count(*)::int`,
        kobo: sql<number>`coalesce(sum(${remittanceShare.amountKobo}), 0)::float8`,
      })
      .from(remittanceShare)
      .where(eq(remittanceShare.remittanceId, id));
    const sharedKobo = shares?.kobo ?? 0;
    if (sharedKobo === 0) throw refuseFields({ shares: [sponsorTexts.noShares] });
    if (sharedKobo > amountKobo) {
      throw refuseFields({ amount: [sponsorTexts.sharesExceed(shown(sharedKobo - amountKobo))] });
    }
    if (sharedKobo < amountKobo && (note ?? "").length < 5) {
      throw refuseFields({ note: [sponsorTexts.sayWhyLeft(shown(amountKobo - sharedKobo))] });
    }
    await tx
      .update(sponsorRemittance)
      .set({ status: "waiting", revision: revision + 1 })
      .where(eq(sponsorRemittance.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "remittance.submit",
      subject: `remittance:${id}`,
      after: { amountKobo, sharedKobo, students: shares?.students ?? 0 },
    });
  });
  return readRemittance(college, caller, id);
};

/** How long the caller of an approval waits for its receipts; the job writes the others. */
const patienceMs = 8_000;

/** @throws 400; 404; 409 `changed_elsewhere`, `second_person` */
export const decideRemittance = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideEndpoint>,
): Promise<RemittanceRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const { status, recordedBy, revision } = await lockRemittance(tx, id);
    if (status !== "waiting") throw refuse(409, sponsorTexts.notWaiting, "changed_elsewhere");
    if (recordedBy === caller.id) throw refuse(409, sponsorTexts.secondPerson, "second_person");
    await tx
      .update(sponsorRemittance)
      .set({
        status: isApproved ? "approved" : "declined",
        decidedBy: caller.id,
        decidedAt: college.clock(),
        decisionNote: text,
        revision: revision + 1,
      })
      .where(eq(sponsorRemittance.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "remittance.approve" : "remittance.decline",
      subject: `remittance:${id}`,
      before: { recordedBy },
      reason: text,
    });
  });
  if (isApproved) await creditRemittance(college, id, patienceMs);
  return readRemittance(college, caller, id);
};
