import { paymentRecordReceipt } from "../../../contract/payments/payment-records.ts";
import { downloadReceipt } from "../../../contract/payments/payments.ts";
import { isRefusal } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile } from "../http/files-route.ts";

export const isDownload = (path: string): boolean => path.startsWith("/download/");

const ownReceiptPattern = /^\/download\/receipt\/(tuition|hostel|section)\/([1-9]\d{0,8})$/;

/** `/download/receipt/tuition/12`: the receipt of one of the student's own payments. */
export const openReceiptFile: OpenFile = (path, { session, college }) => {
  const [, purpose, id] = ownReceiptPattern.exec(path) ?? [];
  if (purpose !== "tuition" && purpose !== "hostel" && purpose !== "section") return undefined;
  session.requireStudent();
  const query = { paymentType: purpose, paymentId: Number(id) } as const;
  return college
    .file(downloadReceipt, { query })
    .then((file) => ({ file, saveAs: { ascii: `${purpose}_receipt.pdf` } }));
};

const officeReceiptPattern = /^\/download\/payment-receipt\/(\d{1,10})$/;

/** `/download/payment-receipt/12`: the receipt of any payment, for the staff; the college checks the role. */
export const openPaymentReceipt: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(officeReceiptPattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  return openRecordReceipt(id, college);
};

const openRecordReceipt = async (id: number, college: Parameters<OpenFile>[1]["college"]) => {
  try {
    const file = await college.file(paymentRecordReceipt, { params: { id } });
    return { file, saveAs: { ascii: `receipt-${id}.pdf` } };
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};
