import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  Naira,
  NairaSent,
  officeFailures,
  RecordId,
  RecordParams,
  SessionName,
  Typed,
  Unset,
} from "../shapes.ts";
import { studentStandings } from "../students/student-records.ts";
import { chargeSections } from "./account.ts";
import { Decision } from "./decision.ts";
import {
  ReceiptVoid,
  receiptStates,
  VoidRequest,
  voidActions,
  voidDecisionFailures,
  voidRequestFailures,
} from "./receipt-voids.ts";

/** A teller is a bank's slip that says that cash was paid into the college's account. */
export const counterMethods = ["cash", "pos", "teller"] as const;

const Method = Type.Enum(counterMethods);

const State = Type.Enum(receiptStates);

/** Who reads what is taken at the counter. */
export const counterReaders = ["BURSARY_OFFICER", "SUPER_ADMIN"] as const;

/** What a student can pay outside the portal. */
export const PayableItem = Type.Object({
  /** Names the item: `charge-12`, or `hostel` for what is charged when it is paid. */
  key: Type.String(),
  session: SessionName,
  section: Type.Enum(chargeSections),
  label: Type.String(),
  outstanding: Naira,
});

/** The chosen items, by their keys, in the order in which they are paid. */
export const ItemKeys = Type.Array(Type.String({ pattern: "^(hostel|charge-[1-9]\\d{0,9})$" }), {
  minItems: 1,
  maxItems: 50,
});

/** The student of a receipt. */
export const ReceiptStudent = Type.Object({
  id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
});

/** A receipt of the bursary's counter, as lists show it. */
export const CounterReceiptListed = Type.Object({
  id: Type.Integer(),
  /** `C2026-000123`: counted by the year, without gaps. */
  number: Type.String(),
  method: Method,
  /** The number on the POS slip or the teller. */
  slip_number: Unset(Type.String()),
  amount: Naira,
  received_at: IsoInstant,
  /** Who took the money. */
  officer: Type.String(),
  cash_book_id: Type.Integer(),
  state: State,
  student: ReceiptStudent,
});

/** The officer's own book of today, or an earlier one that is still open: that one must be closed first. */
export const OwnCashBook = Type.Object({
  id: Type.Integer(),
  day: IsoDate,
  status: Type.Enum(["open", "closed", "left_open"]),
});

export const counterStudent = defineEndpoint({
  method: "GET",
  path: "/payment/counter/students/{id}/",
  area: "payment",
  origin: "extension",
  summary: "A student at the counter: what can be paid, and whether the caller can take it",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    id: Type.Integer(),
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    standing: Type.Enum(studentStandings),
    credit: Naira,
    /** Credit that no refund is asked for: the most that another one can give back. */
    free_credit: Naira,
    /** What is owed, the oldest first, and the hostel fee where the student may pay it. */
    items: Type.Array(PayableItem),
    /** Null while the caller has taken nothing today, and left no book open. */
    cash_book: Unset(OwnCashBook),
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such student." }],
});

/**
 * Idempotent with the caller's `Idempotency-Key`: a repeated call records nothing new and returns the receipt that the first
 * one wrote.
 */
export const recordCounterReceipt = defineEndpoint({
  method: "POST",
  path: "/payment/counter/receipts/",
  area: "payment",
  origin: "extension",
  summary:
    "Record money that a student paid at the counter, with a numbered receipt; it pays the chosen items in their order",
  auth: "staff",
  // Who hands out roles and approves voids takes no money.
  roles: ["BURSARY_OFFICER"],
  headers: Type.Object({
    "idempotency-key": Type.String({ minLength: 8, maxLength: 100 }),
  }),
  body: Type.Object({
    student_id: RecordId,
    method: Method,
    /** Of a POS slip or a teller: needed, and taken once. */
    slip_number: Type.Optional(Typed),
    /** No more than the items come to. */
    amount: NairaSent,
    items: ItemKeys,
  }),
  status: 201,
  response: CounterReceiptListed,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`cash_book_closed`: today's book is closed. `cash_book_left_open`: an earlier day's is not. `key_reused`: the key was used for another payment.",
    },
  ],
});

export const counterReceipts = defineListEndpoint({
  path: "/payment/counter/receipts/",
  area: "payment",
  summary:
    "The receipts of the counter; a search finds their numbers, slips, and students by number or name",
  roles: counterReaders,
  row: CounterReceiptListed,
  sorts: ["received_at", "amount"],
  defaultSort: "-received_at",
  filters: {
    method: Type.Optional(Method),
    state: Type.Optional(State),
    cash_book: Type.Optional(RecordId),
    student: Type.Optional(RecordId),
    /** First and last day, in the college's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
  },
});

export const exportCounterReceipts = defineExportEndpoint(counterReceipts, {
  summary: "The receipts of the counter that a filter shows, as a file",
});

const CounterReceiptRecord = Type.Object({
  ...CounterReceiptListed.properties,
  /** What it paid when it was written. */
  lines: Type.Array(Type.Object({ session: SessionName, label: Type.String(), amount: Naira })),
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Naira,
  /** Names its public confirmation, `confirmReceipt`. */
  receipt_code: Type.String(),
  /** The newest first. */
  voids: Type.Array(ReceiptVoid),
  ...voidActions,
});

export const counterReceipt = defineEndpoint({
  method: "GET",
  path: "/payment/counter/receipts/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One receipt of the counter: what it paid, and who asked to void it",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: CounterReceiptRecord,
  failures: officeFailures,
});

/** Of the counter, of a bank or of a sponsor, by the id of the ledger's receipt. */
export const receiptFile = defineEndpoint({
  method: "GET",
  path: "/payment/receipts/{id}/file/",
  area: "payment",
  origin: "extension",
  summary:
    "A receipt of the counter, of a bank or of a sponsor as PDF, with a code that confirms it",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: officeFailures,
});

export const ownReceiptFile = defineEndpoint({
  method: "GET",
  path: "/payment/account/receipts/{id}/file/",
  area: "payment",
  origin: "extension",
  summary: "A receipt of the counter, of a bank or of a sponsor as PDF, for its student",
  auth: "student",
  params: RecordParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such receipt of theirs." }],
});

export const askReceiptVoid = defineEndpoint({
  method: "POST",
  path: "/payment/counter/receipts/{id}/void/",
  area: "payment",
  origin: "extension",
  summary: "Ask to void a receipt; it counts until a second person approves",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  body: VoidRequest,
  status: 200,
  response: CounterReceiptRecord,
  failures: voidRequestFailures,
});

export const decideReceiptVoid = defineEndpoint({
  method: "POST",
  path: "/payment/counter/receipts/{id}/void/decision/",
  area: "payment",
  origin: "extension",
  summary:
    "Approve or decline a void that somebody else asked for; what a voided receipt paid is owed again",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  body: Decision,
  status: 200,
  response: CounterReceiptRecord,
  failures: voidDecisionFailures,
});
