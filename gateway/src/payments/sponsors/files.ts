import { ownCounterReceiptFile } from "../../../../contract/payments/counter.ts";
import { sponsorReceiptFile } from "../../../../contract/payments/sponsor-receipts.ts";
import { sponsorStatement } from "../../../../contract/payments/sponsors.ts";
import { recordIdOf } from "../../college/record-id.ts";
import { PortalError } from "../../errors.ts";
import type { OpenFile } from "../../http/files-route.ts";

/** Where a student's receipt of a sponsor is downloaded, by the student and by the staff who read the sponsors' remittances. */
export const sponsorReceiptUrlOf = (id: number): string => `/download/sponsor-receipt/${id}`;

const receiptPattern = /^\/download\/sponsor-receipt\/(\d{1,10})$/;

/** A receipt of a sponsor: a student's own, or any for the staff; the college decides who may have it. */
export const openSponsorReceipt: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(receiptPattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) session.requireStudent();
  const endpoint = session.staff === undefined ? ownCounterReceiptFile : sponsorReceiptFile;
  return college
    .file(endpoint, { params: { id } })
    .then((file) => ({ file, saveAs: { ascii: `receipt-${id}.pdf` } }));
};

/** Where the statement of a list is downloaded. */
export const sponsorStatementUrlOf = (id: number): string => `/download/sponsor-statement/${id}`;

const statementPattern = /^\/download\/sponsor-statement\/(\d{1,10})$/;

/** The statement of a list for its sponsor; the college decides who may have it. */
export const openSponsorStatement: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(statementPattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  return college
    .file(sponsorStatement, { params: { id } })
    .then((file) => ({ file, saveAs: { ascii: `sponsor-statement-${id}.pdf` } }));
};
