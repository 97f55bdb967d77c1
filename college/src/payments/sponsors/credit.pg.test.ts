import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestCollege } from "../../../testing/college.ts";
import { ledgerOf, openFees } from "../../../testing/payments.ts";
import { createStudent, type TestStudent } from "../../../testing/people.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { sponsorsOf } from "../../../testing/sponsors.ts";
import { createStaff } from "../../../testing/staff.ts";
import type { College } from "../../context.ts";
import { receipt } from "../../db/schema/ledger.ts";
import {
  remittanceShare,
  sponsoredStudent,
  sponsorReceipt,
  sponsorRemittance,
} from "../../db/schema/sponsors.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { creditRemittance, sponsorCreditJob } from "./credit.ts";
import { submitRemittance } from "./decide.ts";
import { recordRemittance } from "./remittance.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let race: Race;
let servers: Race["colleges"];
let sessionId: number;

beforeAll(async () => {
  race = await startRace();
  servers = race.colleges;
  ({ sessionId } = await openFees(servers[0].college));
});

afterAll(() => race.close());

/** More than are credited at a time, twice over. */
const students = 230;
const tuitionKobo = 86_500_00;

/** A remittance of the tuition of so many students, which waits for a second person. */
const waiting = async ({ college }: TestCollege, howMany: number) => {
  const payers: TestStudent[] = [];
  for (let nth = 0; nth < howMany; nth += 1) payers.push(await createStudent(college));
  const [first, ...others] = payers;
  if (first === undefined) throw new Error("there are no students");
  const listId = await sponsorStudent({ college }, first, { sessionId, sections: ["C"] });
  if (others.length > 0) {
    await college.db.insert(sponsoredStudent).values(
      others.map(({ id }) => ({
        sponsorshipId: listId,
        studentId: id,
        addedAt: college.clock(),
      })),
    );
  }
  const { accountId } = await createStaff(college, "BURSARY_OFFICER");
  const officer = { id: accountId, role: "BURSARY_OFFICER" as const };
  const { id } = await recordRemittance(college, officer, listId, {
    amount: (howMany * tuitionKobo) / 100,
    paidOn: "2026-03-09",
    bankReference: `NELF/TSA/${howMany}`,
  });
  await submitRemittance(college, officer, id);
  return { id, payers };
};

/** An approved remittance whose receipts nobody has written. @returns its id */
const approved = async (server: TestCollege): Promise<number> => {
  const { id } = await waiting(server, students);
  const { college } = server;
  await college.db
    .update(sponsorRemittance)
    .set({
      status: "approved",
      decidedBy: (await createStaff(college, "SUPER_ADMIN")).accountId,
      decidedAt: college.clock(),
    })
    .where(eq(sponsorRemittance.id, id));
  return id;
};

/** The receipts of a remittance's shares. */
const receiptsOf = (id: number) =>
  servers[0].college.db
    .select({
      accountId: receipt.accountId,
      amountKobo: receipt.amountKobo,
      allocatedKobo: receipt.allocatedKobo,
    })
    .from(receipt)
    .innerJoin(sponsorReceipt, eq(sponsorReceipt.receiptId, receipt.id))
    .innerJoin(remittanceShare, eq(remittanceShare.id, sponsorReceipt.shareId))
    .where(eq(remittanceShare.remittanceId, id));

/** The college whose database fails at the second transaction, before it is committed. */
const failingAtSecond = (college: College): College => {
  let begun = 0;
  const transaction: College["db"]["transaction"] = (work, options) =>
    college.db.transaction(async (tx) => {
      begun += 1;
      const done = await work(tx);
      if (begun === 2) throw new Error("the process was killed");
      return done;
    }, options);
  return { ...college, db: Object.assign(Object.create(college.db), { transaction }) };
};

it("gives each student one receipt, although a process was killed and others went on at once", async () => {
  const [first, second] = servers;
  const id = await approved(first);
  await expect(creditRemittance(failingAtSecond(first.college), id)).rejects.toThrow("killed");
  expect(await receiptsOf(id)).toHaveLength(100);

  await Promise.all([
    sponsorCreditJob(first.college).run(),
    sponsorCreditJob(second.college).run(),
    creditRemittance(second.college, id),
  ]);
  const receipts = await receiptsOf(id);
  expect(receipts).toHaveLength(students);
  expect(new Set(receipts.map(({ accountId }) => accountId)).size).toBe(students);
  for (const { amountKobo, allocatedKobo } of receipts) {
    expect({ amountKobo, allocatedKobo }).toEqual({
      amountKobo: tuitionKobo,
      allocatedKobo: tuitionKobo,
    });
  }
  const [remittance] = await first.college.db
    .select()
    .from(sponsorRemittance)
    .where(eq(sponsorRemittance.id, id));
  expect(remittance?.creditedAt).not.toBeNull();
}, 120_000);

it("credits each student once where two people approve at once", async () => {
  const [first, second] = servers;
  const { id, payers } = await waiting(first, 3);
  const approvers = [
    sponsorsOf(first.url, await createStaff(first.college, "BURSARY_OFFICER")),
    sponsorsOf(second.url, await createStaff(first.college, "SUPER_ADMIN")),
  ];
  const answers = await race.whileLocked("sponsor_remittance", 2, () =>
    Promise.all(approvers.map((by) => by.decide(id))),
  );
  expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ state: "credited" });
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "changed_elsewhere" });
  for (const { accountId } of payers) {
    expect(await ledgerOf(first, accountId)).toMatchObject([
      { channel: "sponsor", amountKobo: tuitionKobo, allocatedKobo: tuitionKobo },
    ]);
  }
  const decided = and(
    eq(auditEntry.subject, `remittance:${id}`),
    eq(auditEntry.action, "remittance.approve"),
  );
  expect(await first.college.db.$count(auditEntry, decided)).toBe(1);
});
