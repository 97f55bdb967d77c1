import { slipFile } from "../../../../contract/payments/slips.ts";
import { recordIdOf } from "../../college/record-id.ts";
import type { OpenFile } from "../../http/files-route.ts";

/** Where a student downloads a payment slip of theirs. */
export const slipUrlOf = (id: number): string => `/download/payment-slip/${id}`;

const pattern = /^\/download\/payment-slip\/(\d{1,10})$/;

/** A payment slip of the signed-in student. */
export const openPaymentSlip: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(pattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  session.requireStudent();
  return college
    .file(slipFile, { params: { id } })
    .then((file) => ({ file, saveAs: { ascii: `payment-slip-${id}.pdf` } }));
};
