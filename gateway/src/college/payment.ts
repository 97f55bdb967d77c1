import { downloadScreeningReceipt } from "../../../contract/admissions/application.ts";
import type { BodyOf, QueryOf, ResponseOf } from "../../../contract/endpoint.ts";
import {
  confirmReceipt,
  downloadReceipt,
  feeSchedule,
  initializeHostelPayment,
  initializeScreeningPayment,
  initializeTuitionPayment,
  studentPayments,
  tuitionFees,
  verifyHostelPayment,
  verifyScreeningPayment,
  verifyTuitionPayment,
} from "../../../contract/payments/payments.ts";
import type { PaymentPurpose } from "../generated/schema-types.ts";
import type { CollegeCalls } from "./calls.ts";

export const fetchPayments = (calls: CollegeCalls) => calls.read(studentPayments, {});

export const fetchFeeSchedule = (calls: CollegeCalls) => calls.read(feeSchedule, {});

export const fetchTuitionFees = (calls: CollegeCalls) => calls.read(tuitionFees, {});

export const openTuitionPayment = (
  calls: CollegeCalls,
  body: BodyOf<typeof initializeTuitionPayment>,
) => calls.write(initializeTuitionPayment, { body });

export const openHostelPayment = (
  calls: CollegeCalls,
  body: BodyOf<typeof initializeHostelPayment>,
) => calls.write(initializeHostelPayment, { body });

export const openScreeningPayment = (calls: CollegeCalls, amount: number) =>
  calls.write(initializeScreeningPayment, { body: { amount } });

/** What a verification tells, whatever was paid for. */
export type Verification = ResponseOf<typeof verifyScreeningPayment>;

const verifications = {
  TUITION: verifyTuitionPayment,
  HOSTEL: verifyHostelPayment,
  SCREENING: verifyScreeningPayment,
} as const;

export const verifyPayment = (
  calls: CollegeCalls,
  purpose: PaymentPurpose,
  reference: string,
): Promise<Verification> =>
  calls.read(verifications[purpose], { params: { reference }, isSlow: true });

export const fetchReceiptConfirmation = (calls: CollegeCalls, code: string) =>
  calls.read(confirmReceipt, { params: { code } });

export const openReceipt = (calls: CollegeCalls, query: QueryOf<typeof downloadReceipt>) =>
  calls.file(downloadReceipt, { query });

export const openScreeningReceipt = (calls: CollegeCalls) =>
  calls.file(downloadScreeningReceipt, {});
