/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What adjustments are narrowed to. */
export type AdjustmentFilter = {
  /** First and last day on which they were asked for. */
  from?: string | null | undefined;
  kind?: AdjustmentKind | null | undefined;
  state?: AdjustmentState | null | undefined;
  until?: string | null | undefined;
};

/** Why charges are lowered or taken back. */
export type AdjustmentKind =
  | 'OTHER'
  | 'WAIVED'
  /** Of students who are not active. What was taken back is charged again if they are active again in the same session. */
  | 'WITHDRAWN'
  | 'WRONGLY_CHARGED';

/** The new amount of a charge. */
export type AdjustmentLineInput = {
  /** Less than now, or 0. */
  amount: number;
  chargeId: string | number;
};

/** What adjustments are sorted by. */
export type AdjustmentSort =
  | 'AMOUNT'
  | 'ASKED_AT';

/** Whether an adjustment waits for a second person (`ASKED`). The others are final. */
export type AdjustmentState =
  | 'APPROVED'
  | 'ASKED'
  | 'CANCELLED'
  | 'DECLINED';

/** Charges to lower or to take back. */
export type AskAdjustmentInput = {
  kind: AdjustmentKind;
  lines: Array<AdjustmentLineInput>;
  /** 5 characters at least. */
  reason: string;
  /** Chosen by the client, 8 to 100 characters: the same request, sent again, asks for nothing new and returns the first adjustment. */
  requestKey: string;
  studentId: string | number;
};

/** Credit to give back. */
export type AskCreditRefundInput = {
  /** No more than the free credit. */
  amount: number;
  kind: RefundKind;
  /** 5 characters at least. */
  reason: string;
  /** Chosen by the client, 8 to 100 characters: the same request, sent again, asks for nothing new and returns the first refund. */
  requestKey: string;
  studentId: string | number;
};

/** What balances are narrowed to. */
export type BalanceFilter = {
  department?: string | number | null | undefined;
  /** First and last day on which it was charged. What is paid of it is what was paid till the last day. */
  from?: string | null | undefined;
  level?: number | null | undefined;
  payer?: PayerKind | null | undefined;
  section?: ChargeSection | null | undefined;
  /** The current one if none is named. */
  session?: string | null | undefined;
  sponsor?: string | number | null | undefined;
  /** Whether a sponsor covers the charges. */
  sponsored?: boolean | null | undefined;
  standing?: BalanceStanding | null | undefined;
  until?: string | null | undefined;
};

/** What balances are sorted by. */
export type BalanceSort =
  | 'BILLED'
  | 'NAME'
  /** Matric or application number. */
  | 'NUMBER'
  | 'OUTSTANDING'
  | 'PAID';

/** How much of what was charged is paid. */
export type BalanceStanding =
  /** All of it is outstanding. */
  | 'NOTHING_PAID'
  /** Something is outstanding. */
  | 'OWING'
  /** Nothing is outstanding. */
  | 'PAID';

/** An account as it is to be. */
export type BankAccountInput = {
  accountName: string;
  /** 10 digits of a bank's account; 4 to 15 of a Remita biller. */
  accountNumber: string;
  bank: string;
  channel: BankChannel;
  isActive: boolean;
};

/** Where students pay in outside the portal. */
export type BankChannel =
  | 'BANK'
  | 'REMITA';

/** What rows are narrowed to. */
export type BankRowFilter = {
  account?: string | number | null | undefined;
  amountFrom?: number | null | undefined;
  amountUntil?: number | null | undefined;
  /** First and last day of the bank's booking. */
  from?: string | null | undefined;
  /** Only those that somebody must deal with: open, proposed, or with a void asked for. */
  isWaiting?: boolean | null | undefined;
  reason?: LeftoverReason | null | undefined;
  state?: BankRowState | null | undefined;
  statement?: string | number | null | undefined;
  until?: string | null | undefined;
};

/** What a row of a statement came to. */
export type BankRowKind =
  | 'AMBIGUOUS'
  /** Nothing was paid in. */
  | 'IGNORED'
  /** It names one slip, and is its whole rest. */
  | 'MATCHED'
  /** It is more; the difference is the student's credit. */
  | 'OVER'
  /** It was imported before. */
  | 'SEEN'
  /** It is less than the slip's rest: by the bank's charges, or paid in part. */
  | 'SHORT'
  | 'UNMATCHED'
  /** A cell is no date or amount. It is not imported. */
  | 'UNREADABLE';

/** What rows are sorted by. */
export type BankRowSort =
  | 'AMOUNT'
  | 'DAY';

/** What became of a row of a statement. */
export type BankRowState =
  | 'CREDITED'
  /** A leftover that nobody has dealt with. */
  | 'OPEN'
  /** A leftover: a second person is to decide. */
  | 'PROPOSED'
  /** The money is not the college's, and goes back to the bank. */
  | 'RETURNED'
  /** The money of a sponsor's remittance, which credits the students. */
  | 'SPONSOR_TRANSFER'
  /** Credited, and a second person is to decide whether that was wrong. It counts. */
  | 'VOID_ASKED';

/** What statements are narrowed to. */
export type BankStatementFilter = {
  account?: string | number | null | undefined;
  /** First and last day on which they were imported. */
  from?: string | null | undefined;
  /** Only those with leftovers that wait, or without. */
  isWaiting?: boolean | null | undefined;
  until?: string | null | undefined;
};

/** What statements are sorted by. */
export type BankStatementSort =
  | 'IMPORTED_AT';

/** What cash books are narrowed to. */
export type CashBookFilter = {
  /** Only those whose count differs, or does not differ, from the recorded cash. */
  differs?: boolean | null | undefined;
  from?: string | null | undefined;
  isOpen?: boolean | null | undefined;
  until?: string | null | undefined;
};

/** What cash books are sorted by. */
export type CashBookSort =
  | 'DAY';

/** Whether an officer's cash book takes money. */
export type CashBookStatus =
  /** Nothing is recorded in it any more. */
  | 'CLOSED'
  /** Of an earlier day: nothing is recorded until it is closed. */
  | 'LEFT_OPEN'
  | 'OPEN';

/** Where a charge belongs: to a section of the fee schedule, or beside it. */
export type ChargeSection =
  | 'A'
  | 'B'
  | 'C'
  | 'HOSTEL'
  /** The late payment fee. */
  | 'LATE'
  | 'SCREENING';

/** How a student paid at the counter. */
export type CounterMethod =
  | 'CASH'
  | 'POS'
  /** A bank's slip that says that cash was paid into the college's account. */
  | 'TELLER';

/** What receipts of the counter are narrowed to. */
export type CounterReceiptFilter = {
  cashBook?: string | number | null | undefined;
  /** First and last day. */
  from?: string | null | undefined;
  method?: CounterMethod | null | undefined;
  state?: CounterReceiptState | null | undefined;
  student?: string | number | null | undefined;
  until?: string | null | undefined;
};

/** What receipts of the counter are sorted by. */
export type CounterReceiptSort =
  | 'AMOUNT'
  | 'RECEIVED_AT';

/** Whether a receipt of the counter counts. */
export type CounterReceiptState =
  | 'VALID'
  | 'VOIDED'
  /** Somebody asked to void it, and a second person has not decided yet. It counts. */
  | 'VOID_ASKED';

/** How much of the covered sections. */
export type CoverageKind =
  /** What is open, up to an amount by student. */
  | 'AT_MOST'
  /** What is open. */
  | 'FULL'
  /** A share of what is charged. */
  | 'PERCENTAGE';

/** Why what is at the source differs from the ledger. */
export type DifferenceKind =
  | 'COUNT_DIFFERS'
  /** A share whose receipt is being written. */
  | 'CREDITING'
  | 'LEFTOVER'
  /** Cash of books that are open. */
  | 'NOT_COUNTED'
  /** A leftover that a second person is to decide about. */
  | 'PROPOSED'
  | 'RETURNED'
  /** A share whose receipt is voided. */
  | 'SHARE_VOIDED'
  /** A slip of the counter whose receipt is voided, and that nobody entered again. */
  | 'SLIP_VOIDED'
  /** A row of a statement that is a sponsor's transfer: its students have receipts of the sponsor. */
  | 'SPONSOR_TRANSFER'
  /** For no student of the list. */
  | 'UNALLOCATED'
  /** Cash that was counted before its receipt was voided. */
  | 'VOIDED_AFTER_CLOSING';

/** A change of the schedule, and for whom to show it. */
export type FeeChangeInput = {
  department: string;
  /** The line to change or remove; none to add one. */
  id?: string | number | null | undefined;
  level: number;
  /** The line as it is to be; none to remove it. */
  line?: FeeLineInput | null | undefined;
  residency: FeeResidency;
};

/** How often a fee is due. */
export type FeeFrequency =
  | 'ONCE'
  | 'PER_SESSION';

/** A line of the fee schedule as it is to be. */
export type FeeLineInput = {
  /** A line of 0 takes one away from a department that all others have. */
  amount: number;
  code: string;
  department?: string | null | undefined;
  frequency: FeeFrequency;
  label: string;
  /** The same for all lines of a stage's section. */
  paidAt: PlaceOfPayment;
  position: number;
  residency?: FeeResidency | null | undefined;
  section: string;
  stage: FeeStage;
};

/** Whether a student is from the home state. */
export type FeeResidency =
  | 'INDIGENE'
  | 'NON_INDIGENE';

/** `FIRST_YEAR` is level 100, `RETURNING` every other level. */
export type FeeStage =
  | 'FIRST_YEAR'
  | 'RETURNING';

/** What figures are narrowed to. */
export type FigureFilter = {
  /** Billed and outstanding are null then. */
  channel?: PaymentChannel | null | undefined;
  department?: string | number | null | undefined;
  /** First and last day. */
  from?: string | null | undefined;
  level?: number | null | undefined;
  payer?: PayerKind | null | undefined;
  section?: ChargeSection | null | undefined;
  /** The current one if none is named. */
  session?: string | null | undefined;
  sponsor?: string | number | null | undefined;
  /** Whether a sponsor covers the charges. */
  sponsored?: boolean | null | undefined;
  until?: string | null | undefined;
};

/** What figures can be divided by. */
export type FigureGrouping =
  /** How the money came in. Billed and outstanding have no channel. */
  | 'CHANNEL'
  /** Billed on the day of the charge, received on the day the money was paid, outstanding at the end of the day. */
  | 'DAY'
  /** That students are in now; applicants are in none. */
  | 'DEPARTMENT'
  /** Of students in the session; applicants have none. */
  | 'LEVEL'
  | 'SECTION'
  /** Whose list of the session has the student and covers the section: an open list first, then the newest. */
  | 'SPONSOR';

/** What instalments are narrowed to. */
export type InstalmentFilter = {
  department?: string | number | null | undefined;
  level?: number | null | undefined;
  plan?: string | number | null | undefined;
  /** The current one if none is named. */
  session?: string | null | undefined;
  /** The number of the next share. */
  share?: number | null | undefined;
  /** On its list of the session, whichever plan counts. */
  sponsor?: string | number | null | undefined;
  state?: InstalmentState | null | undefined;
};

/** What instalments are sorted by. */
export type InstalmentSort =
  /** Of the next share. */
  | 'DUE_DATE'
  | 'MATRIC_NUMBER'
  | 'NAME'
  /** Of the next share. */
  | 'OUTSTANDING';

/** How far a student's payments reach. */
export type InstalmentState =
  /** A share is to be paid, in time. */
  | 'DUE'
  /** The date of a share has passed. */
  | 'OVERDUE'
  /** Every share is paid. */
  | 'PAID';

/** What slips are narrowed to. */
export type IssuedSlipFilter = {
  amountFrom?: number | null | undefined;
  amountUntil?: number | null | undefined;
  /** First and last day on which they were made. */
  from?: string | null | undefined;
  /** Only those for which money came, and not all of it. */
  isPartPaid?: boolean | null | undefined;
  state?: PaymentSlipState | null | undefined;
  until?: string | null | undefined;
};

/** What slips are sorted by. */
export type IssuedSlipSort =
  | 'AMOUNT'
  | 'EXPIRES_AT'
  | 'ISSUED_AT'
  | 'RECEIVED';

/** Why a row is a leftover. */
export type LeftoverReason =
  | 'NO_REFERENCE'
  /** The narration has another student's matric number. */
  | 'OTHER_STUDENT'
  /** It names several slips. */
  | 'SEVERAL_SLIPS'
  | 'SLIP_CANCELLED'
  /** The slip was paid before. */
  | 'SLIP_PAID'
  /** More than a receipt can be. */
  | 'TOO_LARGE'
  /** No slip has the reference. */
  | 'UNKNOWN_REFERENCE'
  /** Its receipt was voided. */
  | 'VOIDED'
  | 'WRONG_CHECK_DIGIT';

/**
 * `MATCHED`: both have it, at one amount. `DIFFERS`: at two. `MISSING_IN_LEDGER`: the provider took the money and nothing is
 * credited yet. `REFUSED`: known, and not credited. `MISSING_AT_PROVIDER`: credited, and the provider does not report it as paid.
 * `UNKNOWN`: the college never opened it.
 */
export type MatchState =
  | 'DIFFERS'
  | 'MATCHED'
  | 'MISSING_AT_PROVIDER'
  | 'MISSING_IN_LEDGER'
  | 'REFUSED'
  | 'UNKNOWN';

/** Which page of a list: counted from 1, of 10 to 100 rows. */
export type PageInput = {
  number?: number;
  size?: number;
};

/** The kind of payer. */
export type PayerKind =
  | 'APPLICANT'
  | 'STUDENT';

/** How money came in. */
export type PaymentChannel =
  /** At a bank; found on an imported statement. */
  | 'BANK'
  /** At the bursary's counter. */
  | 'COUNTER'
  /** Through the portal and its payment provider. */
  | 'ONLINE'
  /** Through Remita; found on an imported statement. */
  | 'REMITA'
  /** By a sponsor, who pays for many students. */
  | 'SPONSOR';

/** A change of the plans, to be previewed. */
export type PaymentPlanChangeInput = {
  /** The plan to change or remove; none to add one. */
  id?: string | number | null | undefined;
  /** The plan as it is to be; none to remove it. */
  plan?: PaymentPlanInput | null | undefined;
};

/** An instalment plan as it is to be. Wrong fields are named `department`, `level`, `shares`, `shares.0.percent`, `shares.0.dueDate`, `shares.0.unlocks`. */
export type PaymentPlanInput = {
  /** None for every department. */
  department?: string | number | null | undefined;
  /** None for every level. */
  level?: number | null | undefined;
  session: string;
  shares: Array<PlanShareInput>;
  /** None for those with a sponsor and without. */
  sponsor?: string | number | null | undefined;
};

/** What a payment is for. */
export type PaymentPurpose =
  | 'HOSTEL'
  /** An applicant's pre-admission screening fee. */
  | 'SCREENING'
  /** A section of the fee schedule that is not tuition, and that students may pay online as well. */
  | 'SECTION'
  | 'TUITION';

/** What payments are narrowed to. */
export type PaymentRecordFilter = {
  amountFrom?: number | null | undefined;
  amountUntil?: number | null | undefined;
  /** First and last day on which they were opened. */
  from?: string | null | undefined;
  /** Of refused money: whether a refund of it is approved and not paid out yet. */
  inRefund?: boolean | null | undefined;
  /** Only those pending for longer. */
  pendingMinutes?: number | null | undefined;
  purpose?: PaymentPurpose | null | undefined;
  refusal?: PaymentRefusal | null | undefined;
  /** Of refused money: whether it has been resolved. */
  resolved?: boolean | null | undefined;
  /** `2025/2026`. */
  session?: string | null | undefined;
  status?: PaymentStatus | null | undefined;
  until?: string | null | undefined;
};

/** What payments are sorted by. */
export type PaymentRecordSort =
  | 'AMOUNT'
  | 'OPENED_AT';

/** Why money that the provider took is not credited. */
export type PaymentRefusal =
  | 'ALREADY_PAID'
  | 'AMOUNT'
  | 'CURRENCY'
  | 'OWNER'
  | 'PURPOSE'
  | 'REFERENCE';

/** What became of a payment slip. */
export type PaymentSlipState =
  | 'CANCELLED'
  /** 30 days have passed. Money that comes later pays it still. */
  | 'EXPIRED'
  | 'OPEN'
  /** All of the money came. */
  | 'PAID'
  /** Its items were paid in another way. Nothing is to be paid; money that comes all the same is its student's credit. */
  | 'SETTLED';

/** What became of a payment; `REFUSED`: the provider took money that does not match what was owed, and nothing is credited. */
export type PaymentStatus =
  | 'ABANDONED'
  | 'FAILED'
  | 'PENDING'
  | 'REFUSED'
  | 'SUCCEEDED';

/** Where a part of the fees is paid; the portal charges only its own. */
export type PlaceOfPayment =
  /** At the college's bursary. */
  | 'BURSARY'
  /** On an external online platform. */
  | 'EXTERNAL'
  /** Here. */
  | 'PORTAL';

/** A share of a plan as it is to be. */
export type PlanShareInput = {
  /** Later than the date of the share before. */
  dueDate: string;
  /** Whole, above 0. All together are 100. */
  percent: number;
  /** Each of the three is opened by one share; what none opens, the last one does. */
  unlocks: Array<PlanUnlock>;
};

/** What a share of tuition can open. */
export type PlanUnlock =
  /** Sitting examinations. */
  | 'EXAMINATION'
  /** Paying the hostel fee, and so applying for a bed. */
  | 'HOSTEL'
  /** Course registration. */
  | 'REGISTRATION';

/** What a sponsor asks for, and a student can lack. */
export type ReadinessGap =
  /** Date of birth, phone or state of origin. */
  | 'INCOMPLETE_PROFILE'
  | 'NOT_ACTIVE'
  /** Nothing that the sponsor covers is charged yet. */
  | 'NOT_CHARGED'
  /** Tuition is paid, and no course is registered in the session. Nobody registers before. */
  | 'NOT_REGISTERED'
  | 'NO_PHOTO';

/** What receipts are narrowed to. With a session, section or sponsor: those that pay such charges, and voided ones that did. */
export type ReceiptFilter = {
  channel?: PaymentChannel | null | undefined;
  department?: string | number | null | undefined;
  /** First and last day on which the money was paid. */
  from?: string | null | undefined;
  /** In the session; without one the level now. */
  level?: number | null | undefined;
  payer?: PayerKind | null | undefined;
  section?: ChargeSection | null | undefined;
  /** Every session if none is named. */
  session?: string | null | undefined;
  /** Whose list covers the charges that it pays, whoever paid. */
  sponsor?: string | number | null | undefined;
  /** Whether a sponsor covers the charges that it pays. */
  sponsored?: boolean | null | undefined;
  state?: ReceiptState | null | undefined;
  until?: string | null | undefined;
};

/** What receipts are sorted by. */
export type ReceiptSort =
  | 'AMOUNT'
  | 'PAID_AT';

/** Whether a receipt counts. */
export type ReceiptState =
  | 'VALID'
  | 'VOIDED';

/** How money came in, the counter by method, and refunds, by which it went out. */
export type ReconciledChannel =
  | 'BANK'
  | 'CASH'
  | 'ONLINE'
  | 'POS'
  | 'REFUND'
  | 'REMITA'
  | 'SPONSOR'
  | 'TELLER';

