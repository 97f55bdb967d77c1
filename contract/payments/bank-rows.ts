import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  IsoDate,
  IsoInstant,
  Naira,
  NairaSent,
  officeFailures,
  RecordId,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import { PayInto } from "./bank-accounts.ts";
import { importerRoles, Reason } from "./bank-statements.ts";
import { counterReaders, ItemKeys, ReceiptStudent } from "./counter.ts";
import { Decision } from "./decision.ts";
import {
  ReceiptVoid,
  VoidRequest,
  voidActions,
  voidDecisionFailures,
  voidRequestFailures,
} from "./receipt-voids.ts";
import { slipStates } from "./slips.ts";

/**
 * `open`: a leftover that nobody has dealt with. `proposed`: a second person is to decide. `void_asked`: credited, and a second
 * person is to decide whether that was wrong. `returned`: the money is not the college's, and goes back to the bank.
 * `sponsor_transfer`: it is the money of a remittance, which credits the students.
 */
export const rowStates = [
  "open",
  "proposed",
  "credited",
  "void_asked",
  "returned",
  "sponsor_transfer",
] as const;

/** The kinds of `rowKinds` that are stored. */
export const importedKinds = ["matched", "short", "over", "ambiguous", "unmatched"] as const;

/** What can be said of a leftover. */
export const rowWays = ["credit_student", "return", "sponsor_transfer"] as const;

const State = Type.Enum(rowStates);
const Way = Type.Enum(rowWays);

/** A sponsor's transfer as it was entered. */
const RowRemittance = Type.Object({
  id: Type.Integer(),
  /** The sponsor's short name. */
  sponsor: Type.String(),
  bank_reference: Type.String(),
  paid_on: IsoDate,
  amount: Naira,
});

/** A row that was imported. */
export const RowListed = Type.Object({
  id: Type.Integer(),
  statement_id: Type.Integer(),
  line: Type.Integer(),
  account: PayInto,
  day: IsoDate,
  narration: Type.String(),
  /** The bank's own number of the transaction. */
  transaction_id: Unset(Type.String()),
  amount: Naira,
  state: State,
  /** What it came to when it was imported. */
  kind: Type.Enum(importedKinds),
  /** Why it is, or was, a leftover; null of one that was credited by the import. */
  reason: Unset(Reason),
  /** Of a credited one: the receipt's number and student. */
  receipt_number: Unset(Type.String()),
  student: Unset(ReceiptStudent),
  /** Of a sponsor's transfer. */
  remittance: Unset(RowRemittance),
});

export const bankRows = defineListEndpoint({
  path: "/payment/bank-statements/rows/",
  area: "payment",
  summary:
    "The rows of imported statements; a search finds words of a narration, slips, receipts, transactions, and students by number",
  roles: counterReaders,
  row: RowListed,
  sorts: ["day", "amount"],
  defaultSort: "-day",
  filters: {
    account: Type.Optional(RecordId),
    statement: Type.Optional(RecordId),
    state: Type.Optional(State),
    /** Only those that somebody must deal with: open, proposed, or with a void asked for. */
    is_waiting: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Reason),
    /** First and last day of the bank's booking. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    /** In naira, both included. */
    amount_from: Type.Optional(NairaSent),
    amount_until: Type.Optional(NairaSent),
  },
});

export const exportBankRows = defineExportEndpoint(bankRows, {
  summary: "The rows of statements that a filter shows, as a file",
});

/** What somebody says about a leftover. */
const RowProposal = Type.Object({
  id: Type.Integer(),
  way: Way,
  /** Null unless a student is credited. */
  student: Unset(ReceiptStudent),
  /** Null unless it is a sponsor's transfer. */
  remittance: Unset(RowRemittance),
  /** What it is to pay of the student's account; what that leaves over is credit. Empty: all of it is credit. */
  lines: Type.Array(Type.Object({ session: Type.String(), label: Type.String(), amount: Naira })),
  note: Type.String(),
  proposed_by: Type.String(),
  proposed_at: IsoInstant,
  /** Null until a second person decides. */
  is_approved: Unset(Type.Boolean()),
  decided_by: Unset(Type.String()),
  decided_at: Unset(IsoInstant),
  decision_note: Unset(Type.String()),
});

