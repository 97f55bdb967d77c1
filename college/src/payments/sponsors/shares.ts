import { and, eq, inArray } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { changeRemittanceShares } from "../../../../contract/payments/sponsor-remittances.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { remittanceShare, sponsoredStudent, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { refuseFields } from "../../http/refusal.ts";
import { koboOf } from "../fees/amounts.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import {
  lockDraft,
  type RemittanceRecord,
  type RemittanceRow,
  readRemittance,
} from "./remittance.ts";
import { lockSponsorship } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";
import { insertShares, type ShareValues } from "./write-shares.ts";

/** @throws 400; 404; 409 `wrong_state` */
export const changeShares = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id" | "role">,
  id: number,
  { shares }: BodyOf<typeof changeRemittanceShares>,
): Promise<RemittanceRecord> => {
  const read = shares.map(({ studentId, amount }) => {
    const amountKobo = koboOf(amount);
    if (amountKobo === undefined) throw refuseFields({ shares: [sponsorTexts.amount] });
    return { studentId, amountKobo };
  });
  // The last one counts where a student is named twice.
  const wanted = [...new Map(read.map((share) => [share.studentId, share])).values()];
  const studentIds = wanted.map(({ studentId }) => studentId);
  await college.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, caller, id);
    await lockSponsorship(tx, draft.sponsorshipId);
    const listed = await tx.$count(
      sponsoredStudent,
      and(
        eq(sponsoredStudent.sponsorshipId, draft.sponsorshipId),
        inArray(sponsoredStudent.studentId, studentIds),
      ),
    );
    if (listed < wanted.length) throw refuseFields({ shares: [sponsorTexts.import.notListed] });
    const none = wanted.filter(({ amountKobo }) => amountKobo === 0);
    await tx.delete(remittanceShare).where(
      and(
        eq(remittanceShare.remittanceId, id),
        inArray(
          remittanceShare.studentId,
          none.map(({ studentId }) => studentId),
        ),
      ),
    );
    await insertShares(
      tx,
      draft,
      wanted.filter(({ amountKobo }) => amountKobo > 0),
    );
    await noteSharesChanged(college, tx, caller, draft, wanted);
  });
  return readRemittance(college, caller, id);
};

/** Counts the change in the draft's revision, and writes it into the audit log. */
export const noteSharesChanged = async (
  college: PaymentsCollege,
  tx: Transaction,
  caller: Pick<Account, "id">,
  { id, revision }: Pick<RemittanceRow, "id" | "revision">,
  shares: readonly ShareValues[],
): Promise<void> => {
  await tx
    .update(sponsorRemittance)
    .set({ revision: revision + 1 })
    .where(eq(sponsorRemittance.id, id));
  await recordChange(college, tx, {
    actorAccountId: caller.id,
    action: "remittance.change_shares",
    subject: `remittance:${id}`,
    after: { shares },
  });
};