/** What somebody has to deal with. */
export type ReconciliationWaiting =
  | 'APPROVED'
  /** Of refunds, of any day. */
  | 'ASKED'
  | 'DECLINED'
  /** Of sponsors' remittances. */
  | 'DRAFT'
  | 'IMPORT_UNFINISHED'
  | 'PENDING'
  /** A leftover whose receipt was voided. */
  | 'RECEIPT_VOIDED'
  | 'REFUSED'
  | 'VOID_ASKED'
  | 'WAITING';

/** Money at the counter. It pays the items in their order, the hostel fee first, which is paid whole. */
export type RecordCounterReceiptInput = {
  /** No more than the items come to. */
  amount: number;
  items: Array<string>;
  method: CounterMethod;
  /** Chosen by the client, 8 to 100 characters: the same request, sent again, records nothing new and returns the first receipt. */
  requestKey: string;
  /** Of a POS slip or a teller. */
  slipNumber?: string | null | undefined;
  studentId: string | number;
};

/** What refunds are narrowed to. */
export type RefundFilter = {
  /** First and last day on which they were asked for. */
  from?: string | null | undefined;
  /** Whether they wait for a decision or for their pay-out. */
  isOpen?: boolean | null | undefined;
  kind?: RefundKind | null | undefined;
  /** First and last day on which they were paid out. */
  paidFrom?: string | null | undefined;
  paidUntil?: string | null | undefined;
  source?: RefundSource | null | undefined;
  state?: RefundState | null | undefined;
  until?: string | null | undefined;
};

/** Why money is given back. Of a refused payment of a fee that was paid, `PAID_TWICE`; of other refused payments, `OTHER`. */
export type RefundKind =
  | 'OTHER'
  | 'OVERPAID'
  | 'PAID_TWICE'
  | 'WITHDRAWN';

/** What refunds are sorted by. */
export type RefundSort =
  | 'AMOUNT'
  | 'ASKED_AT';

/** Where the money of a refund is. */
export type RefundSource =
  /** The credit of a student's account. */
  | 'CREDIT'
  /** A refused payment, which was never credited. */
  | 'PAYMENT';

/** Whether a refund waits for a second person (`ASKED`) or for its pay-out (`APPROVED`). The others are final. */
export type RefundState =
  | 'APPROVED'
  | 'ASKED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'PAID';

/** A sponsor's transfer as it was sent. */
export type RemittanceInput = {
  amount: number;
  /** Taken once by sponsor, unless the remittance was declined. */
  bankReference: string;
  /** Needed where the shares do not come to the amount. */
  note?: string | null | undefined;
  paidOn: string;
};

/** What shares are narrowed to. */
export type RemittanceShareFilter = {
  /** Only those whose share is not what is outstanding of the claim, or is. */
  differs?: boolean | null | undefined;
  remittance: string | number;
  state?: RemittanceShareState | null | undefined;
};

/** What a remittance brings a student. */
export type RemittanceShareInput = {
  amount: number;
  studentId: string | number;
};

/** What shares are sorted by. */
export type RemittanceShareSort =
  | 'AMOUNT'
  | 'MATRIC_NUMBER'
  | 'NAME';

/** Where a student's share of a remittance stands. */
export type RemittanceShareState =
  /** The student has a receipt. */
  | 'CREDITED'
  | 'PLANNED'
  | 'VOIDED'
  /** Somebody asked to void the receipt, and a second person has not decided yet. It counts. */
  | 'VOID_ASKED';

/** Where a remittance stands. */
export type RemittanceState =
  /** Each student of it has a receipt. */
  | 'CREDITED'
  /** Approved, and the receipts are being written. */
  | 'CREDITING'
  /** It credits nothing. */
  | 'DECLINED'
  | 'DRAFT'
  /** For a second person. */
  | 'WAITING';

/** What asking the provider came to. */
export type RequeryOutcome =
  | 'ABANDONED'
  | 'ALREADY_CREDITED'
  | 'ALREADY_REFUSED'
  | 'CREDITED'
  | 'FAILED'
  | 'IN_PROGRESS'
  /** The provider did not answer in time; the college asks again automatically. */
  | 'NOT_REACHED'
  | 'OPEN'
  | 'REFUSED'
  | 'UNKNOWN'
  /** Of a preview. */
  | 'WOULD_ASK';

/** What was done with refused money. */
export type ResolutionWay =
  | 'GIVEN_BACK'
  | 'HANDLED';

/** Whose money a leftover is. */
export type RowProposalInput = {
  /** Of `counterStudent`, paid in their order; without any, the money is the student's credit. */
  items?: Array<string> | null | undefined;
  note: string;
  /** Needed of a sponsor's transfer: a remittance that waits or is approved, of which statements do not show this much yet. */
  remittanceId?: string | number | null | undefined;
  /** Needed to credit a student. */
  studentId?: string | number | null | undefined;
  way: RowWay;
};

/** What can be said of a leftover. */
export type RowWay =
  | 'CREDIT_STUDENT'
  /** It is not the college's, and goes back to the bank. */
  | 'RETURN'
  /** It is the money of a sponsor's remittance, which credits the students. */
  | 'SPONSOR_TRANSFER';

/** A section of the fee schedule. */
export type ScheduleSection =
  | 'A'
  | 'B'
  | 'C';

/** What sponsors are narrowed to. */
export type SponsorFilter = {
  isActive?: boolean | null | undefined;
};

/** A sponsor's names and contacts. */
export type SponsorInput = {
  /** Empty for none, as the phone. */
  contactEmail: string;
  contactPhone: string;
  name: string;
  shortName: string;
};

/** What remittances are narrowed to. */
export type SponsorRemittanceFilter = {
  /** First and last day of the transfer. */
  from?: string | null | undefined;
  /** Only those with receipts that somebody asked to void, or without. */
  hasWaitingVoids?: boolean | null | undefined;
  sponsor?: string | number | null | undefined;
  sponsorship?: string | number | null | undefined;
  state?: RemittanceState | null | undefined;
  until?: string | null | undefined;
};

/** What remittances are sorted by. */
export type SponsorRemittanceSort =
  | 'PAID_ON'
  | 'RECORDED_AT';

/** What sponsors are sorted by. */
export type SponsorSort =
  | 'NAME';

/** What of the fees a sponsor can cover; never a late fee. */
export type SponsoredSection =
  | 'A'
  | 'B'
  | 'C'
  | 'HOSTEL';

/** What students of a list are narrowed to. */
export type SponsoredStudentFilter = {
  isReady?: boolean | null | undefined;
  missing?: ReadinessGap | null | undefined;
  sponsorship: string | number;
};

/** What students of a list are sorted by. */
export type SponsoredStudentSort =
  | 'DEPARTMENT'
  | 'LEVEL'
  | 'MATRIC_NUMBER'
  | 'NAME';

/** What a list covers. */
export type SponsorshipInput = {
  coverage: CoverageKind;
  deadline: string;
  /** Of at most an amount. */
  most?: number | null | undefined;
  /** Of a percentage: 1 to 100. */
  percentage?: number | null | undefined;
  sections: Array<SponsoredSection>;
};

/** Whether a list takes claims. */
export type SponsorshipState =
  /** Nothing more is expected of the sponsor. */
  | 'CLOSED'
  | 'OPEN'
  /** The sponsor takes no claims any more; its money may still come. */
  | 'PAST_DEADLINE';

/** Which column of a statement holds what, by the headings of the file. */
export type StatementColumnsInput = {
  /** What was paid in. */
  creditColumn: string;
  dateColumn: string;
  dateFormat: StatementDateFormat;
  /** The bank's own number of a transaction, where it has one. */
  idColumn?: string | null | undefined;
  narrationColumn: string;
  /** Who paid, where the narration does not say it. */
  payerColumn?: string | null | undefined;
};

/** How dates of a statement are written; `2026-11-25`, `25-Nov-2026` and the dates of a workbook are read always. */
export type StatementDateFormat =
  /** `25/11/2026` */
  | 'DAY_FIRST'
  /** `2026-11-25` */
  | 'ISO';

/** A student's standing with the college. Only active students register, pay and take a bed. */
export type StudentStanding =
  | 'ACTIVE'
  /** Takes part in nothing until restored. */
  | 'DEFERRED'
  | 'GRADUATED'
  | 'WITHDRAWN';

/** Whether a statement shows a sponsor's transfer. */
export type TransferSighting =
  /** A leftover has its reference, or its amount some days around. */
  | 'LIKELY'
  /** Two people said which row it is. */
  | 'MATCHED'
  | 'NOT_SEEN';

export type RefusedFragment_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RefusedFragment = { __typename: 'Refusal', code: string, message: string, fields: Array<RefusedFragment_fields> } & { ' $fragmentName'?: 'RefusedFragment' };

export type CatalogueOutcomeFragment_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

type CatalogueOutcome_CatalogueConsequences_Fragment = { __typename: 'CatalogueConsequences', sentences: Array<string> } & { ' $fragmentName'?: 'CatalogueOutcome_CatalogueConsequences_Fragment' };

type CatalogueOutcome_CatalogueSaved_Fragment = { __typename: 'CatalogueSaved', id: string | null, message: string } & { ' $fragmentName'?: 'CatalogueOutcome_CatalogueSaved_Fragment' };

type CatalogueOutcome_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, fields: Array<CatalogueOutcomeFragment_Refusal_fields> } & { ' $fragmentName'?: 'CatalogueOutcome_Refusal_Fragment' };

export type CatalogueOutcomeFragment =
  | CatalogueOutcome_CatalogueConsequences_Fragment
  | CatalogueOutcome_CatalogueSaved_Fragment
  | CatalogueOutcome_Refusal_Fragment
;

export type RequeryPaymentMutation_requeryPayment_PaymentRequeried = { __typename: 'PaymentRequeried', outcome: RequeryOutcome, message: string };

export type RequeryPaymentMutation_requeryPayment_Refusal = { __typename: 'Refusal', message: string };

export type RequeryPaymentMutation_requeryPayment =
  | RequeryPaymentMutation_requeryPayment_PaymentRequeried
  | RequeryPaymentMutation_requeryPayment_Refusal
;

export type RequeryPaymentMutation = { requeryPayment: RequeryPaymentMutation_requeryPayment };


export type RequeryPaymentMutationVariables = Exact<{
  id: string | number;
}>;

export type RequeryPaymentsMutation_requeryPayments_results = { __typename: 'RequeriedPayment', id: string, reference: string, outcome: RequeryOutcome, message: string };

export type RequeryPaymentsMutation_requeryPayments_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type RequeryPaymentsMutation_requeryPayments_PaymentsRequeried = { __typename: 'PaymentsRequeried', results: Array<RequeryPaymentsMutation_requeryPayments_results> };

export type RequeryPaymentsMutation_requeryPayments_Refusal = { __typename: 'Refusal', message: string, fields: Array<RequeryPaymentsMutation_requeryPayments_Refusal_fields> };

export type RequeryPaymentsMutation_requeryPayments =
  | RequeryPaymentsMutation_requeryPayments_PaymentsRequeried
  | RequeryPaymentsMutation_requeryPayments_Refusal
;

export type RequeryPaymentsMutation = { requeryPayments: RequeryPaymentsMutation_requeryPayments };


export type RequeryPaymentsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  reason?: string | null | undefined;
  dryRun: boolean;
}>;

type Saved_Acknowledgement_Fragment = { __typename: 'Acknowledgement', message: string } & { ' $fragmentName'?: 'Saved_Acknowledgement_Fragment' };

type Saved_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
) & { ' $fragmentName'?: 'Saved_Refusal_Fragment' };

export type SavedFragment =
  | Saved_Acknowledgement_Fragment
  | Saved_Refusal_Fragment
;

export type StudentRecordAccountFragment_account_sessions_sections_charges_adjusted = { __typename: 'ChargeAdjusted', from: number, at: string };

export type StudentRecordAccountFragment_account_sessions_sections_charges_payments = { __typename: 'ChargePayment', channel: PaymentChannel, sponsor: string | null, reference: string, paidAt: string };

export type StudentRecordAccountFragment_account_sessions_sections_charges = { __typename: 'AccountCharge', id: string, label: string, charged: number, paid: number, outstanding: number, adjusted: StudentRecordAccountFragment_account_sessions_sections_charges_adjusted | null, payments: Array<StudentRecordAccountFragment_account_sessions_sections_charges_payments> };

export type StudentRecordAccountFragment_account_sessions_sections = { __typename: 'AccountSection', section: ChargeSection, charges: Array<StudentRecordAccountFragment_account_sessions_sections_charges> };

export type StudentRecordAccountFragment_account_sessions = { __typename: 'AccountSession', session: string, charged: number, paid: number, outstanding: number, sections: Array<StudentRecordAccountFragment_account_sessions_sections> };

export type StudentRecordAccountFragment_account_receipts = { __typename: 'AccountReceipt', id: string, channel: PaymentChannel, sponsor: string | null, reference: string, bank: string | null, amount: number, paidAt: string, voidedAt: string | null, refunded: number, receiptUrl: string | null };

export type StudentRecordAccountFragment_account_refunds = { __typename: 'RefundShown', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, paidAt: string | null, reference: string | null };

export type StudentRecordAccountFragment_account_adjustments = (
  { __typename: 'AdjustmentShown', id: string }
  & { ' $fragmentRefs'?: { 'AccountAdjustments_AdjustmentFragment': AccountAdjustments_AdjustmentFragment } }
);

export type StudentRecordAccountFragment_account = { __typename: 'StudentAccount', charged: number, paid: number, outstanding: number, arrears: number, credit: number, refunded: number, statementUrl: string, sessions: Array<StudentRecordAccountFragment_account_sessions>, receipts: Array<StudentRecordAccountFragment_account_receipts>, refunds: Array<StudentRecordAccountFragment_account_refunds>, adjustments: Array<StudentRecordAccountFragment_account_adjustments> };

export type StudentRecordAccountFragment_waitingAdjustments_lines = { __typename: 'AdjustmentLine', chargeId: string };

export type StudentRecordAccountFragment_waitingAdjustments = (
  { __typename: 'AdjustmentShown', id: string, lines: Array<StudentRecordAccountFragment_waitingAdjustments_lines> }
  & { ' $fragmentRefs'?: { 'AccountAdjustments_AdjustmentFragment': AccountAdjustments_AdjustmentFragment } }
);

export type StudentRecordAccountFragment = { __typename: 'StudentRecordAccount', matricNumber: string, freeCredit: number, canAskRefund: boolean, canAdjust: boolean, account: StudentRecordAccountFragment_account, waitingAdjustments: Array<StudentRecordAccountFragment_waitingAdjustments> } & { ' $fragmentName'?: 'StudentRecordAccountFragment' };

export type AccountAdjustments_AdjustmentFragment_lines = { __typename: 'AdjustmentLine', chargeId: string, session: string, label: string, from: number, to: number };

export type AccountAdjustments_AdjustmentFragment = { __typename: 'AdjustmentShown', id: string, state: AdjustmentState, kind: AdjustmentKind, askedAt: string, lines: Array<AccountAdjustments_AdjustmentFragment_lines> } & { ' $fragmentName'?: 'AccountAdjustments_AdjustmentFragment' };

export type AdjustmentFileQuery_adjustment_adjustment_student = { __typename: 'AdjustedStudent', id: string, name: string, matricNumber: string };

export type AdjustmentFileQuery_adjustment_adjustment_lines = { __typename: 'AdjustmentLine', chargeId: string, session: string, section: ChargeSection, label: string, from: number, to: number };

export type AdjustmentFileQuery_adjustment_adjustment = { __typename: 'Adjustment', id: string, state: AdjustmentState, kind: AdjustmentKind, amount: number, askedAt: string, askedBy: string, decidedAt: string | null, student: AdjustmentFileQuery_adjustment_adjustment_student, lines: Array<AdjustmentFileQuery_adjustment_adjustment_lines> };

export type AdjustmentFileQuery_adjustment_effect = { __typename: 'AdjustmentEffect', chargedBefore: number, chargedAfter: number, outstandingBefore: number, outstandingAfter: number, creditBefore: number, creditAfter: number };

export type AdjustmentFileQuery_adjustment = { __typename: 'AdjustmentFile', reason: string, decidedBy: string | null, note: string | null, cancelledAt: string | null, cancelledBy: string | null, isOutdated: boolean, canDecide: boolean, canCancel: boolean, adjustment: AdjustmentFileQuery_adjustment_adjustment, effect: AdjustmentFileQuery_adjustment_effect | null };

export type AdjustmentFileQuery = { adjustment: AdjustmentFileQuery_adjustment | null };


export type AdjustmentFileQueryVariables = Exact<{
  id: string | number;
}>;

export type DecideAdjustmentMutation_decideAdjustment_AdjustmentFile = { __typename: 'AdjustmentFile' };

export type DecideAdjustmentMutation_decideAdjustment_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideAdjustmentMutation_decideAdjustment =
  | DecideAdjustmentMutation_decideAdjustment_AdjustmentFile
  | DecideAdjustmentMutation_decideAdjustment_Refusal
;

export type DecideAdjustmentMutation = { decideAdjustment: DecideAdjustmentMutation_decideAdjustment };


export type DecideAdjustmentMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type CancelAdjustmentMutation_cancelAdjustment_AdjustmentFile = { __typename: 'AdjustmentFile' };

export type CancelAdjustmentMutation_cancelAdjustment_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type CancelAdjustmentMutation_cancelAdjustment =
  | CancelAdjustmentMutation_cancelAdjustment_AdjustmentFile
  | CancelAdjustmentMutation_cancelAdjustment_Refusal
;

export type CancelAdjustmentMutation = { cancelAdjustment: CancelAdjustmentMutation_cancelAdjustment };


export type CancelAdjustmentMutationVariables = Exact<{
  id: string | number;
}>;

export type AdjustmentsQuery_adjustments_rows_student = { __typename: 'AdjustedStudent', id: string, name: string, matricNumber: string };

export type AdjustmentsQuery_adjustments_rows_lines = { __typename: 'AdjustmentLine', chargeId: string, label: string };

export type AdjustmentsQuery_adjustments_rows = { __typename: 'Adjustment', id: string, state: AdjustmentState, kind: AdjustmentKind, amount: number, askedAt: string, askedBy: string, student: AdjustmentsQuery_adjustments_rows_student, lines: Array<AdjustmentsQuery_adjustments_rows_lines> };

export type AdjustmentsQuery_adjustments_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type AdjustmentsQuery_adjustments = { __typename: 'AdjustmentPage', total: number, rows: Array<AdjustmentsQuery_adjustments_rows>, export: AdjustmentsQuery_adjustments_export };

export type AdjustmentsQuery = { adjustments: AdjustmentsQuery_adjustments };


export type AdjustmentsQueryVariables = Exact<{
  page: PageInput;
  sort: AdjustmentSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: AdjustmentFilter | null | undefined;
}>;

export type AdjustmentPreviewQuery_adjustmentPreview_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type AdjustmentPreviewQuery_adjustmentPreview_AdjustmentEffect = { __typename: 'AdjustmentEffect', chargedBefore: number, chargedAfter: number, outstandingBefore: number, outstandingAfter: number, creditBefore: number, creditAfter: number };

export type AdjustmentPreviewQuery_adjustmentPreview_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<AdjustmentPreviewQuery_adjustmentPreview_Refusal_fields> };

export type AdjustmentPreviewQuery_adjustmentPreview =
  | AdjustmentPreviewQuery_adjustmentPreview_AdjustmentEffect
  | AdjustmentPreviewQuery_adjustmentPreview_Refusal
;

export type AdjustmentPreviewQuery = { adjustmentPreview: AdjustmentPreviewQuery_adjustmentPreview };


