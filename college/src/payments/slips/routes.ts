import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { issuedSlip } from "../../../../contract/payments/issued-slips.ts";
import {
  cancelSlip as cancelEndpoint,
  createSlip,
  paymentSlips,
  slipFile,
} from "../../../../contract/payments/slips.ts";
import type { College } from "../../context.ts";
import { slip } from "../../db/schema/bank.ts";
import { makePaymentSlip } from "../../documents/payment-slip.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { notFound } from "../../http/refusal.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { readPayInto } from "../bank-accounts/bank-accounts.ts";
import { nairaOf } from "../fees/amounts.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { cancelSlip, makeSlip } from "./make-slip.ts";
import { selectSlips, slipAnswer, slipState } from "./slip.ts";
import { readIssuedSlip, slipList } from "./slip-list.ts";

const mostShown = 50;

/** What a student pays at a bank, and the slips of all students for the bursary. */
export const mountSlips = (app: FastifyInstance, college: College): void => {
  const { db, clock } = college;

  mount(app, college, paymentSlips, {
    handler: async ({ account }) => {
      const { session } = await readCalendar(db);
      if (session !== undefined) {
        await db.transaction((tx) => chargeStudents(college, tx, session.id, [account.id]));
      }
      const [items, slips, accounts] = await Promise.all([
        readItems(db, account.id),
        selectSlips(db)
          .where(eq(slip.accountId, account.id))
          .orderBy(desc(slip.id))
          .limit(mostShown),
        readPayInto(db),
      ]);
      return {
        items: items.map(({ outstandingKobo, ...item }) => ({
          ...item,
          outstanding: nairaOf(outstandingKobo),
        })),
        slips: slips.map((row) => slipAnswer(row, clock())),
        accounts,
      };
    },
  });

  mount(app, college, createSlip, {
    handler: async ({ account, body }) =>
      slipAnswer(await makeSlip(college, account.id, body.items), clock()),
  });

  mount(app, college, cancelEndpoint, {
    handler: async ({ account, params }) =>
      slipAnswer(await cancelSlip(college, account.id, params.id), clock()),
  });

  mountList(app, college, slipList);

  mount(app, college, issuedSlip, {
    handler: ({ params }) => readIssuedSlip(college, params.id),
  });

  mount(app, college, slipFile, {
    handler: async ({ account, params }) => {
      const [found] = await selectSlips(db).where(
        and(eq(slip.id, params.id), eq(slip.accountId, account.id)),
      );
      if (found === undefined || slipState(found, clock()) !== "open") throw notFound();
      const [student, accounts] = await Promise.all([
        requireHolder(db, holderOf.account(account.id)),
        readPayInto(db),
      ]);
      const pdf = await makePaymentSlip({ ...found, student, accounts }, college.identity);
      return new FileAnswer("application/pdf", pdf, `payment_slip_${found.reference}.pdf`);
    },
  });
};
