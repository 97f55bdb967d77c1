import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { cashBook, closeCashBook } from "../../../../contract/payments/cash-books.ts";
import {
  askReceiptVoid,
  counterReceipt,
  counterStudent,
  decideReceiptVoid,
  ownReceiptFile,
  receiptFile,
  recordCounterReceipt,
} from "../../../../contract/payments/counter.ts";
import type { College } from "../../context.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { makeReceipt, type Receipt } from "../../documents/receipt.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { notFound } from "../../http/refusal.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { nairaOf } from "../fees/amounts.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { readCredit } from "../ledger/credit.ts";
import { findReceipt } from "../receipts.ts";
import { readFreeCredit } from "../refunds/shown.ts";
import { ownCashBook } from "./cash-book.ts";
import { cashBookList, closeBook, readCashBook } from "./cash-book-list.ts";
import { counterReceiptList, listedReceipt, selectCounterReceipts } from "./receipt-list.ts";
import { recordReceipt } from "./record-receipt.ts";
import { counterVoids, readCounterReceipt } from "./void-receipt.ts";

/** The bursary's counter: receipts, their voids, and the cash books. */
export const mountCounter = (app: FastifyInstance, college: College): void => {
  const { db } = college;

  mount(app, college, counterStudent, {
    handler: async ({ account, params }) => {
      const holder = await requireHolder(db, holderOf.student(params.id));
      const { session } = await readCalendar(db);
      if (session !== undefined) {
        await db.transaction((tx) => chargeStudents(college, tx, session.id, [holder.accountId]));
      }
      const [items, creditKobo, freeKobo, book, [row]] = await Promise.all([
        readItems(db, holder.accountId),
        readCredit(db, holder.accountId),
        readFreeCredit(db, holder.accountId),
        ownCashBook(college, account),
        db.select({ standing: student.standing }).from(student).where(eq(student.id, params.id)),
      ]);
      if (row === undefined) throw notFound();
      return {
        ...holder,
        standing: row.standing,
        credit: nairaOf(creditKobo),
        freeCredit: nairaOf(freeKobo),
        items: items.map(({ outstandingKobo, ...item }) => ({
          ...item,
          outstanding: nairaOf(outstandingKobo),
        })),
        cashBook: book,
      };
    },
  });

  mount(app, college, recordCounterReceipt, {
    handler: async ({ account, headers, body }) => {
      const id = await recordReceipt(college, account, headers["idempotency-key"], body);
      const [row] = await selectCounterReceipts(db).where(eq(receipt.id, id));
      if (row === undefined) throw new Error("the receipt is not there");
      return listedReceipt(row);
    },
  });

  mountList(app, college, counterReceiptList);

  mount(app, college, counterReceipt, {
    handler: ({ account, params }) => readCounterReceipt(college, account, params.id),
  });

  const asFile = async (found: Receipt | undefined): Promise<FileAnswer> => {
    if (found === undefined) throw notFound();
    const pdf = await makeReceipt(found, college.identity);
    return new FileAnswer("application/pdf", pdf, `receipt_${found.reference}.pdf`);
  };

  mount(app, college, receiptFile, {
    handler: async ({ params }) => asFile(await findReceipt(college, { receiptId: params.id })),
  });

  mount(app, college, ownReceiptFile, {
    handler: async ({ account, params }) => {
      const [own] = await db
        .select({ id: receipt.id })
        .from(receipt)
        .where(and(eq(receipt.id, params.id), eq(receipt.accountId, account.id)));
      if (own === undefined) throw notFound();
      return asFile(await findReceipt(college, { receiptId: own.id }));
    },
  });

  mount(app, college, askReceiptVoid, {
    handler: async ({ account, params, body }) => {
      await counterVoids.ask(college, account, params.id, body);
      return readCounterReceipt(college, account, params.id);
    },
  });

  mount(app, college, decideReceiptVoid, {
    handler: async ({ account, params, body }) => {
      await counterVoids.decide(college, account, params.id, body);
      return readCounterReceipt(college, account, params.id);
    },
  });

  mountList(app, college, cashBookList);

  mount(app, college, cashBook, {
    handler: ({ account, params }) => readCashBook(college, account, params.id),
  });

  mount(app, college, closeCashBook, {
    handler: ({ account, params, body }) => closeBook(college, account, params.id, body),
  });
};
