import type { BodyOf, QueryOf } from "../../../contract/endpoint.ts";
import {
  confirmReceipt,
  downloadReceipt,
  feeSchedule,
  initializeHostelPayment,
  initializeTuitionPayment,
  studentPayments,
  tuitionFees,
  verifyHostelPayment,
  verifyTuitionPayment,
} from "../../../contract/payment.ts";
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

export const verifyPayment = (
  calls: CollegeCalls,
  purpose: "tuition" | "hostel",
  reference: string,
) =>
  calls.read(purpose === "tuition" ? verifyTuitionPayment : verifyHostelPayment, {
    params: { reference },
    isSlow: true,
  });

export const fetchReceiptConfirmation = (calls: CollegeCalls, code: string) =>
  calls.read(confirmReceipt, { params: { code } });

export const openReceipt = (calls: CollegeCalls, query: QueryOf<typeof downloadReceipt>) =>
  calls.file(downloadReceipt, { query });
