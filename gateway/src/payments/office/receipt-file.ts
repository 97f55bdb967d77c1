import { paymentRecordReceipt } from "../../../../contract/payments/payment-records.ts";
import { isRefusal } from "../../college/failure.ts";
import { recordIdOf } from "../../college/record-id.ts";
import { PortalError } from "../../errors.ts";
import type { OpenFile } from "../../http/files-route.ts";

const pattern = /^\/download\/payment-receipt\/(\d{1,10})$/;

/** `/download/payment-receipt/12`: the receipt of anybody's payment, for the office; the college says who may have it. */
export const openPaymentReceipt: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(pattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  return open(id, college);
};

const open = async (id: number, college: Parameters<OpenFile>[1]["college"]) => {
  try {
    const file = await college.file(paymentRecordReceipt, { params: { id } });
    return { file, saveAs: { ascii: `receipt-${id}.pdf` } };
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};