export type AdjustmentPreviewQueryVariables = Exact<{
  studentId: string | number;
  lines: Array<AdjustmentLineInput> | AdjustmentLineInput;
}>;

export type AskAdjustmentMutation_askAdjustment_AdjustmentFile = { __typename: 'AdjustmentFile' };

export type AskAdjustmentMutation_askAdjustment_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type AskAdjustmentMutation_askAdjustment =
  | AskAdjustmentMutation_askAdjustment_AdjustmentFile
  | AskAdjustmentMutation_askAdjustment_Refusal
;

export type AskAdjustmentMutation = { askAdjustment: AskAdjustmentMutation_askAdjustment };


export type AskAdjustmentMutationVariables = Exact<{
  input: AskAdjustmentInput;
}>;

export type BankAccountsQuery_bankAccounts_account = { __typename: 'BankAccount', id: string, channel: BankChannel, bank: string, accountName: string, accountNumber: string };

export type BankAccountsQuery_bankAccounts = { __typename: 'BankAccountRecord', isActive: boolean, revision: number, importedUntil: string | null, account: BankAccountsQuery_bankAccounts_account };

export type BankAccountsQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageBankAccounts: boolean };

export type BankAccountsQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type BankAccountsQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: BankAccountsQuery_viewer_Staff_permissions };

export type BankAccountsQuery_viewer_Student = { __typename: 'Student', id: string };

export type BankAccountsQuery_viewer =
  | BankAccountsQuery_viewer_Applicant
  | BankAccountsQuery_viewer_Staff
  | BankAccountsQuery_viewer_Student
;

export type BankAccountsQuery = { bankAccounts: Array<BankAccountsQuery_bankAccounts>, viewer: BankAccountsQuery_viewer | null };


export type BankAccountsQueryVariables = Exact<{ [key: string]: never; }>;

export type CreateBankAccountMutation_createBankAccount_Acknowledgement = { __typename: 'Acknowledgement' };

export type CreateBankAccountMutation_createBankAccount_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type CreateBankAccountMutation_createBankAccount =
  | CreateBankAccountMutation_createBankAccount_Acknowledgement
  | CreateBankAccountMutation_createBankAccount_Refusal
;

export type CreateBankAccountMutation = { createBankAccount: CreateBankAccountMutation_createBankAccount };


export type CreateBankAccountMutationVariables = Exact<{
  input: BankAccountInput;
}>;

export type ChangeBankAccountMutation_changeBankAccount_Acknowledgement = { __typename: 'Acknowledgement' };

export type ChangeBankAccountMutation_changeBankAccount_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ChangeBankAccountMutation_changeBankAccount =
  | ChangeBankAccountMutation_changeBankAccount_Acknowledgement
  | ChangeBankAccountMutation_changeBankAccount_Refusal
;

export type ChangeBankAccountMutation = { changeBankAccount: ChangeBankAccountMutation_changeBankAccount };


export type ChangeBankAccountMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: BankAccountInput;
}>;

export type BankRowFileQuery_bankRow_row_account = { __typename: 'BankAccount', id: string, channel: BankChannel, bank: string, accountNumber: string };

export type BankRowFileQuery_bankRow_row_remittance = { __typename: 'RowRemittance', id: string, sponsor: string, bankReference: string, paidOn: string, amount: number };

export type BankRowFileQuery_bankRow_row = { __typename: 'BankRow', id: string, statementId: string, line: number, day: string, narration: string, transactionId: string | null, amount: number, state: BankRowState, kind: BankRowKind, reason: LeftoverReason | null, account: BankRowFileQuery_bankRow_row_account, remittance: BankRowFileQuery_bankRow_row_remittance | null };

export type BankRowFileQuery_bankRow_slip_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type BankRowFileQuery_bankRow_slip = { __typename: 'BankRowSlip', id: string, reference: string, state: PaymentSlipState, amount: number, received: number, student: BankRowFileQuery_bankRow_slip_student };

export type BankRowFileQuery_bankRow_suggestions = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type BankRowFileQuery_bankRow_remittances = { __typename: 'RowRemittance', id: string, sponsor: string, bankReference: string, paidOn: string, amount: number };

export type BankRowFileQuery_bankRow_proposals_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type BankRowFileQuery_bankRow_proposals_remittance = { __typename: 'RowRemittance', id: string, sponsor: string, bankReference: string, paidOn: string, amount: number };

export type BankRowFileQuery_bankRow_proposals_lines = { __typename: 'ReceiptLine', session: string, label: string, amount: number };

export type BankRowFileQuery_bankRow_proposals = { __typename: 'RowProposal', id: string, way: RowWay, note: string, proposedBy: string, proposedAt: string, isApproved: boolean | null, decidedBy: string | null, decidedAt: string | null, decisionNote: string | null, student: BankRowFileQuery_bankRow_proposals_student | null, remittance: BankRowFileQuery_bankRow_proposals_remittance | null, lines: Array<BankRowFileQuery_bankRow_proposals_lines> };

export type BankRowFileQuery_bankRow_receipts_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type BankRowFileQuery_bankRow_receipts_lines = { __typename: 'ReceiptLine', session: string, label: string, amount: number };

export type BankRowFileQuery_bankRow_receipts_voids = { __typename: 'ReceiptVoid', reason: string, askedBy: string, askedAt: string, isApproved: boolean | null, decidedBy: string | null, decidedAt: string | null, note: string | null };

export type BankRowFileQuery_bankRow_receipts = { __typename: 'BankReceipt', id: string, number: string, writtenAt: string, confirmationPath: string, receiptUrl: string, voidedAt: string | null, student: BankRowFileQuery_bankRow_receipts_student, lines: Array<BankRowFileQuery_bankRow_receipts_lines>, voids: Array<BankRowFileQuery_bankRow_receipts_voids> };

export type BankRowFileQuery_bankRow = { __typename: 'BankRowFile', fileName: string, importedBy: string, importedAt: string, canPropose: boolean, canDecide: boolean, canAskVoid: boolean, canDecideVoid: boolean, row: BankRowFileQuery_bankRow_row, slip: BankRowFileQuery_bankRow_slip | null, suggestions: Array<BankRowFileQuery_bankRow_suggestions>, remittances: Array<BankRowFileQuery_bankRow_remittances>, proposals: Array<BankRowFileQuery_bankRow_proposals>, receipts: Array<BankRowFileQuery_bankRow_receipts> };

export type BankRowFileQuery = { bankRow: BankRowFileQuery_bankRow | null };


export type BankRowFileQueryVariables = Exact<{
  id: string | number;
}>;

export type ProposalStudentQuery_counterStudent_items = { __typename: 'PayableItem', key: string, session: string, section: ChargeSection, label: string, outstanding: number };

export type ProposalStudentQuery_counterStudent = { __typename: 'CounterStudent', id: string, items: Array<ProposalStudentQuery_counterStudent_items> };

export type ProposalStudentQuery = { counterStudent: ProposalStudentQuery_counterStudent | null };


export type ProposalStudentQueryVariables = Exact<{
  id: string | number;
}>;

export type ProposeRowMutation_proposeRow_BankRowFile = { __typename: 'BankRowFile' };

export type ProposeRowMutation_proposeRow_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ProposeRowMutation_proposeRow =
  | ProposeRowMutation_proposeRow_BankRowFile
  | ProposeRowMutation_proposeRow_Refusal
;

export type ProposeRowMutation = { proposeRow: ProposeRowMutation_proposeRow };


export type ProposeRowMutationVariables = Exact<{
  id: string | number;
  input: RowProposalInput;
}>;

export type DecideRowMutation_decideRow_BankRowFile = { __typename: 'BankRowFile' };

export type DecideRowMutation_decideRow_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideRowMutation_decideRow =
  | DecideRowMutation_decideRow_BankRowFile
  | DecideRowMutation_decideRow_Refusal
;

export type DecideRowMutation = { decideRow: DecideRowMutation_decideRow };


export type DecideRowMutationVariables = Exact<{
  id: string | number;
  proposalId: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type AskRowVoidMutation_askRowVoid_BankRowFile = { __typename: 'BankRowFile' };

export type AskRowVoidMutation_askRowVoid_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type AskRowVoidMutation_askRowVoid =
  | AskRowVoidMutation_askRowVoid_BankRowFile
  | AskRowVoidMutation_askRowVoid_Refusal
;

export type AskRowVoidMutation = { askRowVoid: AskRowVoidMutation_askRowVoid };


export type AskRowVoidMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type DecideRowVoidMutation_decideRowVoid_BankRowFile = { __typename: 'BankRowFile' };

export type DecideRowVoidMutation_decideRowVoid_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideRowVoidMutation_decideRowVoid =
  | DecideRowVoidMutation_decideRowVoid_BankRowFile
  | DecideRowVoidMutation_decideRowVoid_Refusal
;

export type DecideRowVoidMutation = { decideRowVoid: DecideRowVoidMutation_decideRowVoid };


export type DecideRowVoidMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type BankRowsQuery_bankRows_rows_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type BankRowsQuery_bankRows_rows_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type BankRowsQuery_bankRows_rows_remittance = { __typename: 'RowRemittance', id: string, sponsor: string, bankReference: string };

export type BankRowsQuery_bankRows_rows = { __typename: 'BankRow', id: string, day: string, narration: string, amount: number, state: BankRowState, reason: LeftoverReason | null, receiptNumber: string | null, account: BankRowsQuery_bankRows_rows_account, student: BankRowsQuery_bankRows_rows_student | null, remittance: BankRowsQuery_bankRows_rows_remittance | null };

export type BankRowsQuery_bankRows_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type BankRowsQuery_bankRows = { __typename: 'BankRowPage', total: number, rows: Array<BankRowsQuery_bankRows_rows>, export: BankRowsQuery_bankRows_export };

export type BankRowsQuery_bankAccounts_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type BankRowsQuery_bankAccounts = { __typename: 'BankAccountRecord', account: BankRowsQuery_bankAccounts_account };

export type BankRowsQuery = { bankRows: BankRowsQuery_bankRows, bankAccounts: Array<BankRowsQuery_bankAccounts> };


export type BankRowsQueryVariables = Exact<{
  page: PageInput;
  sort: BankRowSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: BankRowFilter | null | undefined;
}>;

export type BankStatementsQuery_bankStatements_rows_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type BankStatementsQuery_bankStatements_rows_waiting = { __typename: 'WaitingRows', rows: number, amount: number };

export type BankStatementsQuery_bankStatements_rows = { __typename: 'BankStatement', id: string, fileName: string, importedBy: string, importedAt: string, finishedAt: string | null, from: string | null, until: string | null, rowCount: number, account: BankStatementsQuery_bankStatements_rows_account, waiting: BankStatementsQuery_bankStatements_rows_waiting };

export type BankStatementsQuery_bankStatements_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type BankStatementsQuery_bankStatements = { __typename: 'BankStatementPage', total: number, rows: Array<BankStatementsQuery_bankStatements_rows>, export: BankStatementsQuery_bankStatements_export };

export type BankStatementsQuery_bankAccounts_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type BankStatementsQuery_bankAccounts = { __typename: 'BankAccountRecord', account: BankStatementsQuery_bankAccounts_account };

export type BankStatementsQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canImportBankStatements: boolean };

export type BankStatementsQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type BankStatementsQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: BankStatementsQuery_viewer_Staff_permissions };

export type BankStatementsQuery_viewer_Student = { __typename: 'Student', id: string };

export type BankStatementsQuery_viewer =
  | BankStatementsQuery_viewer_Applicant
  | BankStatementsQuery_viewer_Staff
  | BankStatementsQuery_viewer_Student
;

export type BankStatementsQuery = { bankStatements: BankStatementsQuery_bankStatements, bankAccounts: Array<BankStatementsQuery_bankAccounts>, viewer: BankStatementsQuery_viewer | null };


export type BankStatementsQueryVariables = Exact<{
  page: PageInput;
  sort: BankStatementSort;
  descending: boolean;
  filter?: BankStatementFilter | null | undefined;
}>;

export type BankStatementFileQuery_bankStatement_statement_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type BankStatementFileQuery_bankStatement_statement_sums = { __typename: 'StatementSum', kind: BankRowKind, rows: number, amount: number };

export type BankStatementFileQuery_bankStatement_statement_waiting = { __typename: 'WaitingRows', rows: number, amount: number };

export type BankStatementFileQuery_bankStatement_statement = { __typename: 'BankStatement', id: string, fileName: string, importedBy: string, importedAt: string, finishedAt: string | null, from: string | null, until: string | null, rowCount: number, account: BankStatementFileQuery_bankStatement_statement_account, sums: Array<BankStatementFileQuery_bankStatement_statement_sums>, waiting: BankStatementFileQuery_bankStatement_statement_waiting };

export type BankStatementFileQuery_bankStatement_unreadable = { __typename: 'UnreadableRow', line: number, problem: string };

export type BankStatementFileQuery_bankStatement = { __typename: 'BankStatementFile', statement: BankStatementFileQuery_bankStatement_statement, unreadable: Array<BankStatementFileQuery_bankStatement_unreadable> };

export type BankStatementFileQuery = { bankStatement: BankStatementFileQuery_bankStatement | null };


export type BankStatementFileQueryVariables = Exact<{
  id: string | number;
}>;

export type StatementAccountsQuery_bankAccounts_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type StatementAccountsQuery_bankAccounts = { __typename: 'BankAccountRecord', isActive: boolean, importedUntil: string | null, account: StatementAccountsQuery_bankAccounts_account };

export type StatementAccountsQuery = { bankAccounts: Array<StatementAccountsQuery_bankAccounts> };


export type StatementAccountsQueryVariables = Exact<{ [key: string]: never; }>;

export type ReadStatementColumnsMutation_readStatementColumns_StatementColumns_columns = { __typename: 'StatementColumn', heading: string, samples: Array<string> };

export type ReadStatementColumnsMutation_readStatementColumns_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ReadStatementColumnsMutation_readStatementColumns_StatementColumns = { __typename: 'StatementColumns', headingLine: number, dateColumn: string | null, narrationColumn: string | null, creditColumn: string | null, idColumn: string | null, payerColumn: string | null, dateFormat: StatementDateFormat, isSaved: boolean, columns: Array<ReadStatementColumnsMutation_readStatementColumns_StatementColumns_columns> };

export type ReadStatementColumnsMutation_readStatementColumns =
  | ReadStatementColumnsMutation_readStatementColumns_Refusal
  | ReadStatementColumnsMutation_readStatementColumns_StatementColumns
;

export type ReadStatementColumnsMutation = { readStatementColumns: ReadStatementColumnsMutation_readStatementColumns };


export type ReadStatementColumnsMutationVariables = Exact<{
  accountId: string | number;
  file: File;
}>;

export type ImportStatementMutation_importStatement_StatementImport_sums = { __typename: 'StatementSum', kind: BankRowKind, rows: number, amount: number };

export type ImportStatementMutation_importStatement_StatementImport_rows_slip_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type ImportStatementMutation_importStatement_StatementImport_rows_slip = { __typename: 'PreviewSlip', reference: string, rest: number, student: ImportStatementMutation_importStatement_StatementImport_rows_slip_student };

export type ImportStatementMutation_importStatement_StatementImport_rows = { __typename: 'PreviewRow', line: number, kind: BankRowKind, day: string | null, narration: string, amount: number | null, reason: LeftoverReason | null, problem: string | null, nameDiffers: boolean, slip: ImportStatementMutation_importStatement_StatementImport_rows_slip | null };

export type ImportStatementMutation_importStatement_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ImportStatementMutation_importStatement_StatementImport = { __typename: 'StatementImport', statementId: string | null, rowCount: number, sums: Array<ImportStatementMutation_importStatement_StatementImport_sums>, rows: Array<ImportStatementMutation_importStatement_StatementImport_rows> };

export type ImportStatementMutation_importStatement =
  | ImportStatementMutation_importStatement_Refusal
  | ImportStatementMutation_importStatement_StatementImport
;

export type ImportStatementMutation = { importStatement: ImportStatementMutation_importStatement };


export type ImportStatementMutationVariables = Exact<{
  accountId: string | number;
  file: File;
  columns: StatementColumnsInput;
  dryRun: boolean;
}>;

export type CounterReceiptFileQuery_counterReceipt_receipt_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type CounterReceiptFileQuery_counterReceipt_receipt = { __typename: 'CounterReceipt', id: string, number: string, method: CounterMethod, slipNumber: string | null, amount: number, receivedAt: string, officer: string, cashBookId: string, state: CounterReceiptState, receiptUrl: string, student: CounterReceiptFileQuery_counterReceipt_receipt_student };

export type CounterReceiptFileQuery_counterReceipt_lines = { __typename: 'ReceiptLine', session: string, label: string, amount: number };

export type CounterReceiptFileQuery_counterReceipt_voids = { __typename: 'ReceiptVoid', reason: string, askedBy: string, askedAt: string, isApproved: boolean | null, decidedBy: string | null, decidedAt: string | null, note: string | null };

export type CounterReceiptFileQuery_counterReceipt = { __typename: 'CounterReceiptFile', refunded: number, confirmationPath: string, canAskVoid: boolean, canDecideVoid: boolean, receipt: CounterReceiptFileQuery_counterReceipt_receipt, lines: Array<CounterReceiptFileQuery_counterReceipt_lines>, voids: Array<CounterReceiptFileQuery_counterReceipt_voids> };

export type CounterReceiptFileQuery = { counterReceipt: CounterReceiptFileQuery_counterReceipt | null };


export type CounterReceiptFileQueryVariables = Exact<{
  id: string | number;
}>;

export type AskReceiptVoidMutation_askReceiptVoid_CounterReceiptFile = { __typename: 'CounterReceiptFile' };

export type AskReceiptVoidMutation_askReceiptVoid_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type AskReceiptVoidMutation_askReceiptVoid =
  | AskReceiptVoidMutation_askReceiptVoid_CounterReceiptFile
  | AskReceiptVoidMutation_askReceiptVoid_Refusal
;

export type AskReceiptVoidMutation = { askReceiptVoid: AskReceiptVoidMutation_askReceiptVoid };


export type AskReceiptVoidMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type DecideReceiptVoidMutation_decideReceiptVoid_CounterReceiptFile = { __typename: 'CounterReceiptFile' };

export type DecideReceiptVoidMutation_decideReceiptVoid_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideReceiptVoidMutation_decideReceiptVoid =
  | DecideReceiptVoidMutation_decideReceiptVoid_CounterReceiptFile
  | DecideReceiptVoidMutation_decideReceiptVoid_Refusal
;

export type DecideReceiptVoidMutation = { decideReceiptVoid: DecideReceiptVoidMutation_decideReceiptVoid };


export type DecideReceiptVoidMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type CounterReceiptsQuery_counterReceipts_rows_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type CounterReceiptsQuery_counterReceipts_rows = { __typename: 'CounterReceipt', id: string, number: string, method: CounterMethod, slipNumber: string | null, amount: number, receivedAt: string, officer: string, state: CounterReceiptState, student: CounterReceiptsQuery_counterReceipts_rows_student };

export type CounterReceiptsQuery_counterReceipts_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type CounterReceiptsQuery_counterReceipts = { __typename: 'CounterReceiptPage', total: number, rows: Array<CounterReceiptsQuery_counterReceipts_rows>, export: CounterReceiptsQuery_counterReceipts_export };

export type CounterReceiptsQuery = { counterReceipts: CounterReceiptsQuery_counterReceipts };