/** A receipt that was written for the row. */
const RowReceipt = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  student: ReceiptStudent,
  written_at: IsoInstant,
  /** What it paid when it was written. */
  lines: Type.Array(Type.Object({ session: Type.String(), label: Type.String(), amount: Naira })),
  /** Names its public confirmation, `confirmReceipt`. */
  receipt_code: Type.String(),
  voided_at: Unset(IsoInstant),
  /** The newest first. */
  voids: Type.Array(ReceiptVoid),
});

const RowRecord = Type.Object({
  ...RowListed.properties,
  file_name: Type.String(),
  imported_by: Type.String(),
  imported_at: IsoInstant,
  /** The slip that it names, if there is one. */
  slip: Unset(
    Type.Object({
      id: Type.Integer(),
      reference: Type.String(),
      state: Type.Enum(slipStates),
      amount: Naira,
      received: Naira,
      student: ReceiptStudent,
    }),
  ),
  /** Students that it may be from: the slip's, and those whose matric number it has. 5 at most. */
  suggestions: Type.Array(ReceiptStudent),
  /**
   * Of a leftover: remittances that it may be, as they wait or are approved and statements do not show all of their money yet. The
   * likeliest first, by reference, amount and day; 20 at most.
   */
  remittances: Type.Array(RowRemittance),
  /** The newest first. */
  proposals: Type.Array(RowProposal),
  /** The newest first: all but the first are voided. */
  receipts: Type.Array(RowReceipt),
  /** Whether the caller may do so now. */
  can_propose: Type.Boolean(),
  can_decide: Type.Boolean(),
  ...voidActions,
});

export const bankRow = defineEndpoint({
  method: "GET",
  path: "/payment/bank-statements/rows/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One row of a statement: who proposed and decided what, and its receipts",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: RowRecord,
  failures: officeFailures,
});

export const proposeRow = defineEndpoint({
  method: "POST",
  path: "/payment/bank-statements/rows/{id}/proposals/",
  area: "payment",
  origin: "extension",
  summary:
    "Say whose money a leftover is, that it is a sponsor's transfer or not the college's; a second person must approve",
  auth: "staff",
  roles: importerRoles,
  params: RecordParams,
  body: Type.Object({
    way: Way,
    /** Needed to credit a student. */
    student_id: Type.Optional(RecordId),
    /** Needed of a sponsor's transfer: the remittance, of which statements show no more than its amount. */
    remittance_id: Type.Optional(RecordId),
    /** Paid in their order; left out, the money is the student's credit. */
    items: Type.Optional(ItemKeys),
    /** 5 characters at least. */
    note: Typed,
  }),
  status: 200,
  response: RowRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: somebody has dealt with the row since it was seen.",
    },
  ],
});

/** What is settled meanwhile of the items is not paid again: the rest is the student's credit. */
export const decideRow = defineEndpoint({
  method: "POST",
  path: "/payment/bank-statements/rows/{id}/proposals/decision/",
  area: "payment",
  origin: "extension",
  summary: "Approve or decline what somebody else proposed; an approval writes a student's receipt",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  body: Type.Object({
    /** The one that was seen. */
    proposal_id: RecordId,
    ...Decision.properties,
  }),
  status: 200,
  response: RowRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it is not waiting, or other rows are the remittance's money by now. `second_person`: the caller asked for it. `wrong_state`: the sponsor's remittance is not approved.",
    },
  ],
});

export const askRowVoid = defineEndpoint({
  method: "POST",
  path: "/payment/bank-statements/rows/{id}/void/",
  area: "payment",
  origin: "extension",
  summary: "Ask to void the receipt of a row; it counts until a second person approves",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  body: VoidRequest,
  status: 200,
  response: RowRecord,
  failures: voidRequestFailures,
});

export const decideRowVoid = defineEndpoint({
  method: "POST",
  path: "/payment/bank-statements/rows/{id}/void/decision/",
  area: "payment",
  origin: "extension",
  summary:
    "Approve or decline a void that somebody else asked for; the row is a leftover again, and what it paid is owed",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  body: Decision,
  status: 200,
  response: RowRecord,
  failures: voidDecisionFailures,
});
