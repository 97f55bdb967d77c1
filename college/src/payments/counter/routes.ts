import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { cashBook, closeCashBook } from "../../../../contract/payments/cash-books.ts";
import {
  askReceiptVoid,
  counterReceipt,
  counterReceiptFile,
  counterStudent,
  decideReceiptVoid,
  ownCounterReceiptFile,
  recordCounterReceipt,
} from "../../../../contract/payments/counter.ts";
import type { College } from "../../context.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { readCredit } from "../account/read-account.ts";
import { nairaOf } from "../fees/amounts.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { receiptFile } from "../receipts.ts";
import { ownCashBook } from "./cash-book.ts";
import { cashBookList, closeBook, readCashBook } from "./cash-book-list.ts";
import { readItems } from "./items.ts";
import { counterReceiptList, listedReceipt, selectCounterReceipts } from "./receipt-list.ts";
import { recordReceipt } from "./record-receipt.ts";
import { askVoid, decideVoid, readCounterReceipt } from "./void-receipt.ts";

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
      const [items, creditKobo, book, [row]] = await Promise.all([
        readItems(db, holder.accountId),
        readCredit(db, holder.accountId),
        ownCashBook(college, account),
        db.select({ standing: student.standing }).from(student).where(eq(student.id, params.id)),
      ]);
      if (row === undefined) throw notFound();
      return {
        ...holder,
        standing: row.standing,
        credit: nairaOf(creditKobo),
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

  mount(app, college, counterReceiptFile, {
    handler: ({ params }) => receiptFile(college, { counterId: params.id }),
  });

  mount(app, college, ownCounterReceiptFile, {
    handler: async ({ account, params }) => {
      const [own] = await db
        .select({ id: receipt.id, channel: receipt.channel })
        .from(receipt)
        .where(and(eq(receipt.id, params.id), eq(receipt.accountId, account.id)));
      if (own === undefined) throw notFound();
      const key = own.channel === "sponsor" ? { sponsorId: own.id } : { counterId: own.id };
      return receiptFile(college, key);
    },
  });

  mount(app, college, askReceiptVoid, {
    handler: ({ account, params, body }) => askVoid(college, account, params.id, body),
  });

  mount(app, college, decideReceiptVoid, {
    handler: ({ account, params, body }) => decideVoid(college, account, params.id, body),
  });

  mountList(app, college, cashBookList);

  mount(app, college, cashBook, {
    handler: ({ account, params }) => readCashBook(college, account, params.id),
  });

  mount(app, college, closeCashBook, {
    handler: ({ account, params, body }) => closeBook(college, account, params.id, body),
  });
};
