import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Detail,
  guardFailures,
  IsoInstant,
  Naira,
  RecordId,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";
import { AdjustmentKind, AdjustmentState } from "./adjustment-shapes.ts";
import { moneyReaders } from "./payment-records.ts";
import { RefundShown } from "./refund-shapes.ts";

/**
 * `counter`: at the bursary. `bank`, `remita`: paid in outside the portal, and found on an imported statement. `sponsor`: by somebody who pays
 * for many students.
 */
export const paymentChannels = ["online", "counter", "bank", "remita", "sponsor"] as const;

const Channel = Type.Enum(paymentChannels);

/** Where an account shows a charge: the fee schedule's sections, and what is charged beside the schedule. */
export const chargeSections = ["A", "B", "C", "late", "hostel", "screening"] as const;

/** An adjustment as an account and its staff see it. */
export const AdjustmentShown = Type.Object({
  id: Type.Integer(),
  state: AdjustmentState,
  kind: AdjustmentKind,
  asked_at: IsoInstant,
  decided_at: Unset(IsoInstant),
  /** The charges that it takes back, and what is charged instead. */
  lines: Type.Array(
    Type.Object({
      charge_id: Type.Integer(),
      session: SessionName,
      section: Type.Enum(chargeSections),
      label: Type.String(),
      from: Naira,
      /** 0 where nothing is charged instead. */
      to: Naira,
    }),
  ),
});

const Sums = {
  charged: Naira,
  paid: Naira,
  outstanding: Naira,
};

/** A line that is owed, as it was when it was charged. */
const AccountCharge = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  label: Type.String(),
  ...Sums,
  /** What it was before an adjustment, and when that was approved; null where there was none. */
  adjusted: Unset(Type.Object({ from: Naira, at: IsoInstant })),
  /** What paid it, the oldest first. */
  payments: Type.Array(
    Type.Object({
      channel: Channel,
      /** Who paid; null unless a sponsor did. */
      sponsor: Unset(Type.String()),
      reference: Type.String(),
      amount: Naira,
      paid_at: IsoInstant,
    }),
  ),
});

const AccountSection = Type.Object({
  section: Type.Enum(chargeSections),
  charges: Type.Array(AccountCharge),
  /** What is outstanding of it, where students may pay it online as well; null where they may not. */
  payable_online: Type.Optional(Unset(Naira)),
});

/**
 * All that was charged and paid. Charges that were taken back are left out. What receipts come to is what was paid, refunded and
 * credit together.
 */
const StudentAccount = {
  ...Sums,
  /** Outstanding of sessions before the current one. */
  arrears: Naira,
  /** Money that pays nothing yet; the next charge in the portal takes it. */
  credit: Naira,
  /** Money of the receipts that is given back, or reserved for an approved refund. */
  refunded: Naira,
  /** Newest first. */
  sessions: Type.Array(
    Type.Object({
      session: SessionName,
      ...Sums,
      sections: Type.Array(AccountSection),
    }),
  ),
  /** All money that came in, the newest first. */
  receipts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      channel: Channel,
      /** Who paid; null unless a sponsor did. */
      sponsor: Unset(Type.String()),
      /** The payment's reference, or the number of the counter's, the bank's or the sponsor's receipt. */
      reference: Type.String(),
      /** Where it was paid in; null unless at a bank or by Remita. */
      bank: Unset(Type.String()),
      amount: Naira,
      paid_at: IsoInstant,
      /** Of a receipt that was voided: it pays nothing. */
      voided_at: Unset(IsoInstant),
      /** What of it is given back, or reserved for an approved refund. */
      refunded: Naira,
    }),
  ),
  /** Of credit and of refused money, in every state; the newest first. */
  refunds: Type.Array(RefundShown),
  /** Approved ones, the newest first. */
  adjustments: Type.Array(AdjustmentShown),
} as const;

export const studentAccount = defineEndpoint({
  method: "GET",
  path: "/payment/account/",
  area: "payment",
  origin: "extension",
  summary: "What the signed-in student was charged and has paid, by session and line",
  auth: "student",
  status: 200,
  response: Type.Object(StudentAccount),
  failures: [...guardFailures],
});

/** The same account is printed under the same code. */
export const accountStatement = defineEndpoint({
  method: "GET",
  path: "/payment/account/statement/",
  area: "payment",
  origin: "extension",
  summary: "The statement of the student's account, as PDF with a code that confirms it",
  auth: "student",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures],
});

const StudentParams = Type.Object({ id: RecordId });

const unknownStudent = { status: 404, body: Detail, when: "No such student." } as const;

export const studentRecordAccount = defineEndpoint({
  method: "GET",
  path: "/payment/students/{id}/account/",
  area: "payment",
  origin: "extension",
  summary: "A student's account, as the student sees it",
  auth: "staff",
  roles: moneyReaders,
  params: StudentParams,
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    ...StudentAccount,
    /** Credit that no refund is asked for: the most that another one can give back. */
    free_credit: Naira,
    /** Those that wait for a second person; nothing has changed by them. */
    waiting_adjustments: Type.Array(AdjustmentShown),
  }),
  failures: [...guardFailures, unknownStudent],
});

export const studentRecordStatement = defineEndpoint({
  method: "GET",
  path: "/payment/students/{id}/statement/",
  area: "payment",
  origin: "extension",
  summary: "The statement of a student's account, as the student can print it",
  auth: "staff",
  roles: moneyReaders,
  params: StudentParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, unknownStudent],
});

/** The totals of a genuine statement when it was issued, and whether the account is unchanged since. */
export const confirmStatement = defineEndpoint({
  method: "GET",
  path: "/payment/statements/{code}/",
  area: "payment",
  origin: "extension",
  summary: "Confirm that a statement of account is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" }) }),
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    issued_at: IsoInstant,
    ...Sums,
    credit: Naira,
    refunded: Naira,
    /** False once something was charged, paid, refunded or taken back since. */
    is_current: Type.Boolean(),
  }),
  failures: [
    { status: 404, body: Detail, when: "The college issued no statement with this code." },
    tooManyRequestsFailure,
  ],
});