export type CounterReceiptsQueryVariables = Exact<{
  page: PageInput;
  sort: CounterReceiptSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: CounterReceiptFilter | null | undefined;
}>;

export type CounterStudentQuery_counterStudent_items = { __typename: 'PayableItem', key: string, session: string, section: ChargeSection, label: string, outstanding: number };

export type CounterStudentQuery_counterStudent_cashBook = { __typename: 'OwnCashBook', id: string, day: string, status: CashBookStatus };

export type CounterStudentQuery_counterStudent = { __typename: 'CounterStudent', id: string, matricNumber: string, name: string, department: string, level: number, standing: StudentStanding, credit: number, canRecord: boolean, items: Array<CounterStudentQuery_counterStudent_items>, cashBook: CounterStudentQuery_counterStudent_cashBook | null };

export type CounterStudentQuery_studentRecordAccount_account = { __typename: 'StudentAccount', outstanding: number };

export type CounterStudentQuery_studentRecordAccount = (
  { __typename: 'StudentRecordAccount', matricNumber: string, canAdjust: boolean, account: CounterStudentQuery_studentRecordAccount_account }
  & { ' $fragmentRefs'?: { 'StudentRecordAccountFragment': StudentRecordAccountFragment } }
);

export type CounterStudentQuery = { counterStudent: CounterStudentQuery_counterStudent | null, studentRecordAccount: CounterStudentQuery_studentRecordAccount | null };


export type CounterStudentQueryVariables = Exact<{
  id: string | number;
}>;

export type RecordCounterReceiptMutation_recordCounterReceipt_CounterReceipt = { __typename: 'CounterReceipt', id: string, number: string, method: CounterMethod, slipNumber: string | null, amount: number, receiptUrl: string };

export type RecordCounterReceiptMutation_recordCounterReceipt_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type RecordCounterReceiptMutation_recordCounterReceipt =
  | RecordCounterReceiptMutation_recordCounterReceipt_CounterReceipt
  | RecordCounterReceiptMutation_recordCounterReceipt_Refusal
;

export type RecordCounterReceiptMutation = { recordCounterReceipt: RecordCounterReceiptMutation_recordCounterReceipt };


export type RecordCounterReceiptMutationVariables = Exact<{
  input: RecordCounterReceiptInput;
}>;

export type CashBookFileQuery_cashBook_book = { __typename: 'CashBook', id: string, day: string, officer: string, receipts: number, cash: number, pos: number, teller: number, counted: number | null, difference: number | null, closedAt: string | null };

export type CashBookFileQuery_cashBook_entries_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type CashBookFileQuery_cashBook_entries = { __typename: 'CounterReceipt', id: string, number: string, method: CounterMethod, slipNumber: string | null, amount: number, state: CounterReceiptState, student: CashBookFileQuery_cashBook_entries_student };

export type CashBookFileQuery_cashBook = { __typename: 'CashBookFile', note: string | null, closedBy: string | null, voidedLater: number, canClose: boolean, book: CashBookFileQuery_cashBook_book, entries: Array<CashBookFileQuery_cashBook_entries> };

export type CashBookFileQuery = { cashBook: CashBookFileQuery_cashBook | null };


export type CashBookFileQueryVariables = Exact<{
  id: string | number;
}>;

export type CloseCashBookMutation_closeCashBook_CashBook = { __typename: 'CashBook' };

export type CloseCashBookMutation_closeCashBook_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type CloseCashBookMutation_closeCashBook =
  | CloseCashBookMutation_closeCashBook_CashBook
  | CloseCashBookMutation_closeCashBook_Refusal
;

export type CloseCashBookMutation = { closeCashBook: CloseCashBookMutation_closeCashBook };


export type CloseCashBookMutationVariables = Exact<{
  id: string | number;
  counted: number;
  note?: string | null | undefined;
}>;

export type CashBooksQuery_cashBooks_rows = { __typename: 'CashBook', id: string, day: string, officer: string, receipts: number, cash: number, pos: number, teller: number, counted: number | null, difference: number | null, closedAt: string | null };

export type CashBooksQuery_cashBooks_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type CashBooksQuery_cashBooks = { __typename: 'CashBookPage', total: number, rows: Array<CashBooksQuery_cashBooks_rows>, export: CashBooksQuery_cashBooks_export };

export type CashBooksQuery = { cashBooks: CashBooksQuery_cashBooks };


export type CashBooksQueryVariables = Exact<{
  page: PageInput;
  sort: CashBookSort;
  descending: boolean;
  filter?: CashBookFilter | null | undefined;
}>;

export type FeeOfficeQuery_feeOffice_lines = { __typename: 'FeeLineRecord', id: string, stage: FeeStage, section: string, paidAt: PlaceOfPayment, code: string, label: string, amount: number, frequency: FeeFrequency, residency: FeeResidency | null, department: string | null, position: number, revision: number };

export type FeeOfficeQuery_feeOffice_sections = { __typename: 'FeeSectionRecord', stage: FeeStage, section: ScheduleSection, isPaidOnline: boolean, revision: number };

export type FeeOfficeQuery_feeOffice_linesExport = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type FeeOfficeQuery_feeOffice_sessionFees = { __typename: 'SessionFees', id: string, session: string, hostelFee: number, lateFee: number, revision: number };

export type FeeOfficeQuery_feeOffice_tuitionRecords = { __typename: 'TuitionRecord', id: string, session: string, level: number, isActive: boolean, lateFrom: string | null, revision: number };

export type FeeOfficeQuery_feeOffice_tuitionRecordsExport = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type FeeOfficeQuery_feeOffice = { __typename: 'FeeOffice', departments: Array<string>, sessions: Array<string>, lines: Array<FeeOfficeQuery_feeOffice_lines>, sections: Array<FeeOfficeQuery_feeOffice_sections>, linesExport: FeeOfficeQuery_feeOffice_linesExport, sessionFees: Array<FeeOfficeQuery_feeOffice_sessionFees>, tuitionRecords: Array<FeeOfficeQuery_feeOffice_tuitionRecords>, tuitionRecordsExport: FeeOfficeQuery_feeOffice_tuitionRecordsExport };

export type FeeOfficeQuery = { feeOffice: FeeOfficeQuery_feeOffice };


export type FeeOfficeQueryVariables = Exact<{ [key: string]: never; }>;

export type FeeChangePreviewQuery_feeChangePreview_before_sections_lines = { __typename: 'PreviewedLine', code: string, label: string, amount: number };

export type FeeChangePreviewQuery_feeChangePreview_before_sections = { __typename: 'PreviewedSection', section: string, title: string, total: number, lines: Array<FeeChangePreviewQuery_feeChangePreview_before_sections_lines> };

export type FeeChangePreviewQuery_feeChangePreview_before = { __typename: 'PreviewedSchedule', total: number, portalTotal: number, sections: Array<FeeChangePreviewQuery_feeChangePreview_before_sections> };

export type FeeChangePreviewQuery_feeChangePreview_after_sections_lines = { __typename: 'PreviewedLine', code: string, label: string, amount: number };

export type FeeChangePreviewQuery_feeChangePreview_after_sections = { __typename: 'PreviewedSection', section: string, title: string, total: number, lines: Array<FeeChangePreviewQuery_feeChangePreview_after_sections_lines> };

export type FeeChangePreviewQuery_feeChangePreview_after = { __typename: 'PreviewedSchedule', total: number, portalTotal: number, sections: Array<FeeChangePreviewQuery_feeChangePreview_after_sections> };

export type FeeChangePreviewQuery_feeChangePreview_moved = { __typename: 'MovedTotal', department: string, stage: FeeStage, residency: FeeResidency, before: number, after: number };

export type FeeChangePreviewQuery_feeChangePreview_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type FeeChangePreviewQuery_feeChangePreview_FeeChangePreview = { __typename: 'FeeChangePreview', before: FeeChangePreviewQuery_feeChangePreview_before, after: FeeChangePreviewQuery_feeChangePreview_after, moved: Array<FeeChangePreviewQuery_feeChangePreview_moved> };

export type FeeChangePreviewQuery_feeChangePreview_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<FeeChangePreviewQuery_feeChangePreview_Refusal_fields> };

export type FeeChangePreviewQuery_feeChangePreview =
  | FeeChangePreviewQuery_feeChangePreview_FeeChangePreview
  | FeeChangePreviewQuery_feeChangePreview_Refusal
;

export type FeeChangePreviewQuery = { feeChangePreview: FeeChangePreviewQuery_feeChangePreview };


export type FeeChangePreviewQueryVariables = Exact<{
  input: FeeChangeInput;
}>;

export type CreateFeeLineMutation_createFeeLine_Acknowledgement = { __typename: 'Acknowledgement' };

export type CreateFeeLineMutation_createFeeLine_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type CreateFeeLineMutation_createFeeLine =
  | CreateFeeLineMutation_createFeeLine_Acknowledgement
  | CreateFeeLineMutation_createFeeLine_Refusal
;

export type CreateFeeLineMutation = { createFeeLine: CreateFeeLineMutation_createFeeLine };


export type CreateFeeLineMutationVariables = Exact<{
  input: FeeLineInput;
}>;

export type ChangeFeeLineMutation_changeFeeLine_Acknowledgement = { __typename: 'Acknowledgement' };

export type ChangeFeeLineMutation_changeFeeLine_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ChangeFeeLineMutation_changeFeeLine =
  | ChangeFeeLineMutation_changeFeeLine_Acknowledgement
  | ChangeFeeLineMutation_changeFeeLine_Refusal
;

export type ChangeFeeLineMutation = { changeFeeLine: ChangeFeeLineMutation_changeFeeLine };


export type ChangeFeeLineMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: FeeLineInput;
}>;

export type RemoveFeeLineMutation_removeFeeLine_Acknowledgement = { __typename: 'Acknowledgement' };

export type RemoveFeeLineMutation_removeFeeLine_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type RemoveFeeLineMutation_removeFeeLine =
  | RemoveFeeLineMutation_removeFeeLine_Acknowledgement
  | RemoveFeeLineMutation_removeFeeLine_Refusal
;

export type RemoveFeeLineMutation = { removeFeeLine: RemoveFeeLineMutation_removeFeeLine };


export type RemoveFeeLineMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type ChangeFeeSectionMutation_changeFeeSection_Acknowledgement = { __typename: 'Acknowledgement' };

export type ChangeFeeSectionMutation_changeFeeSection_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ChangeFeeSectionMutation_changeFeeSection =
  | ChangeFeeSectionMutation_changeFeeSection_Acknowledgement
  | ChangeFeeSectionMutation_changeFeeSection_Refusal
;

export type ChangeFeeSectionMutation = { changeFeeSection: ChangeFeeSectionMutation_changeFeeSection };


export type ChangeFeeSectionMutationVariables = Exact<{
  stage: FeeStage;
  section: ScheduleSection;
  revision: number;
  isPaidOnline: boolean;
}>;

export type ChangeSessionFeesMutation_changeSessionFees_Acknowledgement = { __typename: 'Acknowledgement' };

export type ChangeSessionFeesMutation_changeSessionFees_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ChangeSessionFeesMutation_changeSessionFees =
  | ChangeSessionFeesMutation_changeSessionFees_Acknowledgement
  | ChangeSessionFeesMutation_changeSessionFees_Refusal
;

export type ChangeSessionFeesMutation = { changeSessionFees: ChangeSessionFeesMutation_changeSessionFees };


export type ChangeSessionFeesMutationVariables = Exact<{
  id: string | number;
  revision: number;
  hostelFee: number;
  lateFee: number;
}>;

export type CreateTuitionRecordMutation_createTuitionRecord_Acknowledgement = { __typename: 'Acknowledgement' };

export type CreateTuitionRecordMutation_createTuitionRecord_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type CreateTuitionRecordMutation_createTuitionRecord =
  | CreateTuitionRecordMutation_createTuitionRecord_Acknowledgement
  | CreateTuitionRecordMutation_createTuitionRecord_Refusal
;

export type CreateTuitionRecordMutation = { createTuitionRecord: CreateTuitionRecordMutation_createTuitionRecord };


export type CreateTuitionRecordMutationVariables = Exact<{
  session: string;
  level: number;
  isActive: boolean;
  lateFrom?: string | null | undefined;
}>;

export type ChangeTuitionRecordMutation_changeTuitionRecord_Acknowledgement = { __typename: 'Acknowledgement' };

export type ChangeTuitionRecordMutation_changeTuitionRecord_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ChangeTuitionRecordMutation_changeTuitionRecord =
  | ChangeTuitionRecordMutation_changeTuitionRecord_Acknowledgement
  | ChangeTuitionRecordMutation_changeTuitionRecord_Refusal
;

export type ChangeTuitionRecordMutation = { changeTuitionRecord: ChangeTuitionRecordMutation_changeTuitionRecord };


export type ChangeTuitionRecordMutationVariables = Exact<{
  id: string | number;
  revision: number;
  isActive: boolean;
  lateFrom?: string | null | undefined;
}>;

export type BalancesQuery_balances_rows_payer = { __typename: 'Payer', kind: PayerKind, id: string, name: string, number: string };

export type BalancesQuery_balances_rows = { __typename: 'Balance', id: string, department: string | null, level: number | null, billed: number, paid: number, outstanding: number, payer: BalancesQuery_balances_rows_payer | null };

export type BalancesQuery_balances_totals = { __typename: 'BalanceTotals', billed: number, paid: number, outstanding: number };

export type BalancesQuery_balances_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type BalancesQuery_balances = { __typename: 'BalancePage', total: number, rows: Array<BalancesQuery_balances_rows>, totals: BalancesQuery_balances_totals, export: BalancesQuery_balances_export };

export type BalancesQuery_figureChoices = (
  { __typename: 'FigureChoices' }
  & { ' $fragmentRefs'?: { 'FigureChoicesFragment': FigureChoicesFragment } }
);

export type BalancesQuery = { balances: BalancesQuery_balances, figureChoices: BalancesQuery_figureChoices };


export type BalancesQueryVariables = Exact<{
  page: PageInput;
  sort: BalanceSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: BalanceFilter | null | undefined;
}>;

export type FiguresQuery_bursaryFigures_rows = { __typename: 'FigureRow', key: string, label: string, billed: number | null, received: number, outstanding: number | null, percent: number | null };

export type FiguresQuery_bursaryFigures_total = { __typename: 'FigureTotal', billed: number | null, received: number, outstanding: number | null, percent: number | null };

export type FiguresQuery_bursaryFigures_ledger = { __typename: 'LedgerFigures', received: number, paid: number, refunded: number, credit: number };

export type FiguresQuery_bursaryFigures_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type FiguresQuery_bursaryFigures = { __typename: 'BursaryFigures', session: string | null, by: FigureGrouping, refundsPaid: number, rows: Array<FiguresQuery_bursaryFigures_rows>, total: FiguresQuery_bursaryFigures_total, ledger: FiguresQuery_bursaryFigures_ledger, export: FiguresQuery_bursaryFigures_export };

export type FiguresQuery_figureChoices = (
  { __typename: 'FigureChoices' }
  & { ' $fragmentRefs'?: { 'FigureChoicesFragment': FigureChoicesFragment } }
);

export type FiguresQuery = { bursaryFigures: FiguresQuery_bursaryFigures, figureChoices: FiguresQuery_figureChoices };


export type FiguresQueryVariables = Exact<{
  by: FigureGrouping;
  filter?: FigureFilter | null | undefined;
}>;

export type FigureChoicesFragment_departments = { __typename: 'NamedDepartment', id: string, name: string };

export type FigureChoicesFragment_sponsors = { __typename: 'NamedSponsor', id: string, shortName: string };

export type FigureChoicesFragment = { __typename: 'FigureChoices', session: string | null, sessions: Array<string>, departments: Array<FigureChoicesFragment_departments>, sponsors: Array<FigureChoicesFragment_sponsors> } & { ' $fragmentName'?: 'FigureChoicesFragment' };

export type ReceiptsQuery_receipts_rows_payer = { __typename: 'Payer', kind: PayerKind, id: string, name: string, number: string };

export type ReceiptsQuery_receipts_rows = { __typename: 'Receipt', id: string, channel: PaymentChannel, reference: string, sponsor: string | null, amount: number, paid: number, credit: number, refunded: number, paidAt: string, state: ReceiptState, recordId: string, payer: ReceiptsQuery_receipts_rows_payer | null };

export type ReceiptsQuery_receipts_totals = { __typename: 'ReceiptTotals', amount: number, paid: number, credit: number, refunded: number };

export type ReceiptsQuery_receipts_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ReceiptsQuery_receipts = { __typename: 'ReceiptPage', total: number, rows: Array<ReceiptsQuery_receipts_rows>, totals: ReceiptsQuery_receipts_totals, export: ReceiptsQuery_receipts_export };

export type ReceiptsQuery_figureChoices = (
  { __typename: 'FigureChoices' }
  & { ' $fragmentRefs'?: { 'FigureChoicesFragment': FigureChoicesFragment } }
);

export type ReceiptsQuery = { receipts: ReceiptsQuery_receipts, figureChoices: ReceiptsQuery_figureChoices };


export type ReceiptsQueryVariables = Exact<{
  page: PageInput;
  sort: ReceiptSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: ReceiptFilter | null | undefined;
}>;

export type InstalmentsQuery_instalments_rows_next = { __typename: 'NextInstalment', number: number, outstanding: number, dueDate: string };

export type InstalmentsQuery_instalments_rows = { __typename: 'Instalment', id: string, matricNumber: string, name: string, department: string, level: number, state: InstalmentState, charged: number, paid: number, next: InstalmentsQuery_instalments_rows_next | null };

export type InstalmentsQuery_instalments_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type InstalmentsQuery_instalments = { __typename: 'InstalmentPage', total: number, rows: Array<InstalmentsQuery_instalments_rows>, export: InstalmentsQuery_instalments_export };

export type InstalmentsQuery_instalmentFigures_departments = { __typename: 'NamedDepartment', id: string, name: string };

export type InstalmentsQuery_instalmentFigures_sponsors = { __typename: 'PlanSponsor', id: string, shortName: string };

export type InstalmentsQuery_instalmentFigures_plans_shares = { __typename: 'ShareFigures', number: number, due: number, overdue: number };

export type InstalmentsQuery_instalmentFigures_plans = { __typename: 'PlanFigures', id: string, department: string | null, level: number | null, sponsor: string | null, students: number, paid: number, shares: Array<InstalmentsQuery_instalmentFigures_plans_shares> };

export type InstalmentsQuery_instalmentFigures = { __typename: 'InstalmentFigures', session: string, sessions: Array<string>, departments: Array<InstalmentsQuery_instalmentFigures_departments>, sponsors: Array<InstalmentsQuery_instalmentFigures_sponsors>, plans: Array<InstalmentsQuery_instalmentFigures_plans> };

export type InstalmentsQuery = { instalments: InstalmentsQuery_instalments, instalmentFigures: InstalmentsQuery_instalmentFigures };


export type InstalmentsQueryVariables = Exact<{
  page: PageInput;
  sort: InstalmentSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: InstalmentFilter | null | undefined;
  session?: string | null | undefined;
}>;

export type PaymentPlansQuery_paymentPlans_departments = { __typename: 'NamedDepartment', id: string, name: string };

export type PaymentPlansQuery_paymentPlans_sponsors = { __typename: 'PlanSponsor', id: string, shortName: string };

export type PaymentPlansQuery_paymentPlans_plans_department = { __typename: 'NamedDepartment', id: string, name: string };

export type PaymentPlansQuery_paymentPlans_plans_sponsor = { __typename: 'PlanSponsor', id: string, shortName: string };

