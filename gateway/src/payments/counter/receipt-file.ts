import {
  counterReceiptFile,
  ownCounterReceiptFile,
} from "../../../../contract/payments/counter.ts";
import { recordIdOf } from "../../college/record-id.ts";
import type { OpenFile } from "../../http/files-route.ts";

/** Where a receipt of the counter is downloaded, by its student and by the staff who read the counter's receipts. */
export const counterReceiptUrlOf = (id: number): string => `/download/counter-receipt/${id}`;

const pattern = /^\/download\/counter-receipt\/(\d{1,10})$/;

/** A receipt of the counter: a student's own, or any for the staff; the college decides who may have it. */
export const openCounterReceipt: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(pattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) session.requireStudent();
  const endpoint = session.staff === undefined ? ownCounterReceiptFile : counterReceiptFile;
  return college
    .file(endpoint, { params: { id } })
    .then((file) => ({ file, saveAs: { ascii: `receipt-${id}.pdf` } }));
};
