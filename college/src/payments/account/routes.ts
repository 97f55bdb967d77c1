import type { FastifyInstance } from "fastify";
import {
  accountStatement,
  confirmStatement as confirmEndpoint,
  studentAccount,
  studentRecordAccount,
  studentRecordStatement,
} from "../../../../contract/payments/account.ts";
import type { College } from "../../context.ts";
import { makeStatement, type Statement } from "../../documents/statement.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { readShownAdjustments, shownAdjustment } from "../adjustments/shown.ts";
import { nairaOf } from "../fees/amounts.ts";
import { readFreeCredit, shownRefund } from "../refunds/shown.ts";
import { readAccount, type StudentAccount } from "./read-account.ts";
import { confirmStatement, issueStatement } from "./statement.ts";

/** A student's account and its statement, for the student, the office and holders of a statement. */
export const mountAccounts = (app: FastifyInstance, college: College): void => {
  const asFile = async (content: Statement): Promise<FileAnswer> => {
    const pdf = await makeStatement(content, college.identity);
    const stem = content.matricNumber.replaceAll(/[^\w-]/g, "_");
    return new FileAnswer("application/pdf", pdf, `${stem}_statement.pdf`);
  };

  mount(app, college, studentAccount, {
    handler: async ({ account }) => answerOf(await readAccount(college, account.id)),
  });

  mount(app, college, accountStatement, {
    handler: async ({ account }) =>
      asFile(await issueStatement(college, account, holderOf.account(account.id))),
  });

  mount(app, college, studentRecordAccount, {
    handler: async ({ params }) => {
      const { accountId, matricNumber, name } = await requireHolder(
        college.db,
        holderOf.student(params.id),
      );
      const account = answerOf(await readAccount(college, accountId));
      const freeKobo = await readFreeCredit(college.db, accountId);
      const waiting = await readShownAdjustments(college.db, accountId, "asked");
      return {
        matricNumber,
        name,
        ...account,
        freeCredit: nairaOf(freeKobo),
        waitingAdjustments: waiting.map(shownAdjustment),
      };
    },
  });

  mount(app, college, studentRecordStatement, {
    handler: async ({ account, params }) =>
      asFile(await issueStatement(college, account, holderOf.student(params.id))),
  });

  mount(app, college, confirmEndpoint, {
    handler: ({ params, request }) => confirmStatement(college, params.code, request.ip),
  });
};

const sumsOf = (sums: Pick<StudentAccount, "chargedKobo" | "paidKobo" | "outstandingKobo">) => ({
  charged: nairaOf(sums.chargedKobo),
  paid: nairaOf(sums.paidKobo),
  outstanding: nairaOf(sums.outstandingKobo),
});

const payableOf = (
  { payableOnline }: StudentAccount,
  session: string,
  section: string,
): number | null => {
  const payable = payableOnline.find((one) => one.session === session && one.section === section);
  return payable === undefined ? null : nairaOf(payable.outstandingKobo);
};

const answerOf = (account: StudentAccount) => ({
  ...sumsOf(account),
  arrears: nairaOf(account.arrearsKobo),
  credit: nairaOf(account.creditKobo),
  refunded: nairaOf(account.refundedKobo),
  refunds: account.refunds.map(shownRefund),
  adjustments: account.adjustments.map(shownAdjustment),
  receipts: account.receipts.map(({ amountKobo, paidAt, voidedAt, refundedKobo, ...one }) => ({
    ...one,
    refunded: nairaOf(refundedKobo),
    amount: nairaOf(amountKobo),
    paidAt: paidAt.toISOString(),
    voidedAt: voidedAt?.toISOString() ?? null,
  })),
  sessions: account.sessions.map((session) => ({
    session: session.session,
    ...sumsOf(session),
    sections: session.sections.map(({ section, charges }) => ({
      section,
      payableOnline: payableOf(account, session.session, section),
      charges: charges.map(({ id, code, label, payments, adjusted, ...sums }) => ({
        id,
        code,
        label,
        ...sumsOf(sums),
        adjusted: adjusted && { from: nairaOf(adjusted.fromKobo), at: adjusted.at.toISOString() },
        payments: payments.map(({ channel, sponsor, reference, amountKobo, paidAt }) => ({
          channel,
          sponsor,
          reference,
          amount: nairaOf(amountKobo),
          paidAt: paidAt.toISOString(),
        })),
      })),
    })),
  })),
});