export type PaymentPlansQuery_paymentPlans_plans_shares = { __typename: 'PlanShare', number: number, percent: number, dueDate: string, unlocks: Array<PlanUnlock> };

export type PaymentPlansQuery_paymentPlans_plans = { __typename: 'PaymentPlan', id: string, session: string, level: number | null, students: number, revision: number, department: PaymentPlansQuery_paymentPlans_plans_department | null, sponsor: PaymentPlansQuery_paymentPlans_plans_sponsor | null, shares: Array<PaymentPlansQuery_paymentPlans_plans_shares> };

export type PaymentPlansQuery_paymentPlans = { __typename: 'PaymentPlans', session: string, sessions: Array<string>, canEdit: boolean, departments: Array<PaymentPlansQuery_paymentPlans_departments>, sponsors: Array<PaymentPlansQuery_paymentPlans_sponsors>, plans: Array<PaymentPlansQuery_paymentPlans_plans> };

export type PaymentPlansQuery_instalmentFigures_plans_shares = { __typename: 'ShareFigures', number: number, due: number, overdue: number, outstanding: number };

export type PaymentPlansQuery_instalmentFigures_plans = { __typename: 'PlanFigures', id: string, paid: number, charged: number, received: number, shares: Array<PaymentPlansQuery_instalmentFigures_plans_shares> };

export type PaymentPlansQuery_instalmentFigures = { __typename: 'InstalmentFigures', plans: Array<PaymentPlansQuery_instalmentFigures_plans> };

export type PaymentPlansQuery = { paymentPlans: PaymentPlansQuery_paymentPlans, instalmentFigures: PaymentPlansQuery_instalmentFigures };


export type PaymentPlansQueryVariables = Exact<{
  session?: string | null | undefined;
}>;

export type PaymentPlanPreviewQuery_paymentPlanPreview_Refusal_fields = { __typename: 'FieldRefusal', field: string, message: string };

export type PaymentPlanPreviewQuery_paymentPlanPreview_PaymentPlanPreview = { __typename: 'PaymentPlanPreview', students: number, consequences: Array<string> };

export type PaymentPlanPreviewQuery_paymentPlanPreview_Refusal = { __typename: 'Refusal', code: string, message: string, fields: Array<PaymentPlanPreviewQuery_paymentPlanPreview_Refusal_fields> };

export type PaymentPlanPreviewQuery_paymentPlanPreview =
  | PaymentPlanPreviewQuery_paymentPlanPreview_PaymentPlanPreview
  | PaymentPlanPreviewQuery_paymentPlanPreview_Refusal
;

export type PaymentPlanPreviewQuery = { paymentPlanPreview: PaymentPlanPreviewQuery_paymentPlanPreview };


export type PaymentPlanPreviewQueryVariables = Exact<{
  input: PaymentPlanChangeInput;
}>;

export type CreatePaymentPlanMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type CreatePaymentPlanMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type CreatePaymentPlanMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type CreatePaymentPlanMutation_result =
  | CreatePaymentPlanMutation_result_CatalogueConsequences
  | CreatePaymentPlanMutation_result_CatalogueSaved
  | CreatePaymentPlanMutation_result_Refusal
;

export type CreatePaymentPlanMutation = { result: CreatePaymentPlanMutation_result };


export type CreatePaymentPlanMutationVariables = Exact<{
  input: PaymentPlanInput;
  isConfirmed: boolean;
}>;

export type ChangePaymentPlanMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type ChangePaymentPlanMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type ChangePaymentPlanMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type ChangePaymentPlanMutation_result =
  | ChangePaymentPlanMutation_result_CatalogueConsequences
  | ChangePaymentPlanMutation_result_CatalogueSaved
  | ChangePaymentPlanMutation_result_Refusal
;

export type ChangePaymentPlanMutation = { result: ChangePaymentPlanMutation_result };


export type ChangePaymentPlanMutationVariables = Exact<{
  id: string | number;
  revision: number;
  shares: Array<PlanShareInput> | PlanShareInput;
  isConfirmed: boolean;
}>;

export type CopyPaymentPlansMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type CopyPaymentPlansMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type CopyPaymentPlansMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type CopyPaymentPlansMutation_result =
  | CopyPaymentPlansMutation_result_CatalogueConsequences
  | CopyPaymentPlansMutation_result_CatalogueSaved
  | CopyPaymentPlansMutation_result_Refusal
;

export type CopyPaymentPlansMutation = { result: CopyPaymentPlansMutation_result };


export type CopyPaymentPlansMutationVariables = Exact<{
  from: string;
  to: string;
  isConfirmed: boolean;
}>;

export type DeletePaymentPlanMutation_result_CatalogueConsequences = (
  { __typename: 'CatalogueConsequences' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueConsequences_Fragment': CatalogueOutcome_CatalogueConsequences_Fragment } }
);

export type DeletePaymentPlanMutation_result_CatalogueSaved = (
  { __typename: 'CatalogueSaved' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_CatalogueSaved_Fragment': CatalogueOutcome_CatalogueSaved_Fragment } }
);

export type DeletePaymentPlanMutation_result_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'CatalogueOutcome_Refusal_Fragment': CatalogueOutcome_Refusal_Fragment } }
);

export type DeletePaymentPlanMutation_result =
  | DeletePaymentPlanMutation_result_CatalogueConsequences
  | DeletePaymentPlanMutation_result_CatalogueSaved
  | DeletePaymentPlanMutation_result_Refusal
;

export type DeletePaymentPlanMutation = { result: DeletePaymentPlanMutation_result };


export type DeletePaymentPlanMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;

export type ChannelReconciliationQuery_channelReconciliation_lines_account = { __typename: 'ReconciledAccount', id: string, bank: string, accountNumber: string };

export type ChannelReconciliationQuery_channelReconciliation_lines_ledger = { __typename: 'BookTotal', count: number, amount: number };

export type ChannelReconciliationQuery_channelReconciliation_lines_source = { __typename: 'BookTotal', count: number, amount: number };

export type ChannelReconciliationQuery_channelReconciliation_lines_differences = { __typename: 'ChannelDifference', kind: DifferenceKind, count: number, amount: number };

export type ChannelReconciliationQuery_channelReconciliation_lines_waiting = { __typename: 'ChannelWaiting', kind: ReconciliationWaiting, count: number, amount: number };

export type ChannelReconciliationQuery_channelReconciliation_lines_gaps = { __typename: 'StatementGap', from: string, until: string };

export type ChannelReconciliationQuery_channelReconciliation_lines = { __typename: 'ChannelLine', channel: ReconciledChannel, difference: number | null, unexplained: number, account: ChannelReconciliationQuery_channelReconciliation_lines_account | null, ledger: ChannelReconciliationQuery_channelReconciliation_lines_ledger, source: ChannelReconciliationQuery_channelReconciliation_lines_source | null, differences: Array<ChannelReconciliationQuery_channelReconciliation_lines_differences>, waiting: Array<ChannelReconciliationQuery_channelReconciliation_lines_waiting>, gaps: Array<ChannelReconciliationQuery_channelReconciliation_lines_gaps> };

export type ChannelReconciliationQuery_channelReconciliation_books = { __typename: 'DifferingBook', id: string, day: string, officer: string, difference: number, note: string | null };

export type ChannelReconciliationQuery_channelReconciliation_transfers = { __typename: 'SponsorTransfer', remittanceId: string, sponsor: string, session: string, paidOn: string, bankReference: string, state: RemittanceState, amount: number, unallocated: number, seen: TransferSighting, seenAmount: number | null, rowId: string | null };

export type ChannelReconciliationQuery_channelReconciliation_balance = { __typename: 'LedgerBalance', received: number, paid: number, refunded: number, credit: number, difference: number };

export type ChannelReconciliationQuery_channelReconciliation_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ChannelReconciliationQuery_channelReconciliation_ChannelReconciliation = { __typename: 'ChannelReconciliation', lines: Array<ChannelReconciliationQuery_channelReconciliation_lines>, books: Array<ChannelReconciliationQuery_channelReconciliation_books>, transfers: Array<ChannelReconciliationQuery_channelReconciliation_transfers>, balance: ChannelReconciliationQuery_channelReconciliation_balance, export: ChannelReconciliationQuery_channelReconciliation_export };

export type ChannelReconciliationQuery_channelReconciliation_Refusal = { __typename: 'Refusal', message: string };

export type ChannelReconciliationQuery_channelReconciliation =
  | ChannelReconciliationQuery_channelReconciliation_ChannelReconciliation
  | ChannelReconciliationQuery_channelReconciliation_Refusal
;

export type ChannelReconciliationQuery = { channelReconciliation: ChannelReconciliationQuery_channelReconciliation };


export type ChannelReconciliationQueryVariables = Exact<{
  from: string;
  until: string;
}>;

export type ReconciliationQuery_reconciliation_ledger = { __typename: 'BookTotal', count: number, amount: number };

export type ReconciliationQuery_reconciliation_provider = { __typename: 'BookTotal', count: number, amount: number };

export type ReconciliationQuery_reconciliation_states = { __typename: 'MatchTotal', state: MatchState, count: number, amount: number };

export type ReconciliationQuery_reconciliation_rows = { __typename: 'ReconciledPayment', reference: string, state: MatchState, paymentId: string | null, purpose: PaymentPurpose | null, section: ScheduleSection | null, payer: string | null, ledgerAmount: number | null, ledgerPaidAt: string | null, providerAmount: number | null, providerCurrency: string | null, providerPaidAt: string | null, canSettle: boolean };

export type ReconciliationQuery_reconciliation_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type ReconciliationQuery_reconciliation_Reconciliation = { __typename: 'Reconciliation', total: number, ledger: ReconciliationQuery_reconciliation_ledger, provider: ReconciliationQuery_reconciliation_provider, states: Array<ReconciliationQuery_reconciliation_states>, rows: Array<ReconciliationQuery_reconciliation_rows>, export: ReconciliationQuery_reconciliation_export };

export type ReconciliationQuery_reconciliation_Refusal = { __typename: 'Refusal', message: string };

export type ReconciliationQuery_reconciliation =
  | ReconciliationQuery_reconciliation_Reconciliation
  | ReconciliationQuery_reconciliation_Refusal
;

export type ReconciliationQuery = { reconciliation: ReconciliationQuery_reconciliation };


export type ReconciliationQueryVariables = Exact<{
  from: string;
  until: string;
}>;

export type PaymentFileQuery_paymentRecord_payment_payer = { __typename: 'Payer', kind: PayerKind, id: string, name: string, number: string, email: string };

export type PaymentFileQuery_paymentRecord_payment = { __typename: 'PaymentRecord', id: string, reference: string, purpose: PaymentPurpose, section: ScheduleSection | null, status: PaymentStatus, refusal: PaymentRefusal | null, session: string, amount: number, openedAt: string, paidAt: string | null, payer: PaymentFileQuery_paymentRecord_payment_payer | null };

export type PaymentFileQuery_paymentRecord_lines = { __typename: 'PaymentLine', label: string, amount: number };

export type PaymentFileQuery_paymentRecord_ledger = { __typename: 'LedgerEntry', amount: number, paidAt: string, creditedAt: string, receiptUrl: string, confirmationPath: string, refunded: number };

export type PaymentFileQuery_paymentRecord_refused = { __typename: 'RefusedMoney', amount: number | null, currency: string | null };

export type PaymentFileQuery_paymentRecord_resolution = { __typename: 'PaymentResolution', text: string, at: string, by: string };

export type PaymentFileQuery_paymentRecord_refund = { __typename: 'RefundShown', id: string, state: RefundState, amount: number, paidAt: string | null, reference: string | null };

export type PaymentFileQuery_paymentRecord_actions = { __typename: 'PaymentAction', at: string, by: string, action: string, reason: string | null, outcome: string | null };

export type PaymentFileQuery_paymentRecord = { __typename: 'PaymentFile', currency: string, gatewayResponse: string | null, checks: number, nextCheckAt: string | null, canRequery: boolean, canResolve: boolean, canAskRefund: boolean, payment: PaymentFileQuery_paymentRecord_payment, lines: Array<PaymentFileQuery_paymentRecord_lines>, ledger: PaymentFileQuery_paymentRecord_ledger | null, refused: PaymentFileQuery_paymentRecord_refused | null, resolution: PaymentFileQuery_paymentRecord_resolution | null, refund: PaymentFileQuery_paymentRecord_refund | null, actions: Array<PaymentFileQuery_paymentRecord_actions> };

export type PaymentFileQuery = { paymentRecord: PaymentFileQuery_paymentRecord | null };


export type PaymentFileQueryVariables = Exact<{
  id: string | number;
}>;

export type ResolvePaymentMutation_resolvePayment_Acknowledgement = { __typename: 'Acknowledgement' };

export type ResolvePaymentMutation_resolvePayment_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ResolvePaymentMutation_resolvePayment =
  | ResolvePaymentMutation_resolvePayment_Acknowledgement
  | ResolvePaymentMutation_resolvePayment_Refusal
;

export type ResolvePaymentMutation = { resolvePayment: ResolvePaymentMutation_resolvePayment };


export type ResolvePaymentMutationVariables = Exact<{
  id: string | number;
  way: ResolutionWay;
  note: string;
}>;

export type PaymentsQuery_paymentRecords_rows_payer = { __typename: 'Payer', name: string, number: string };

export type PaymentsQuery_paymentRecords_rows = { __typename: 'PaymentRecord', id: string, reference: string, purpose: PaymentPurpose, section: ScheduleSection | null, status: PaymentStatus, refusal: PaymentRefusal | null, session: string, amount: number, openedAt: string, resolvedAt: string | null, isInRefund: boolean, payer: PaymentsQuery_paymentRecords_rows_payer | null };

export type PaymentsQuery_paymentRecords_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type PaymentsQuery_paymentRecords = { __typename: 'PaymentRecordPage', total: number, sessions: Array<string>, rows: Array<PaymentsQuery_paymentRecords_rows>, export: PaymentsQuery_paymentRecords_export };

export type PaymentsQuery = { paymentRecords: PaymentsQuery_paymentRecords };


export type PaymentsQueryVariables = Exact<{
  page: PageInput;
  sort: PaymentRecordSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: PaymentRecordFilter | null | undefined;
}>;

export type PaymentViewsQuery_all_totals = { __typename: 'PaymentTotal', status: PaymentStatus, count: number, amount: number };

export type PaymentViewsQuery_all = { __typename: 'PaymentRecordPage', total: number, totals: Array<PaymentViewsQuery_all_totals> };

export type PaymentViewsQuery_stuck_totals = { __typename: 'PaymentTotal', status: PaymentStatus, amount: number };

export type PaymentViewsQuery_stuck = { __typename: 'PaymentRecordPage', total: number, totals: Array<PaymentViewsQuery_stuck_totals> };

export type PaymentViewsQuery_refused_totals = { __typename: 'PaymentTotal', status: PaymentStatus, amount: number };

export type PaymentViewsQuery_refused = { __typename: 'PaymentRecordPage', total: number, totals: Array<PaymentViewsQuery_refused_totals> };

export type PaymentViewsQuery = { all: PaymentViewsQuery_all, stuck: PaymentViewsQuery_stuck, refused: PaymentViewsQuery_refused };


export type PaymentViewsQueryVariables = Exact<{
  search?: string | null | undefined;
  all?: PaymentRecordFilter | null | undefined;
  stuck?: PaymentRecordFilter | null | undefined;
  refused?: PaymentRecordFilter | null | undefined;
}>;

export type RefundFileQuery_refund_refund_payer = { __typename: 'Payer', kind: PayerKind, id: string, name: string, number: string, email: string };

export type RefundFileQuery_refund_refund = { __typename: 'Refund', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, askedBy: string, decidedAt: string | null, paidAt: string | null, reference: string | null, paymentId: string | null, paymentReference: string | null, payer: RefundFileQuery_refund_refund_payer | null };

export type RefundFileQuery_refund_lines = { __typename: 'RefundLine', id: string, channel: PaymentChannel, reference: string, amount: number };

export type RefundFileQuery_refund = { __typename: 'RefundFile', reason: string, decidedBy: string | null, note: string | null, cancelledAt: string | null, cancelledBy: string | null, paidBy: string | null, isCovered: boolean, canDecide: boolean, canPayOut: boolean, canCancel: boolean, refund: RefundFileQuery_refund_refund, lines: Array<RefundFileQuery_refund_lines> };

export type RefundFileQuery = { refund: RefundFileQuery_refund | null };


export type RefundFileQueryVariables = Exact<{
  id: string | number;
}>;

export type DecideRefundMutation_decideRefund_RefundFile = { __typename: 'RefundFile' };

export type DecideRefundMutation_decideRefund_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideRefundMutation_decideRefund =
  | DecideRefundMutation_decideRefund_RefundFile
  | DecideRefundMutation_decideRefund_Refusal
;

export type DecideRefundMutation = { decideRefund: DecideRefundMutation_decideRefund };


export type DecideRefundMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type PayOutRefundMutation_payOutRefund_RefundFile = { __typename: 'RefundFile' };

export type PayOutRefundMutation_payOutRefund_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type PayOutRefundMutation_payOutRefund =
  | PayOutRefundMutation_payOutRefund_RefundFile
  | PayOutRefundMutation_payOutRefund_Refusal
;

export type PayOutRefundMutation = { payOutRefund: PayOutRefundMutation_payOutRefund };


export type PayOutRefundMutationVariables = Exact<{
  id: string | number;
  reference: string;
}>;

export type CancelRefundMutation_cancelRefund_RefundFile = { __typename: 'RefundFile' };

export type CancelRefundMutation_cancelRefund_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type CancelRefundMutation_cancelRefund =
  | CancelRefundMutation_cancelRefund_RefundFile
  | CancelRefundMutation_cancelRefund_Refusal
;

export type CancelRefundMutation = { cancelRefund: CancelRefundMutation_cancelRefund };


export type CancelRefundMutationVariables = Exact<{
  id: string | number;
}>;

export type RefundsQuery_refunds_rows_payer = { __typename: 'Payer', name: string, number: string };

export type RefundsQuery_refunds_rows = { __typename: 'Refund', id: string, source: RefundSource, state: RefundState, kind: RefundKind, amount: number, askedAt: string, askedBy: string, paidAt: string | null, reference: string | null, payer: RefundsQuery_refunds_rows_payer | null };

export type RefundsQuery_refunds_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type RefundsQuery_refunds = { __typename: 'RefundPage', total: number, rows: Array<RefundsQuery_refunds_rows>, export: RefundsQuery_refunds_export };

export type RefundsQuery = { refunds: RefundsQuery_refunds };


export type RefundsQueryVariables = Exact<{
  page: PageInput;
  sort: RefundSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: RefundFilter | null | undefined;
}>;

export type CreditHolderQuery_counterStudent = { __typename: 'CounterStudent', id: string, freeCredit: number, canAskRefund: boolean };

export type CreditHolderQuery = { counterStudent: CreditHolderQuery_counterStudent | null };


export type CreditHolderQueryVariables = Exact<{
  id: string | number;
}>;

export type AskPaymentRefundMutation_askPaymentRefund_RefundFile = { __typename: 'RefundFile' };

export type AskPaymentRefundMutation_askPaymentRefund_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type AskPaymentRefundMutation_askPaymentRefund =
  | AskPaymentRefundMutation_askPaymentRefund_RefundFile
  | AskPaymentRefundMutation_askPaymentRefund_Refusal
;

