import { ownReceiptFile, receiptFile } from "../../../contract/payments/counter.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { OpenFile } from "../http/files-route.ts";

/** Where a receipt of the counter, of a bank or of a sponsor is downloaded, by its student and by the staff who read these receipts. */
export const accountReceiptUrlOf = (id: number): string => `/download/account-receipt/${id}`;

const pattern = /^\/download\/account-receipt\/(\d{1,10})$/;

/** A receipt of the counter, of a bank or of a sponsor: a student's own, or any for the staff; the college decides who may have it. */
export const openAccountReceipt: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(pattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) session.requireStudent();
  const endpoint = session.staff === undefined ? ownReceiptFile : receiptFile;
  return college
    .file(endpoint, { params: { id } })
    .then((file) => ({ file, saveAs: { ascii: `receipt-${id}.pdf` } }));
};
