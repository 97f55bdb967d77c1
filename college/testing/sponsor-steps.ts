import { and, eq, isNull } from "drizzle-orm";
import { receipt } from "../src/db/schema/ledger.ts";
import { sponsor, sponsoredStudent, sponsorship } from "../src/db/schema/sponsors.ts";
import { decideRemittance, submitRemittance } from "../src/payments/sponsors/decide.ts";
import { recordRemittance } from "../src/payments/sponsors/remittance.ts";
import { changeShares } from "../src/payments/sponsors/shares.ts";
import { sponsorVoids } from "../src/payments/sponsors/sponsor-receipt.ts";
import type { TestCollege } from "./college.ts";
import type { TestStudent } from "./people.ts";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

type Officers = readonly [TestStaff, TestStaff];

const callers = (officers: Officers) =>
  officers.map(({ accountId }) => ({ id: accountId, role: "BURSARY_OFFICER" as const }));

/** A list that covers these sections of one student alone. @returns its id */
export const sponsorStudent = async (
  { college: { db, clock } }: Pick<TestCollege, "college">,
  payer: Pick<TestStudent, "id">,
  { sessionId, sections }: Pick<typeof sponsorship.$inferInsert, "sessionId" | "sections">,
): Promise<number> => {
  const name = `Sponsor ${nextSerial("sponsor of one")}`;
  const [owner] = await db.insert(sponsor).values({ name, shortName: name }).returning();
  const [list] = await db
    .insert(sponsorship)
    .values({
      sponsorId: owner?.id ?? 0,
      sessionId,
      sections,
      coverage: "full",
      deadline: "2026-06-30",
      createdAt: clock(),
    })
    .returning();
  if (list === undefined) throw new Error("the list was not written");
  await db
    .insert(sponsoredStudent)
    .values({ sponsorshipId: list.id, studentId: payer.id, addedAt: clock() });
  return list.id;
};

/** A transfer for that student alone, from its entry to the receipt. @returns its id */
export const remitFor = async (
  { college }: Pick<TestCollege, "college">,
  officers: Officers,
  payer: Pick<TestStudent, "id">,
  { listId, kobo }: { readonly listId: number; readonly kobo: number },
): Promise<number> => {
  const [entering, deciding] = callers(officers);
  if (entering === undefined || deciding === undefined) throw new Error("two people decide");
  const { id } = await recordRemittance(college, entering, listId, {
    amount: kobo / 100,
    paidOn: "2026-03-09",
    bankReference: `STEP/${nextSerial("step of a sponsor")}`,
  });
  await changeShares(college, entering, id, {
    shares: [{ studentId: payer.id, amount: kobo / 100 }],
  });
  await submitRemittance(college, entering, id);
  await decideRemittance(college, deciding, id, { isApproved: true });
  return id;
};

/** Voids one of an account's receipts of sponsors, by two people. */
export const voidSponsorReceipt = async (
  { college }: Pick<TestCollege, "college">,
  officers: Officers,
  payer: Pick<TestStudent, "accountId">,
  choose: (rows: readonly { readonly id: number }[]) => { readonly id: number } | undefined,
): Promise<void> => {
  const rows = await college.db
    .select({ id: receipt.id })
    .from(receipt)
    .where(
      and(
        eq(receipt.accountId, payer.accountId),
        eq(receipt.channel, "sponsor"),
        isNull(receipt.reversesId),
      ),
    )
    .orderBy(receipt.id);
  const found = choose(rows);
  const [asker, decider] = callers(officers);
  if (found === undefined || asker === undefined || decider === undefined) return;
  await sponsorVoids.ask(college, asker, found.id, { reason: "To see what happens" });
  await sponsorVoids.decide(college, decider, found.id, { isApproved: true });
};