export type AskPaymentRefundMutation = { askPaymentRefund: AskPaymentRefundMutation_askPaymentRefund };


export type AskPaymentRefundMutationVariables = Exact<{
  paymentId: string | number;
  reason: string;
}>;

export type AskCreditRefundMutation_askCreditRefund_RefundFile = { __typename: 'RefundFile' };

export type AskCreditRefundMutation_askCreditRefund_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type AskCreditRefundMutation_askCreditRefund =
  | AskCreditRefundMutation_askCreditRefund_RefundFile
  | AskCreditRefundMutation_askCreditRefund_Refusal
;

export type AskCreditRefundMutation = { askCreditRefund: AskCreditRefundMutation_askCreditRefund };


export type AskCreditRefundMutationVariables = Exact<{
  input: AskCreditRefundInput;
}>;

export type IssuedSlipsQuery_issuedSlips_rows_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type IssuedSlipsQuery_issuedSlips_rows = { __typename: 'IssuedSlip', id: string, reference: string, state: PaymentSlipState, amount: number, received: number, rest: number, issuedAt: string, expiresAt: string, student: IssuedSlipsQuery_issuedSlips_rows_student };

export type IssuedSlipsQuery_issuedSlips_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type IssuedSlipsQuery_issuedSlips = { __typename: 'IssuedSlipPage', total: number, rows: Array<IssuedSlipsQuery_issuedSlips_rows>, export: IssuedSlipsQuery_issuedSlips_export };

export type IssuedSlipsQuery = { issuedSlips: IssuedSlipsQuery_issuedSlips };


export type IssuedSlipsQueryVariables = Exact<{
  page: PageInput;
  sort: IssuedSlipSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: IssuedSlipFilter | null | undefined;
}>;

export type IssuedSlipFileQuery_issuedSlip_slip_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type IssuedSlipFileQuery_issuedSlip_slip = { __typename: 'IssuedSlip', id: string, reference: string, state: PaymentSlipState, amount: number, received: number, rest: number, issuedAt: string, expiresAt: string, paidAt: string | null, student: IssuedSlipFileQuery_issuedSlip_slip_student };

export type IssuedSlipFileQuery_issuedSlip_lines = { __typename: 'SlipLine', session: string, label: string, amount: number, outstanding: number };

export type IssuedSlipFileQuery_issuedSlip_rows_account = { __typename: 'BankAccount', id: string, bank: string, accountNumber: string };

export type IssuedSlipFileQuery_issuedSlip_rows = { __typename: 'BankRow', id: string, day: string, narration: string, amount: number, state: BankRowState, receiptNumber: string | null, account: IssuedSlipFileQuery_issuedSlip_rows_account };

export type IssuedSlipFileQuery_issuedSlip = { __typename: 'IssuedSlipFile', slip: IssuedSlipFileQuery_issuedSlip_slip, lines: Array<IssuedSlipFileQuery_issuedSlip_lines>, rows: Array<IssuedSlipFileQuery_issuedSlip_rows> };

export type IssuedSlipFileQuery = { issuedSlip: IssuedSlipFileQuery_issuedSlip | null };


export type IssuedSlipFileQueryVariables = Exact<{
  id: string | number;
}>;

export type SponsorsQuery_sponsors_rows = { __typename: 'Sponsor', id: string, name: string, shortName: string, contactEmail: string | null, contactPhone: string | null, isActive: boolean, lists: number, waitingRemittances: number };

export type SponsorsQuery_sponsors_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SponsorsQuery_sponsors = { __typename: 'SponsorPage', total: number, rows: Array<SponsorsQuery_sponsors_rows>, export: SponsorsQuery_sponsors_export };

export type SponsorsQuery_viewer_Staff_permissions = { __typename: 'StaffPermissions', canManageSponsors: boolean };

export type SponsorsQuery_viewer_Applicant = { __typename: 'Applicant', id: string };

export type SponsorsQuery_viewer_Staff = { __typename: 'Staff', id: string, permissions: SponsorsQuery_viewer_Staff_permissions };

export type SponsorsQuery_viewer_Student = { __typename: 'Student', id: string };

export type SponsorsQuery_viewer =
  | SponsorsQuery_viewer_Applicant
  | SponsorsQuery_viewer_Staff
  | SponsorsQuery_viewer_Student
;

export type SponsorsQuery = { sponsors: SponsorsQuery_sponsors, viewer: SponsorsQuery_viewer | null };


export type SponsorsQueryVariables = Exact<{
  page: PageInput;
  sort: SponsorSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: SponsorFilter | null | undefined;
}>;

export type SponsorFileQuery_sponsor_sponsor = { __typename: 'Sponsor', id: string, name: string, shortName: string, contactEmail: string | null, contactPhone: string | null, isActive: boolean };

export type SponsorFileQuery_sponsor_sponsorships = { __typename: 'Sponsorship', id: string, session: string, sections: Array<SponsoredSection>, coverage: CoverageKind, percentage: number | null, most: number | null, deadline: string, state: SponsorshipState, students: number, ready: number, claimed: number, paid: number };

export type SponsorFileQuery_sponsor = { __typename: 'SponsorFile', revision: number, openSessions: Array<string>, canChange: boolean, canKeepLists: boolean, sponsor: SponsorFileQuery_sponsor_sponsor, sponsorships: Array<SponsorFileQuery_sponsor_sponsorships> };

export type SponsorFileQuery = { sponsor: SponsorFileQuery_sponsor | null };


export type SponsorFileQueryVariables = Exact<{
  id: string | number;
}>;

export type CreateSponsorMutation_createSponsor_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_Refusal_Fragment': SponsorSaved_Refusal_Fragment } }
);

export type CreateSponsorMutation_createSponsor_SponsorSaved = (
  { __typename: 'SponsorSaved' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_SponsorSaved_Fragment': SponsorSaved_SponsorSaved_Fragment } }
);

export type CreateSponsorMutation_createSponsor =
  | CreateSponsorMutation_createSponsor_Refusal
  | CreateSponsorMutation_createSponsor_SponsorSaved
;

export type CreateSponsorMutation = { createSponsor: CreateSponsorMutation_createSponsor };


export type CreateSponsorMutationVariables = Exact<{
  input: SponsorInput;
}>;

export type ChangeSponsorMutation_changeSponsor_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_Refusal_Fragment': SponsorSaved_Refusal_Fragment } }
);

export type ChangeSponsorMutation_changeSponsor_SponsorSaved = (
  { __typename: 'SponsorSaved' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_SponsorSaved_Fragment': SponsorSaved_SponsorSaved_Fragment } }
);

export type ChangeSponsorMutation_changeSponsor =
  | ChangeSponsorMutation_changeSponsor_Refusal
  | ChangeSponsorMutation_changeSponsor_SponsorSaved
;

export type ChangeSponsorMutation = { changeSponsor: ChangeSponsorMutation_changeSponsor };


export type ChangeSponsorMutationVariables = Exact<{
  id: string | number;
  revision: number;
  isActive: boolean;
  input: SponsorInput;
}>;

type SponsorSaved_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
) & { ' $fragmentName'?: 'SponsorSaved_Refusal_Fragment' };

type SponsorSaved_SponsorSaved_Fragment = { __typename: 'SponsorSaved', id: string } & { ' $fragmentName'?: 'SponsorSaved_SponsorSaved_Fragment' };

export type SponsorSavedFragment =
  | SponsorSaved_Refusal_Fragment
  | SponsorSaved_SponsorSaved_Fragment
;

export type SponsorshipFileQuery_sponsorship_sponsorship = { __typename: 'Sponsorship', id: string };

export type SponsorshipFileQuery_sponsorship = (
  { __typename: 'SponsorshipFile', sponsorship: SponsorshipFileQuery_sponsorship_sponsorship }
  & { ' $fragmentRefs'?: { 'SponsorshipFileFragment': SponsorshipFileFragment } }
);

export type SponsorshipFileQuery = { sponsorship: SponsorshipFileQuery_sponsorship | null };


export type SponsorshipFileQueryVariables = Exact<{
  id: string | number;
}>;

export type SponsorshipFileFragment_sponsorship = { __typename: 'Sponsorship', id: string, session: string, sections: Array<SponsoredSection>, coverage: CoverageKind, percentage: number | null, most: number | null, deadline: string, state: SponsorshipState, students: number, ready: number, claimed: number, paid: number, outstanding: number, unallocated: number };

export type SponsorshipFileFragment = { __typename: 'SponsorshipFile', sponsorId: string, sponsorName: string, sponsorShortName: string, revision: number, isCredited: boolean, statementUrl: string, canKeep: boolean, sponsorship: SponsorshipFileFragment_sponsorship } & { ' $fragmentName'?: 'SponsorshipFileFragment' };

export type SponsorshipScreenQuery_sponsorship_sponsorship = { __typename: 'Sponsorship', id: string };

export type SponsorshipScreenQuery_sponsorship = (
  { __typename: 'SponsorshipFile', sponsorship: SponsorshipScreenQuery_sponsorship_sponsorship }
  & { ' $fragmentRefs'?: { 'SponsorshipFileFragment': SponsorshipFileFragment } }
);

export type SponsorshipScreenQuery_sponsoredStudents_rows = { __typename: 'SponsoredStudent', studentId: string, matricNumber: string, name: string, department: string, level: number, standing: StudentStanding, missing: Array<ReadinessGap>, claimed: number, paid: number, outstanding: number, paidOn: string | null, canRemove: boolean };

export type SponsorshipScreenQuery_sponsoredStudents_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SponsorshipScreenQuery_sponsoredStudents = { __typename: 'SponsoredStudentPage', total: number, rows: Array<SponsorshipScreenQuery_sponsoredStudents_rows>, export: SponsorshipScreenQuery_sponsoredStudents_export };

export type SponsorshipScreenQuery_sponsorRemittances_rows = { __typename: 'SponsorRemittance', id: string, state: RemittanceState, amount: number, paidOn: string, bankReference: string, students: number };

export type SponsorshipScreenQuery_sponsorRemittances = { __typename: 'SponsorRemittancePage', total: number, rows: Array<SponsorshipScreenQuery_sponsorRemittances_rows> };

export type SponsorshipScreenQuery = { sponsorship: SponsorshipScreenQuery_sponsorship | null, sponsoredStudents: SponsorshipScreenQuery_sponsoredStudents, sponsorRemittances: SponsorshipScreenQuery_sponsorRemittances };


export type SponsorshipScreenQueryVariables = Exact<{
  id: string | number;
  page: PageInput;
  sort: SponsoredStudentSort;
  descending: boolean;
  search?: string | null | undefined;
  filter: SponsoredStudentFilter;
}>;

export type CreateSponsorshipMutation_createSponsorship_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_Refusal_Fragment': SponsorSaved_Refusal_Fragment } }
);

export type CreateSponsorshipMutation_createSponsorship_SponsorSaved = (
  { __typename: 'SponsorSaved' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_SponsorSaved_Fragment': SponsorSaved_SponsorSaved_Fragment } }
);

export type CreateSponsorshipMutation_createSponsorship =
  | CreateSponsorshipMutation_createSponsorship_Refusal
  | CreateSponsorshipMutation_createSponsorship_SponsorSaved
;

export type CreateSponsorshipMutation = { createSponsorship: CreateSponsorshipMutation_createSponsorship };


export type CreateSponsorshipMutationVariables = Exact<{
  sponsorId: string | number;
  session: string;
  input: SponsorshipInput;
}>;

export type ChangeSponsorshipMutation_changeSponsorship_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_Refusal_Fragment': SponsorSaved_Refusal_Fragment } }
);

export type ChangeSponsorshipMutation_changeSponsorship_SponsorSaved = (
  { __typename: 'SponsorSaved' }
  & { ' $fragmentRefs'?: { 'SponsorSaved_SponsorSaved_Fragment': SponsorSaved_SponsorSaved_Fragment } }
);

export type ChangeSponsorshipMutation_changeSponsorship =
  | ChangeSponsorshipMutation_changeSponsorship_Refusal
  | ChangeSponsorshipMutation_changeSponsorship_SponsorSaved
;

export type ChangeSponsorshipMutation = { changeSponsorship: ChangeSponsorshipMutation_changeSponsorship };


export type ChangeSponsorshipMutationVariables = Exact<{
  id: string | number;
  revision: number;
  isClosed: boolean;
  input: SponsorshipInput;
}>;

export type ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport_report_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport_report = { __typename: 'ImportReport', rowCount: number, imported: number, errorCount: number, errors: Array<ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport_report_errors> };

export type ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport_preview = { __typename: 'SponsoredStudentPreview', matricNumber: string, name: string, claimed: number | null };

export type ImportSponsoredStudentsMutation_importSponsoredStudents_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport = { __typename: 'SponsoredStudentsImport', previewMark: string, report: ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport_report, preview: Array<ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport_preview> };

export type ImportSponsoredStudentsMutation_importSponsoredStudents =
  | ImportSponsoredStudentsMutation_importSponsoredStudents_Refusal
  | ImportSponsoredStudentsMutation_importSponsoredStudents_SponsoredStudentsImport
;

export type ImportSponsoredStudentsMutation = { importSponsoredStudents: ImportSponsoredStudentsMutation_importSponsoredStudents };


export type ImportSponsoredStudentsMutationVariables = Exact<{
  sponsorshipId: string | number;
  file: File;
  dryRun: boolean;
  leaveOutWrong: boolean;
  preview?: string | null | undefined;
}>;

export type RemoveSponsoredStudentMutation_removeSponsoredStudent_Acknowledgement = (
  { __typename: 'Acknowledgement' }
  & { ' $fragmentRefs'?: { 'Saved_Acknowledgement_Fragment': Saved_Acknowledgement_Fragment } }
);

export type RemoveSponsoredStudentMutation_removeSponsoredStudent_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'Saved_Refusal_Fragment': Saved_Refusal_Fragment } }
);

export type RemoveSponsoredStudentMutation_removeSponsoredStudent =
  | RemoveSponsoredStudentMutation_removeSponsoredStudent_Acknowledgement
  | RemoveSponsoredStudentMutation_removeSponsoredStudent_Refusal
;

export type RemoveSponsoredStudentMutation = { removeSponsoredStudent: RemoveSponsoredStudentMutation_removeSponsoredStudent };


export type RemoveSponsoredStudentMutationVariables = Exact<{
  sponsorshipId: string | number;
  studentId: string | number;
  reason: string;
}>;

export type SponsorReceiptFileQuery_sponsorReceipt_student = { __typename: 'ReceiptStudent', id: string, matricNumber: string, name: string };

export type SponsorReceiptFileQuery_sponsorReceipt_lines = { __typename: 'ReceiptLine', session: string, label: string, amount: number };

export type SponsorReceiptFileQuery_sponsorReceipt_voids = { __typename: 'ReceiptVoid', reason: string, askedBy: string, askedAt: string, isApproved: boolean | null, decidedBy: string | null, decidedAt: string | null, note: string | null };

export type SponsorReceiptFileQuery_sponsorReceipt = { __typename: 'SponsorReceipt', id: string, number: string, sponsor: string, remittanceId: string, bankReference: string, amount: number, paidOn: string, state: CounterReceiptState, refunded: number, receiptUrl: string, confirmationPath: string, canAskVoid: boolean, canDecideVoid: boolean, student: SponsorReceiptFileQuery_sponsorReceipt_student, lines: Array<SponsorReceiptFileQuery_sponsorReceipt_lines>, voids: Array<SponsorReceiptFileQuery_sponsorReceipt_voids> };

export type SponsorReceiptFileQuery = { sponsorReceipt: SponsorReceiptFileQuery_sponsorReceipt | null };


export type SponsorReceiptFileQueryVariables = Exact<{
  id: string | number;
}>;

export type AskSponsorReceiptVoidMutation_askSponsorReceiptVoid_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type AskSponsorReceiptVoidMutation_askSponsorReceiptVoid_SponsorReceipt = { __typename: 'SponsorReceipt' };

export type AskSponsorReceiptVoidMutation_askSponsorReceiptVoid =
  | AskSponsorReceiptVoidMutation_askSponsorReceiptVoid_Refusal
  | AskSponsorReceiptVoidMutation_askSponsorReceiptVoid_SponsorReceipt
;

export type AskSponsorReceiptVoidMutation = { askSponsorReceiptVoid: AskSponsorReceiptVoidMutation_askSponsorReceiptVoid };


export type AskSponsorReceiptVoidMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type DecideSponsorReceiptVoidMutation_decideSponsorReceiptVoid_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type DecideSponsorReceiptVoidMutation_decideSponsorReceiptVoid_SponsorReceipt = { __typename: 'SponsorReceipt' };

export type DecideSponsorReceiptVoidMutation_decideSponsorReceiptVoid =
  | DecideSponsorReceiptVoidMutation_decideSponsorReceiptVoid_Refusal
  | DecideSponsorReceiptVoidMutation_decideSponsorReceiptVoid_SponsorReceipt
;

export type DecideSponsorReceiptVoidMutation = { decideSponsorReceiptVoid: DecideSponsorReceiptVoidMutation_decideSponsorReceiptVoid };


export type DecideSponsorReceiptVoidMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type SponsorRemittancesQuery_sponsorRemittances_rows = { __typename: 'SponsorRemittance', id: string, sponsor: string, session: string, state: RemittanceState, amount: number, paidOn: string, bankReference: string, students: number, recordedBy: string, recordedAt: string, waitingVoids: number };

export type SponsorRemittancesQuery_sponsorRemittances_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type SponsorRemittancesQuery_sponsorRemittances = { __typename: 'SponsorRemittancePage', total: number, rows: Array<SponsorRemittancesQuery_sponsorRemittances_rows>, export: SponsorRemittancesQuery_sponsorRemittances_export };

export type SponsorRemittancesQuery = { sponsorRemittances: SponsorRemittancesQuery_sponsorRemittances };


export type SponsorRemittancesQueryVariables = Exact<{
  page: PageInput;
  sort: SponsorRemittanceSort;
  descending: boolean;
  search?: string | null | undefined;
  filter?: SponsorRemittanceFilter | null | undefined;
}>;

export type RemittanceFileQuery_sponsorRemittance_remittance = { __typename: 'SponsorRemittance', id: string };

export type RemittanceFileQuery_sponsorRemittance = (
  { __typename: 'SponsorRemittanceFile', remittance: RemittanceFileQuery_sponsorRemittance_remittance }
  & { ' $fragmentRefs'?: { 'RemittanceFileFragment': RemittanceFileFragment } }
);

export type RemittanceFileQuery = { sponsorRemittance: RemittanceFileQuery_sponsorRemittance | null };


export type RemittanceFileQueryVariables = Exact<{
  id: string | number;
}>;

export type RemittanceFileFragment_remittance = { __typename: 'SponsorRemittance', id: string, sponsorshipId: string, sponsor: string, session: string, state: RemittanceState, amount: number, paidOn: string, bankReference: string, students: number, allocated: number, unallocated: number, recordedBy: string, recordedAt: string };

export type RemittanceFileFragment = { __typename: 'SponsorRemittanceFile', revision: number, note: string | null, decidedBy: string | null, decidedAt: string | null, decisionNote: string | null, creditedAt: string | null, canChange: boolean, canDecide: boolean, remittance: RemittanceFileFragment_remittance } & { ' $fragmentName'?: 'RemittanceFileFragment' };

export type RemittanceScreenQuery_sponsorRemittance_remittance = { __typename: 'SponsorRemittance', id: string };

export type RemittanceScreenQuery_sponsorRemittance = (
  { __typename: 'SponsorRemittanceFile', remittance: RemittanceScreenQuery_sponsorRemittance_remittance }
  & { ' $fragmentRefs'?: { 'RemittanceFileFragment': RemittanceFileFragment } }
);

export type RemittanceScreenQuery_remittanceShares_rows = { __typename: 'RemittanceShare', studentId: string, matricNumber: string, name: string, department: string, level: number, amount: number, outstanding: number, state: RemittanceShareState, receiptId: string | null, receiptNumber: string | null };

export type RemittanceScreenQuery_remittanceShares_export = { __typename: 'ExportLinks', csv: string, xlsx: string };

export type RemittanceScreenQuery_remittanceShares = { __typename: 'RemittanceSharePage', total: number, rows: Array<RemittanceScreenQuery_remittanceShares_rows>, export: RemittanceScreenQuery_remittanceShares_export };

export type RemittanceScreenQuery = { sponsorRemittance: RemittanceScreenQuery_sponsorRemittance | null, remittanceShares: RemittanceScreenQuery_remittanceShares };


export type RemittanceScreenQueryVariables = Exact<{
  id: string | number;
  page: PageInput;
  sort: RemittanceShareSort;
  descending: boolean;
  search?: string | null | undefined;
  filter: RemittanceShareFilter;
}>;

export type RecordRemittanceMutation_recordRemittance_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_Refusal_Fragment': RemittanceSaved_Refusal_Fragment } }
);

export type RecordRemittanceMutation_recordRemittance_SponsorRemittanceFile = (
  { __typename: 'SponsorRemittanceFile' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_SponsorRemittanceFile_Fragment': RemittanceSaved_SponsorRemittanceFile_Fragment } }
);

export type RecordRemittanceMutation_recordRemittance =
  | RecordRemittanceMutation_recordRemittance_Refusal
  | RecordRemittanceMutation_recordRemittance_SponsorRemittanceFile
;

export type RecordRemittanceMutation = { recordRemittance: RecordRemittanceMutation_recordRemittance };


export type RecordRemittanceMutationVariables = Exact<{
  sponsorshipId: string | number;
  input: RemittanceInput;
}>;

export type ChangeRemittanceMutation_changeRemittance_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_Refusal_Fragment': RemittanceSaved_Refusal_Fragment } }
);

export type ChangeRemittanceMutation_changeRemittance_SponsorRemittanceFile = (
  { __typename: 'SponsorRemittanceFile' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_SponsorRemittanceFile_Fragment': RemittanceSaved_SponsorRemittanceFile_Fragment } }
);

export type ChangeRemittanceMutation_changeRemittance =
  | ChangeRemittanceMutation_changeRemittance_Refusal
  | ChangeRemittanceMutation_changeRemittance_SponsorRemittanceFile
;

export type ChangeRemittanceMutation = { changeRemittance: ChangeRemittanceMutation_changeRemittance };


export type ChangeRemittanceMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: RemittanceInput;
}>;

export type DiscardRemittanceMutation_discardRemittance_Acknowledgement = (
  { __typename: 'Acknowledgement' }
  & { ' $fragmentRefs'?: { 'Saved_Acknowledgement_Fragment': Saved_Acknowledgement_Fragment } }
);

export type DiscardRemittanceMutation_discardRemittance_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'Saved_Refusal_Fragment': Saved_Refusal_Fragment } }
);

export type DiscardRemittanceMutation_discardRemittance =
  | DiscardRemittanceMutation_discardRemittance_Acknowledgement
  | DiscardRemittanceMutation_discardRemittance_Refusal
;

export type DiscardRemittanceMutation = { discardRemittance: DiscardRemittanceMutation_discardRemittance };


export type DiscardRemittanceMutationVariables = Exact<{
  id: string | number;
}>;

export type ChangeRemittanceSharesMutation_changeRemittanceShares_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_Refusal_Fragment': RemittanceSaved_Refusal_Fragment } }
);

export type ChangeRemittanceSharesMutation_changeRemittanceShares_SponsorRemittanceFile = (
  { __typename: 'SponsorRemittanceFile' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_SponsorRemittanceFile_Fragment': RemittanceSaved_SponsorRemittanceFile_Fragment } }
);

export type ChangeRemittanceSharesMutation_changeRemittanceShares =
  | ChangeRemittanceSharesMutation_changeRemittanceShares_Refusal
  | ChangeRemittanceSharesMutation_changeRemittanceShares_SponsorRemittanceFile
;

export type ChangeRemittanceSharesMutation = { changeRemittanceShares: ChangeRemittanceSharesMutation_changeRemittanceShares };


export type ChangeRemittanceSharesMutationVariables = Exact<{
  id: string | number;
  shares: Array<RemittanceShareInput> | RemittanceShareInput;
}>;

export type ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport_report_errors = { __typename: 'ImportProblem', row: number, column: string | null, message: string };

export type ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport_report = { __typename: 'ImportReport', rowCount: number, imported: number, errorCount: number, errors: Array<ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport_report_errors> };

export type ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport_preview = { __typename: 'RemittanceSharePreview', matricNumber: string, name: string, amount: string, outstanding: number | null };

export type ImportRemittanceSharesMutation_importRemittanceShares_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
);

export type ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport = { __typename: 'RemittanceSharesImport', previewMark: string, report: ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport_report, preview: Array<ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport_preview> };

export type ImportRemittanceSharesMutation_importRemittanceShares =
  | ImportRemittanceSharesMutation_importRemittanceShares_Refusal
  | ImportRemittanceSharesMutation_importRemittanceShares_RemittanceSharesImport
;

export type ImportRemittanceSharesMutation = { importRemittanceShares: ImportRemittanceSharesMutation_importRemittanceShares };


export type ImportRemittanceSharesMutationVariables = Exact<{
  id: string | number;
  file: File;
  dryRun: boolean;
  leaveOutWrong: boolean;
  preview?: string | null | undefined;
}>;

export type SubmitRemittanceMutation_submitRemittance_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_Refusal_Fragment': RemittanceSaved_Refusal_Fragment } }
);

export type SubmitRemittanceMutation_submitRemittance_SponsorRemittanceFile = (
  { __typename: 'SponsorRemittanceFile' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_SponsorRemittanceFile_Fragment': RemittanceSaved_SponsorRemittanceFile_Fragment } }
);

export type SubmitRemittanceMutation_submitRemittance =
  | SubmitRemittanceMutation_submitRemittance_Refusal
  | SubmitRemittanceMutation_submitRemittance_SponsorRemittanceFile
;

export type SubmitRemittanceMutation = { submitRemittance: SubmitRemittanceMutation_submitRemittance };


export type SubmitRemittanceMutationVariables = Exact<{
  id: string | number;
}>;

export type DecideRemittanceMutation_decideRemittance_Refusal = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_Refusal_Fragment': RemittanceSaved_Refusal_Fragment } }
);

export type DecideRemittanceMutation_decideRemittance_SponsorRemittanceFile = (
  { __typename: 'SponsorRemittanceFile' }
  & { ' $fragmentRefs'?: { 'RemittanceSaved_SponsorRemittanceFile_Fragment': RemittanceSaved_SponsorRemittanceFile_Fragment } }
);

export type DecideRemittanceMutation_decideRemittance =
  | DecideRemittanceMutation_decideRemittance_Refusal
  | DecideRemittanceMutation_decideRemittance_SponsorRemittanceFile
;

export type DecideRemittanceMutation = { decideRemittance: DecideRemittanceMutation_decideRemittance };


export type DecideRemittanceMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
  note?: string | null | undefined;
}>;

export type RemittanceSavedFragment_SponsorRemittanceFile_remittance = { __typename: 'SponsorRemittance', id: string, state: RemittanceState };

type RemittanceSaved_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & { ' $fragmentRefs'?: { 'RefusedFragment': RefusedFragment } }
) & { ' $fragmentName'?: 'RemittanceSaved_Refusal_Fragment' };

type RemittanceSaved_SponsorRemittanceFile_Fragment = { __typename: 'SponsorRemittanceFile', remittance: RemittanceSavedFragment_SponsorRemittanceFile_remittance } & { ' $fragmentName'?: 'RemittanceSaved_SponsorRemittanceFile_Fragment' };

export type RemittanceSavedFragment =
  | RemittanceSaved_Refusal_Fragment
  | RemittanceSaved_SponsorRemittanceFile_Fragment
;

export const CatalogueOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CatalogueOutcomeFragment, unknown>;
export const RefusedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RefusedFragment, unknown>;
export const SavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SavedFragment, unknown>;
export const AccountAdjustments_AdjustmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAdjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<AccountAdjustments_AdjustmentFragment, unknown>;
export const StudentRecordAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeCredit"}},{"kind":"Field","name":{"kind":"Name","value":"canAskRefund"}},{"kind":"Field","name":{"kind":"Name","value":"waitingAdjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAdjust"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAdjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<StudentRecordAccountFragment, unknown>;
export const FigureChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureChoices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]} as unknown as DocumentNode<FigureChoicesFragment, unknown>;
export const SponsorSavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSavedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SponsorSavedFragment, unknown>;
export const SponsorshipFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorshipFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorshipFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsorId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorName"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorShortName"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isCredited"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canKeep"}}]}}]} as unknown as DocumentNode<SponsorshipFileFragment, unknown>;
export const RemittanceFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorshipId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"allocated"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<RemittanceFileFragment, unknown>;
export const RemittanceSavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemittanceSavedFragment, unknown>;
export const RequeryPaymentDocument = {"__meta__":{"id":"576b64cfdf438397676df710c4cab53b35d3ff565064ac74b0fb448d08a76737"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequeryPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requeryPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRequeried"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequeryPaymentMutation, RequeryPaymentMutationVariables>;
export const RequeryPaymentsDocument = {"__meta__":{"id":"394b090722145987d6069e7f7ef21694350eb734f6213ae05309df9b152e4a99"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequeryPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requeryPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentsRequeried"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequeryPaymentsMutation, RequeryPaymentsMutationVariables>;
export const AdjustmentFileDocument = {"__meta__":{"id":"036e306d66db01450276e56820954a857086a5b15470f8dc5a05b6eb3d41c0bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdjustmentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"effect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"chargedAfter"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingBefore"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingAfter"}},{"kind":"Field","name":{"kind":"Name","value":"creditBefore"}},{"kind":"Field","name":{"kind":"Name","value":"creditAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}}]}}]} as unknown as DocumentNode<AdjustmentFileQuery, AdjustmentFileQueryVariables>;
export const DecideAdjustmentDocument = {"__meta__":{"id":"1e05bedb9cf7b4e5ef8e309364a61a48cfc2f742a061f79ba82c3558b8882500"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideAdjustmentMutation, DecideAdjustmentMutationVariables>;
export const CancelAdjustmentDocument = {"__meta__":{"id":"e7cc97b8c1375d987eb0728198daacd3001fe77d65b00086915d01e3aa035fa6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelAdjustmentMutation, CancelAdjustmentMutationVariables>;
export const AdjustmentsDocument = {"__meta__":{"id":"2381757abb9e76acb87a78eaa770bf71a159f52540767019ca274596b567d9aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Adjustments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<AdjustmentsQuery, AdjustmentsQueryVariables>;
export const AdjustmentPreviewDocument = {"__meta__":{"id":"5c3d8fa7d5115e91b9209217511f5bafdb81b60eaf8cf1f38fbf5ec540b10cfe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdjustmentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustmentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"chargedAfter"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingBefore"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingAfter"}},{"kind":"Field","name":{"kind":"Name","value":"creditBefore"}},{"kind":"Field","name":{"kind":"Name","value":"creditAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdjustmentPreviewQuery, AdjustmentPreviewQueryVariables>;
export const AskAdjustmentDocument = {"__meta__":{"id":"ea2f6399171414f125d831df21a5a8695f2266950e47e83c6994d785eed49409"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AskAdjustmentMutation, AskAdjustmentMutationVariables>;
export const BankAccountsDocument = {"__meta__":{"id":"bed0a71f86e924df0bbf9b9c2ca69119be5fb8210e2ee6de78cb9d32998453e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"importedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageBankAccounts"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BankAccountsQuery, BankAccountsQueryVariables>;
export const CreateBankAccountDocument = {"__meta__":{"id":"afadf323cebc385111162b4548ef132d2dbfd19949767b15768bb6ba30300df9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateBankAccountMutation, CreateBankAccountMutationVariables>;
export const ChangeBankAccountDocument = {"__meta__":{"id":"c7f0b3ac4b68cf16e562a0c0ec095a940234a24045a973909b60df074fb16e60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeBankAccountMutation, ChangeBankAccountMutationVariables>;
export const BankRowFileDocument = {"__meta__":{"id":"2235250ac7d61361ab75dea589dc55808d8c60194e4943f95efac7a3af389cbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankRowFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statementId"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"narration"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remittances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmationPath"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canPropose"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"canAskVoid"}},{"kind":"Field","name":{"kind":"Name","value":"canDecideVoid"}}]}}]}}]} as unknown as DocumentNode<BankRowFileQuery, BankRowFileQueryVariables>;
export const ProposalStudentDocument = {"__meta__":{"id":"2b5697a1def014586d9d7c1c94d6c51d878fe5aadf1c62d3a0fc61434d442eca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposalStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}}]}}]}}]} as unknown as DocumentNode<ProposalStudentQuery, ProposalStudentQueryVariables>;
export const ProposeRowDocument = {"__meta__":{"id":"3f631aad594e4fdefcfd5633bbd2e8a7cb027eb97eeaaab5e6e2b95d30a67b6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RowProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ProposeRowMutation, ProposeRowMutationVariables>;
export const DecideRowDocument = {"__meta__":{"id":"5dc738803106bdf9f1b0526befdaaa73ef29c94dde2d20e024b932ff810ec06d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"proposalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideRowMutation, DecideRowMutationVariables>;
export const AskRowVoidDocument = {"__meta__":{"id":"9db777a1753953ad991098ea53bedd89c82304678be235250e3db7b8a9b2f15a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskRowVoid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askRowVoid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AskRowVoidMutation, AskRowVoidMutationVariables>;
export const DecideRowVoidDocument = {"__meta__":{"id":"0209c898e7cea38f7931feaa41c57e83fbe2ab21f484aa95fdf674541f12052d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideRowVoid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideRowVoid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideRowVoidMutation, DecideRowVoidMutationVariables>;
export const BankRowsDocument = {"__meta__":{"id":"a1762eddf1324a98fda53b785f235136fa536c7fb26b9e21cf53e161e30d6246"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankRowSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BankRowFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"narration"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}}]}}]}}]} as unknown as DocumentNode<BankRowsQuery, BankRowsQueryVariables>;
export const BankStatementsDocument = {"__meta__":{"id":"c3573453f10c9ee57ede18fc6ca6cb8e9770e23d1d5ca9716fe721cba47318f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankStatements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankStatementSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BankStatementFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankStatements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canImportBankStatements"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BankStatementsQuery, BankStatementsQueryVariables>;
export const BankStatementFileDocument = {"__meta__":{"id":"441b79e255087ca7309005fee7f0e4a1d0408685e4c47675628c998e8438a625"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankStatementFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]} as unknown as DocumentNode<BankStatementFileQuery, BankStatementFileQueryVariables>;
export const StatementAccountsDocument = {"__meta__":{"id":"b9f023667149176cf9b7477ab5bd6f947756cb3ed922364349876709c5f44aba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"importedUntil"}}]}}]}}]} as unknown as DocumentNode<StatementAccountsQuery, StatementAccountsQueryVariables>;
export const ReadStatementColumnsDocument = {"__meta__":{"id":"bbcd14eb7ab92fcd5a9dd073188dc35f54e1e0b3a85ab70a0421902d06a86f0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadStatementColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readStatementColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headingLine"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateColumn"}},{"kind":"Field","name":{"kind":"Name","value":"narrationColumn"}},{"kind":"Field","name":{"kind":"Name","value":"creditColumn"}},{"kind":"Field","name":{"kind":"Name","value":"idColumn"}},{"kind":"Field","name":{"kind":"Name","value":"payerColumn"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReadStatementColumnsMutation, ReadStatementColumnsMutationVariables>;
export const ImportStatementDocument = {"__meta__":{"id":"2b83138ac515c446f3752b46fb15427c3d93bb5b71fa714ca709cc44434dac73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StatementColumnsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementId"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"narration"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nameDiffers"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportStatementMutation, ImportStatementMutationVariables>;
export const CounterReceiptFileDocument = {"__meta__":{"id":"fd6f3dbeb112bf0c7000d1d6acf78f2b708aa62510ecaf6540142af745e76ac5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CounterReceiptFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"slipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"officer"}},{"kind":"Field","name":{"kind":"Name","value":"cashBookId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationPath"}},{"kind":"Field","name":{"kind":"Name","value":"voids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAskVoid"}},{"kind":"Field","name":{"kind":"Name","value":"canDecideVoid"}}]}}]}}]} as unknown as DocumentNode<CounterReceiptFileQuery, CounterReceiptFileQueryVariables>;
export const AskReceiptVoidDocument = {"__meta__":{"id":"64232a3d0565dcaef83e96e31b9807eb872feb95a19e61ba59fd8175e9df709f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskReceiptVoid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askReceiptVoid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AskReceiptVoidMutation, AskReceiptVoidMutationVariables>;
export const DecideReceiptVoidDocument = {"__meta__":{"id":"96fdfd32c1388346874597706600aa677da0ce36493f83a63a7a20bd270fa798"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideReceiptVoid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideReceiptVoid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideReceiptVoidMutation, DecideReceiptVoidMutationVariables>;
export const CounterReceiptsDocument = {"__meta__":{"id":"10f207b3ae739aff7d23003d3888dc6470342d30bb35b0e32cf4704ba6a7c29e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CounterReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CounterReceiptSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CounterReceiptFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterReceipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"slipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"officer"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<CounterReceiptsQuery, CounterReceiptsQueryVariables>;
export const CounterStudentDocument = {"__meta__":{"id":"15046809b867fbfc3366d169989c35a8132232975b6312fa9856f75927455fbf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CounterStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentRecordAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAdjust"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecordAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAdjustments_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecordAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentRecordAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"arrears"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeCredit"}},{"kind":"Field","name":{"kind":"Name","value":"canAskRefund"}},{"kind":"Field","name":{"kind":"Name","value":"waitingAdjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAdjustments_adjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAdjust"}}]}}]} as unknown as DocumentNode<CounterStudentQuery, CounterStudentQueryVariables>;
export const RecordCounterReceiptDocument = {"__meta__":{"id":"c0293a4b599b6adac39cb3fda5fbd6356f71db041426cfeb0c3c6a63977b70a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCounterReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCounterReceiptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCounterReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CounterReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"slipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RecordCounterReceiptMutation, RecordCounterReceiptMutationVariables>;
export const CashBookFileDocument = {"__meta__":{"id":"4a0fa3bb8b20bf33b44470366bd4e8089f3dc08fe426f08978376af90c3f799c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashBookFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"officer"}},{"kind":"Field","name":{"kind":"Name","value":"receipts"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"teller"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"voidedLater"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"slipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CashBookFileQuery, CashBookFileQueryVariables>;
export const CloseCashBookDocument = {"__meta__":{"id":"2fc619e832cd6ba7f774cf8af3dad58be67de89327a346117e0afc78f148ded9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCashBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Naira"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCashBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"counted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counted"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CloseCashBookMutation, CloseCashBookMutationVariables>;
export const CashBooksDocument = {"__meta__":{"id":"0c13cbfee90afcf446c9af0fb468c3fb9c806c3383010fec2a7c7551fbd1c3d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashBookSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashBookFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashBooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"officer"}},{"kind":"Field","name":{"kind":"Name","value":"receipts"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"teller"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<CashBooksQuery, CashBooksQueryVariables>;
export const FeeOfficeDocument = {"__meta__":{"id":"c841bea3f9b3b7bf39fe7541acc53483345b79ea7324539b4e4890d43fadfdea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeeOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"residency"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"isPaidOnline"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linesExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"sessionFees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"hostelFee"}},{"kind":"Field","name":{"kind":"Name","value":"lateFee"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionRecordsExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}}]}}]}}]} as unknown as DocumentNode<FeeOfficeQuery, FeeOfficeQueryVariables>;
export const FeeChangePreviewDocument = {"__meta__":{"id":"d3136471c1710d53234856c43fe6c1dc5ba1ae7d36ca35154eb94f9b14c13bc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeeChangePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeeChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeChangePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"portalTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"portalTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"residency"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FeeChangePreviewQuery, FeeChangePreviewQueryVariables>;
export const CreateFeeLineDocument = {"__meta__":{"id":"118c75a361938c311561593953ae99a7b6b3849dc7e5feed803f9651508be6c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFeeLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeeLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeeLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateFeeLineMutation, CreateFeeLineMutationVariables>;
export const ChangeFeeLineDocument = {"__meta__":{"id":"41b74a246b4a34da4b919c2d7c1dbd37a2c235bb25b803799299cf36aab66877"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeFeeLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeeLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeFeeLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeFeeLineMutation, ChangeFeeLineMutationVariables>;
export const RemoveFeeLineDocument = {"__meta__":{"id":"b1cb9f174e99e7d43c70b4b2f878ea3302ce180ebc7ab8636a91b0f8d9fbb71c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFeeLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFeeLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoveFeeLineMutation, RemoveFeeLineMutationVariables>;
export const ChangeFeeSectionDocument = {"__meta__":{"id":"674c2d0e94bcefceacbfea37aae0997f736daac110b6f89a505ab52d4dadd409"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeFeeSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeeStage"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPaidOnline"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeFeeSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPaidOnline"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPaidOnline"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeFeeSectionMutation, ChangeFeeSectionMutationVariables>;
export const ChangeSessionFeesDocument = {"__meta__":{"id":"bd640f1e44470c8e000e43e5ed71f4d254c010ce26dcc4703b9bc98da24addfb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSessionFees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hostelFee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Naira"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lateFee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Naira"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSessionFees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"hostelFee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hostelFee"}}},{"kind":"Argument","name":{"kind":"Name","value":"lateFee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lateFee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeSessionFeesMutation, ChangeSessionFeesMutationVariables>;
export const CreateTuitionRecordDocument = {"__meta__":{"id":"d5b23d10d82245e6a68b4a8f147683c8b169da0f2c834badaf7dcfeda3f76a34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTuitionRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lateFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTuitionRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}},{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"lateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lateFrom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateTuitionRecordMutation, CreateTuitionRecordMutationVariables>;
export const ChangeTuitionRecordDocument = {"__meta__":{"id":"f5ac48d80e8d2cca3f3cbab477ae6fc6fe69d21bb396e88da297ef800823f6a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTuitionRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lateFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeTuitionRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"lateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lateFrom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeTuitionRecordMutation, ChangeTuitionRecordMutationVariables>;
export const BalancesDocument = {"__meta__":{"id":"2843c5b0929461b532ab0e189b83ebf08719b892abc2b803b58965919b0c93f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Balances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BalanceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BalanceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"billed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"figureChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureChoices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]} as unknown as DocumentNode<BalancesQuery, BalancesQueryVariables>;
export const FiguresDocument = {"__meta__":{"id":"f3f0c0e190969afee8922af8edffdb984cb92dcc596d1596ca1b1b46120d39cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Figures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureGrouping"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bursaryFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"billed"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billed"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundsPaid"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"figureChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureChoices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]} as unknown as DocumentNode<FiguresQuery, FiguresQueryVariables>;
export const ReceiptsDocument = {"__meta__":{"id":"9f642d556c0789f60c731a1dfe906706075725ec7acae54199e4a147fbc30bd6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Receipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiptSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiptFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"figureChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureChoices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]} as unknown as DocumentNode<ReceiptsQuery, ReceiptsQueryVariables>;
export const InstalmentsDocument = {"__meta__":{"id":"d55df9dea0fb72a811878d19bd9b7a3e2f9932139f51a6dd5b4b79ab9230f5c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Instalments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstalmentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InstalmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instalments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instalmentFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InstalmentsQuery, InstalmentsQueryVariables>;
export const PaymentPlansDocument = {"__meta__":{"id":"9a69d3ac2e5a0e9370cf686d3d9cd3146f640313de946502bb89b41661b70dd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"unlocks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instalmentFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaymentPlansQuery, PaymentPlansQueryVariables>;
export const PaymentPlanPreviewDocument = {"__meta__":{"id":"3b746f3d77cd3a644e14e2d24f8f477ca31eda1a24216916deff08f672da69e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentPlanPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentPlanPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaymentPlanPreviewQuery, PaymentPlanPreviewQueryVariables>;
export const CreatePaymentPlanDocument = {"__meta__":{"id":"82597f6134a438c8d4209bb0c09531ded7ac22295c5592f10a22b880bfedb8d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createPaymentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePaymentPlanMutation, CreatePaymentPlanMutationVariables>;
export const ChangePaymentPlanDocument = {"__meta__":{"id":"fb7921643110d4a08f33189f40698558ec0547b56a193318332ab3dac4dc8e5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePaymentPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shares"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanShareInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"changePaymentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"shares"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shares"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePaymentPlanMutation, ChangePaymentPlanMutationVariables>;
export const CopyPaymentPlansDocument = {"__meta__":{"id":"822e864ee13bde5b2538c3fd61fdbb23d453a6cf288e51b4f162b1c0e1d06e1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyPaymentPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"copyPaymentPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CopyPaymentPlansMutation, CopyPaymentPlansMutationVariables>;
export const DeletePaymentPlanDocument = {"__meta__":{"id":"0c3f312da052787567aba3b044e497e00a7667c329973ff931f67400b46b469b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePaymentPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deletePaymentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueConsequences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePaymentPlanMutation, DeletePaymentPlanMutationVariables>;
export const ChannelReconciliationDocument = {"__meta__":{"id":"1a4482092ef19f425439dcdb375868dfefa007c22f37f79547e3e18d71d66732"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelReconciliation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelReconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelReconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unexplained"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"officer"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittanceId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"seenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChannelReconciliationQuery, ChannelReconciliationQueryVariables>;
export const ReconciliationDocument = {"__meta__":{"id":"2b43e64ba4935526d3a054e34f4996caef894e2ce5b56ff4f3e08bf47a112aea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reconciliation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerPaidAt"}},{"kind":"Field","name":{"kind":"Name","value":"providerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"providerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"providerPaidAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSettle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReconciliationQuery, ReconciliationQueryVariables>;
export const PaymentFileDocument = {"__meta__":{"id":"e72ad87614601450eed21b9c06ae55d307a5bb5edc96abe734a669d24e0de09a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gatewayResponse"}},{"kind":"Field","name":{"kind":"Name","value":"checks"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationPath"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resolution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canRequery"}},{"kind":"Field","name":{"kind":"Name","value":"canResolve"}},{"kind":"Field","name":{"kind":"Name","value":"canAskRefund"}}]}}]}}]} as unknown as DocumentNode<PaymentFileQuery, PaymentFileQueryVariables>;
export const ResolvePaymentDocument = {"__meta__":{"id":"06a78b8f1dffa9df66efd26506e864963e336196431db893ff3451405cfcd877"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolvePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"way"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolutionWay"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolvePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"way"},"value":{"kind":"Variable","name":{"kind":"Name","value":"way"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResolvePaymentMutation, ResolvePaymentMutationVariables>;
export const PaymentsDocument = {"__meta__":{"id":"a7a087530032eacad0bc8fc724e09c1a2b8d4c6faa2c88430cb8d88cd19dd7a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRecordSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRecordFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInRefund"}},{"kind":"Field","name":{"kind":"Name","value":"payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>;
export const PaymentViewsDocument = {"__meta__":{"id":"d48abe1473fa070f735645d34025d26121b5d0b4ceb45058a503800015ca763f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stuck"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refused"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRecordFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"paymentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OPENED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"stuck"},"name":{"kind":"Name","value":"paymentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OPENED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stuck"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"refused"},"name":{"kind":"Name","value":"paymentRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OPENED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refused"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentViewsQuery, PaymentViewsQueryVariables>;
export const RefundFileDocument = {"__meta__":{"id":"e2c6f44e0dabc483bebe2ea0016b46c38ece4bb0fe7467c7f1f3c9cad7841961"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefundFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCovered"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"canPayOut"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}}]}}]} as unknown as DocumentNode<RefundFileQuery, RefundFileQueryVariables>;
export const DecideRefundDocument = {"__meta__":{"id":"3cb35d305ce92d729f6ea2fcf3678a5c97fb70982df2e4337bced6dfc068d624"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideRefundMutation, DecideRefundMutationVariables>;
export const PayOutRefundDocument = {"__meta__":{"id":"3b85ede6874aa9025d2dfc43e98884d4fcc5443a8b874de660683f90d5cf7ab8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayOutRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payOutRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PayOutRefundMutation, PayOutRefundMutationVariables>;
export const CancelRefundDocument = {"__meta__":{"id":"b762825ef0edceeb3f010bf892217199888664d131f09330bc867605d4215b2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelRefundMutation, CancelRefundMutationVariables>;
export const RefundsDocument = {"__meta__":{"id":"5e1babc2be6ae47afd512988787206774c896e1c2fd31525a4977dcfdce30d41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Refunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<RefundsQuery, RefundsQueryVariables>;
export const CreditHolderDocument = {"__meta__":{"id":"90467e5743dd31a51e97095089f58e3c48f25081982ace54852c7d673138b232"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditHolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"freeCredit"}},{"kind":"Field","name":{"kind":"Name","value":"canAskRefund"}}]}}]}}]} as unknown as DocumentNode<CreditHolderQuery, CreditHolderQueryVariables>;
export const AskPaymentRefundDocument = {"__meta__":{"id":"0d00a0a66a2347f115d8384a7c848b59633130f286de93ba3fa43ff9ef349e5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskPaymentRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askPaymentRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AskPaymentRefundMutation, AskPaymentRefundMutationVariables>;
export const AskCreditRefundDocument = {"__meta__":{"id":"82846a3f7d87ff3405671747a6709b1dd48cf2dd60134ff972f2a4d3bb2d6c8f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskCreditRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskCreditRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askCreditRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AskCreditRefundMutation, AskCreditRefundMutationVariables>;
export const IssuedSlipsDocument = {"__meta__":{"id":"c534b86173f2b8464833e92db1381fe388f88e7ff55e830d8ac6ae22a430043e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedSlips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedSlipSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedSlipFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedSlips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<IssuedSlipsQuery, IssuedSlipsQueryVariables>;
export const IssuedSlipFileDocument = {"__meta__":{"id":"6be33691bb2b4d047e0b2a66d6dc44d5967d4cc1a3640c28e47f3d00d00a8425"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedSlipFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"narration"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]}}]}}]} as unknown as DocumentNode<IssuedSlipFileQuery, IssuedSlipFileQueryVariables>;
export const SponsorsDocument = {"__meta__":{"id":"186f851c567c07257a55984057deafb8a4772e62377510df1b3014a7974e4b4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sponsors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lists"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRemittances"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canManageSponsors"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SponsorsQuery, SponsorsQueryVariables>;
export const SponsorFileDocument = {"__meta__":{"id":"fcd8c640e7e1ca09078b7c5da15e623b684dbf86f7e38060b0f3a14ecb6849f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"Field","name":{"kind":"Name","value":"canKeepLists"}}]}}]}}]} as unknown as DocumentNode<SponsorFileQuery, SponsorFileQueryVariables>;
export const CreateSponsorDocument = {"__meta__":{"id":"2b8d9ec94cb78001156de5c9c609f2da1570b4911588148b19c8007fa0dfaf89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSavedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<CreateSponsorMutation, CreateSponsorMutationVariables>;
export const ChangeSponsorDocument = {"__meta__":{"id":"0bb44b8adeac36a7e73373d523441b92a450184244fec0a2c32e064859ac1b46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSavedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<ChangeSponsorMutation, ChangeSponsorMutationVariables>;
export const SponsorshipFileDocument = {"__meta__":{"id":"a97c64b8c6aef93cd4803936b2eae726e4a505a74fe3fd193feda846c112c643"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorshipFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorshipFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorshipFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorshipFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsorId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorName"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorShortName"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isCredited"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canKeep"}}]}}]} as unknown as DocumentNode<SponsorshipFileQuery, SponsorshipFileQueryVariables>;
export const SponsorshipScreenDocument = {"__meta__":{"id":"52874edbbc62cf16949c78dc05075ecf7c8c95fbb4afab8f27a49452679dde5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorshipScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsoredStudentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsoredStudentFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorshipFile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsoredStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"canRemove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsorRemittances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"25"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sponsorship"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"students"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorshipFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorshipFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsorId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorName"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorShortName"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isCredited"}},{"kind":"Field","name":{"kind":"Name","value":"statementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canKeep"}}]}}]} as unknown as DocumentNode<SponsorshipScreenQuery, SponsorshipScreenQueryVariables>;
export const CreateSponsorshipDocument = {"__meta__":{"id":"717ef1060f1bc904234ca2fdbb74081e6e040ba47423882d6c83089722ebb880"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSponsorship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sponsorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSponsorship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sponsorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sponsorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSavedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<CreateSponsorshipMutation, CreateSponsorshipMutationVariables>;
export const ChangeSponsorshipDocument = {"__meta__":{"id":"889ebdde88fda4fb55c5ee68c0f36c9514b10de66aeaf6d641b99fd51dd8dca3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSponsorship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isClosed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSponsorship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"isClosed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isClosed"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSavedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<ChangeSponsorshipMutation, ChangeSponsorshipMutationVariables>;
export const ImportSponsoredStudentsDocument = {"__meta__":{"id":"567ee1241587062bdafb4531f8c91393eb444b40febebfe736c83889ee907fa7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSponsoredStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sponsorshipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leaveOutWrong"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSponsoredStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sponsorshipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sponsorshipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"leaveOutWrong"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leaveOutWrong"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsoredStudentsImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previewMark"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportSponsoredStudentsMutation, ImportSponsoredStudentsMutationVariables>;
export const RemoveSponsoredStudentDocument = {"__meta__":{"id":"d963f7622c1d798dba6bcc97efe59f40e06d3328b73df20e1a6749eae7d7493a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSponsoredStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sponsorshipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSponsoredStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sponsorshipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sponsorshipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<RemoveSponsoredStudentMutation, RemoveSponsoredStudentMutationVariables>;
export const SponsorReceiptFileDocument = {"__meta__":{"id":"dae7544265e47ff7864dc35bbdfa9ea77e0353f4d32d5123165fa958cc45bb57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorReceiptFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"remittanceId"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationPath"}},{"kind":"Field","name":{"kind":"Name","value":"voids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canAskVoid"}},{"kind":"Field","name":{"kind":"Name","value":"canDecideVoid"}}]}}]}}]} as unknown as DocumentNode<SponsorReceiptFileQuery, SponsorReceiptFileQueryVariables>;
export const AskSponsorReceiptVoidDocument = {"__meta__":{"id":"2513d806c446f5a0a175744d755e94176136e3a99d8797dfa1adbcf575f68aa6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskSponsorReceiptVoid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askSponsorReceiptVoid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AskSponsorReceiptVoidMutation, AskSponsorReceiptVoidMutationVariables>;
export const DecideSponsorReceiptVoidDocument = {"__meta__":{"id":"1f9f1be22ecf720b248a662adab28702c6aee6293e72b14bdc0b8412147cbece"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideSponsorReceiptVoid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideSponsorReceiptVoid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DecideSponsorReceiptVoidMutation, DecideSponsorReceiptVoidMutationVariables>;
export const SponsorRemittancesDocument = {"__meta__":{"id":"08d44c265a0502da85eb6dace8b7e982b1ded1920acf9250619b1ff7df5cb486"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorRemittances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorRemittances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingVoids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}}]} as unknown as DocumentNode<SponsorRemittancesQuery, SponsorRemittancesQueryVariables>;
export const RemittanceFileDocument = {"__meta__":{"id":"0bf7274f01c2fbfcd5f974ca2e970d40d3160443455f8ef5a3d93bb7a4d06e7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemittanceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorshipId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"allocated"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<RemittanceFileQuery, RemittanceFileQueryVariables>;
export const RemittanceScreenDocument = {"__meta__":{"id":"d6e96cf2d5e467047d044a1e387b0431ef912ae8152a620827938e796a0b1426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemittanceScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceShareSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceShareFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceFile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remittanceShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"receiptId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"xlsx"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorshipId"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"allocated"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<RemittanceScreenQuery, RemittanceScreenQueryVariables>;
export const RecordRemittanceDocument = {"__meta__":{"id":"ae1db9cd6554d479eca9c919117c8b988fa789e577ec3f71cb05ec74561c21d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordRemittance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sponsorshipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sponsorshipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sponsorshipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<RecordRemittanceMutation, RecordRemittanceMutationVariables>;
export const ChangeRemittanceDocument = {"__meta__":{"id":"57d5df5b5a5f417ff516779559988311d4a98c2c60c86a2470a926946e2ba8e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRemittance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<ChangeRemittanceMutation, ChangeRemittanceMutationVariables>;
export const DiscardRemittanceDocument = {"__meta__":{"id":"fbb622e7c290911a80adf7ae0bd63152ef15d7cc162e6f7b10cfd72489b898e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardRemittance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acknowledgement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<DiscardRemittanceMutation, DiscardRemittanceMutationVariables>;
export const ChangeRemittanceSharesDocument = {"__meta__":{"id":"86b4ace45efd87e101a64b3fe6284fb2b1e127eef813b986813dac66a1bcc09c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRemittanceShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shares"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceShareInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRemittanceShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"shares"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shares"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<ChangeRemittanceSharesMutation, ChangeRemittanceSharesMutationVariables>;
export const ImportRemittanceSharesDocument = {"__meta__":{"id":"c7413b06504de5c7acea9823fe1bc8108ed2b7e0ecb2880fd07ae6149d5528f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportRemittanceShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leaveOutWrong"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRemittanceShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"leaveOutWrong"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leaveOutWrong"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceSharesImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previewMark"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportRemittanceSharesMutation, ImportRemittanceSharesMutationVariables>;
export const SubmitRemittanceDocument = {"__meta__":{"id":"22dad6e632c0fbae22533c0d975ae05dd7b5560f12e8b8d8d2a887ef4d760d23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitRemittance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<SubmitRemittanceMutation, SubmitRemittanceMutationVariables>;
export const DecideRemittanceDocument = {"__meta__":{"id":"9b35d702bf2819f73737483de3163bcec4885cb932a3c45f9d8d2ad75e8ab801"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideRemittance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideRemittance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemittanceSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemittanceSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemittanceResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorRemittanceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remittance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]} as unknown as DocumentNode<DecideRemittanceMutation, DecideRemittanceMutationVariables>;